# The bot alone: docs/hosting.md says how to run it. The address of the database and the token come from outside.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN hosting/assemble.sh /bot

FROM node:24-bookworm-slim
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
