FROM python:3.11-slim AS build
WORKDIR /build
RUN python -m venv --without-pip /opt/tripot && python -m venv --without-pip /opt/build
COPY requirements.lock requirements-build.lock ./
RUN python -m pip --python /opt/tripot/bin/python install --no-cache-dir --require-hashes -r requirements.lock \
    && python -m pip --python /opt/build/bin/python install --no-cache-dir --require-hashes -r requirements-build.lock
COPY pyproject.toml README.md LICENSE ./
COPY alembic alembic
COPY seeds seeds
COPY src src
COPY static static
COPY templates templates
RUN /opt/build/bin/python -m hatchling build -t wheel \
    && python -m pip --python /opt/tripot/bin/python install --no-cache-dir --no-index --no-deps dist/*.whl

FROM python:3.11-slim
RUN groupadd --gid 10001 tripot \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin tripot \
    && install --directory --owner tripot --group tripot --mode 0750 /data
COPY --from=build /opt/tripot /opt/tripot
ENV PATH=/opt/tripot/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    TRIPOT_DATA=/data
USER 10001:10001
VOLUME ["/data"]
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/sante', timeout=2)"]
CMD ["tripot", "serve", "--host", "0.0.0.0", "--port", "8000"]
