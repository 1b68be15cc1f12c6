# The bot alone: docs/hosting.md says how to run it. The address of the database and the token come from outside.
# By its digest, so that it is the same one tomorrow: docs/hosting.md says how to build on a newer one.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM $NODE_IMAGE AS build
WORKDIR /source
COPY . .
RUN hosting/assemble.sh /bot

FROM $NODE_IMAGE
ENV NODE_ENV=production DATABASE_URL=file:/data/bonfire.db HEALTH_PORT=9100
# What is freed goes back to the system: glibc would keep hundreds of MB for pictures to come.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
VOLUME /data
WORKDIR /bot
COPY --from=build /bot ./
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself: npm would not hand on the signal to end.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "--liftoff-only", "--enable-source-maps", "dist/src/main.js"]
