# docs/operating.md explains how to run it.
FROM node:24-slim
WORKDIR /portolan
COPY . .
RUN npm ci --omit=dev && npm run -s pages && npm cache clean --force
RUN mkdir --mode=700 /data && chown node:node /data
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: signals reach the server directly.
CMD ["node", "tools/run.mjs", "tools/start.ts"]
