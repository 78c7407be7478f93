# The site in a container: docs/deploy.md. Settings that are fixed at build (docs/production.md) are arguments, so
# each installation builds its own image:
#
#   docker build --build-arg SITE_URL=https://jobs.example.com --build-arg NEXT_PUBLIC_SUPABASE_URL=https://….supabase.co -t doorstep .

# The first image has npm; the second only a C++ runtime and certificates, no shell.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUN_IMAGE=gcr.io/distroless/cc-debian12

# A checkout with every package, for migrations, the gazetteer and `npm run admin` (--target tools).
FROM ${BUILD_IMAGE} AS tools
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci && npm cache clean --force
COPY . .
CMD ["npm", "run", "doctor"]

FROM tools AS build
ARG SITE_URL
ARG NEXT_PUBLIC_SUPABASE_URL
ARG TILE_URL
RUN NEXT_OUTPUT=standalone npm run build

FROM ${RUN_IMAGE} AS site
WORKDIR /site
# The runtime that the lock file names, as for `npm start`.
COPY --from=build /site/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static .next/static
COPY --from=build /site/public public
# The scheduler and the doctor run from their sources.
COPY --from=build /site/node_modules/nodemailer node_modules/nodemailer
COPY --from=build /site/node_modules/zod node_modules/zod
COPY doorstep.config.ts doorstep.config.ts
COPY lib lib
COPY supabase supabase
# HOSTNAME, because container engines set it to the container's name, and Next.js would listen on that name only.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
USER 65532:65532
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
# At most 10 kB, because Next.js' parsing time grows faster than the number of URL parameters. Every URL and cookie of the site fits.
CMD ["--max-http-header-size=10240", "server.js"]
