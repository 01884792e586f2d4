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
# The cache serves a later build in the same folder, not the server.
RUN node bin/build.mjs && rm -rf .next/cache && find .next -name '*.map' -delete

FROM packages AS runtime-packages
# Optional peers of packages (a compiler, a browser, Prisma's command line) are development dependencies of
# ours: without that list, npm drops them too.
RUN npm pkg delete devDependencies && npm prune --omit=dev --no-save --no-audit --no-fund
# A server that is built uses neither Next's compiler, nor what the build has put into pages and fonts, nor types,
# source maps and the query compilers of other databases.
RUN rm -rf node_modules/@next/swc-* node_modules/lucide-react node_modules/@adyen node_modules/@fontsource-variable \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules/@libav.js -type f -name '*.thr.*' -delete \
  && find node_modules/@libav.js -type f -name '*.asm.*' -delete \
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*.postgresql.*' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    APP_ENV=production \
    DATA_DIR=/tmp/amarena
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
# One volume of secrets for each reader; everything else is read-only to the app's user.
RUN mkdir -p /secrets/app /secrets/owner /secrets/database /secrets/pooler /secrets/photos /secrets/prometheus \
  && chown -R node:node /secrets
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# A start of Node takes seconds on a busy machine.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "docker/is-alive.mjs"]
CMD ["node", "docker/serve.mjs"]
