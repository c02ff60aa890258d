# The server with everything it needs. docs/deploy.md says how to run it.
# A name can come to mean another image; PYTHON_IMAGE=python:3.13-slim@sha256:… pins it.
ARG PYTHON_IMAGE=python:3.13-slim
FROM ${PYTHON_IMAGE} AS build
WORKDIR /source
COPY pyproject.toml requirements-image.lock README.md LICENSE ./
# The lock file holds the versions of all that the server needs, and the hashes: nothing else is installed.
RUN python -m venv /arasta \
 && /arasta/bin/pip install --no-cache-dir --require-hashes -r requirements-image.lock
COPY src ./src
RUN /arasta/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM ${PYTHON_IMAGE}
RUN useradd --system --uid 10017 --home-dir /data arasta \
 && install --directory --owner arasta --mode 0700 /data
COPY --from=build /arasta /arasta
ENV PATH=/arasta/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ARASTA_DATA=/data \
    ARASTA_CACHE=/data/cache
USER 10017
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=15s --timeout=10s --start-period=300s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8017/healthz', timeout=8)"]
# In a container the process listens on all its addresses; compose.yaml decides who gets there.
CMD ["arasta", "serve", "--host", "0.0.0.0", "--port", "8017"]
