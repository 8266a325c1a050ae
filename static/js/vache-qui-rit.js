// What the dice selected are worth, looked up in what the house has sent.
const PARTS = [".worth", ".sum b", ".go span", ".go small", ".stop small"];

// « encore deux »: what the shortest set with these dice in it has more than they.
function lacks(form, helps, sorted) {
  const holds = RegExp(sorted.join(".*"));
  const more = Object.keys(helps).flatMap(set => (holds.test(set) ? set.length - sorted.length : []));
  const { lacks, never } = form.dataset;
  return more.length ? lacks.split("|")[Math.min(...more)] : never;
}

document.addEventListener("tripot:entered", ({ target: form, detail: dice }) => {
  if (!form.dataset.helps) return;
  const helps = JSON.parse(form.dataset.helps);
  const sorted = [...dice].sort();
  const [, total, go] = helps[""];
  const said = helps[sorted.join("")] ?? ["", total, go, "", lacks(form, helps, sorted)];
  PARTS.forEach((part, at) => {
    form.querySelector(part).textContent = said[at];
  });
  form.querySelector(".go").disabled = !said[0];
  form.querySelector(".stop").disabled = said[4] !== "";
});
