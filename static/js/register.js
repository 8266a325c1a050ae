// The move being corrected comes into sight.
document.querySelector(".line[aria-current]")?.scrollIntoView({ block: "center" });
