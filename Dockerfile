# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY sandbox/package.json sandbox/
COPY bin/processes/package.json bin/processes/
# Not `npm ci`: see bin/common/packages.mjs.
RUN npm install --no-save --no-audit --no-fund

FROM packages AS build
COPY . .
RUN node bin/build.mjs

FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-save

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    APP_ENV=production \
    DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/package-lock.json /app/next.config.mjs /app/server.ts ./
COPY --from=build /app/.data/build .data/build
COPY --from=build /app/.next .next
COPY --from=build /app/bin bin
COPY --from=build /app/brands brands
COPY --from=build /app/components components
COPY --from=build /app/docker docker
COPY --from=build /app/lib lib
COPY --from=build /app/messages messages
COPY --from=build /app/prisma prisma
COPY --from=build /app/public public
COPY --from=build /app/sandbox sandbox
# The app's user owns the volume folders; everything else is read-only to it.
RUN mkdir -p /data /secrets && chown node:node /data /secrets
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "docker/is-alive.mjs"]
CMD ["node", "docker/serve.mjs"]
