# The server for a Postgres that DATABASE_URL names. `docker build -t addly-nook .`
# What it is made of: `docker run --rm addly-nook cat sbom.cdx.json` (the server) or `sbom-pages.cdx.json` (what the pages bring)
FROM node:22-bookworm-slim AS build
WORKDIR /app
# Packages first: this layer stays while only the sources change.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node server/start.mjs --build-only && node deploy/lean.mjs /lean

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /lean ./
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
# Ready means that the database answers, too. Without a Node of its own, which would cost as much as a hundred answers.
HEALTHCHECK --interval=10s --timeout=7s --start-period=30s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["node", "server/serve.mjs"]
