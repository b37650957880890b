import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A chat service or program on this machine that webhooks are posted to. */
export interface WebhookTarget {
  readonly address: string;
  /** What was posted, by path. */
  readonly received: readonly { readonly path: string; readonly key: string; readonly body: unknown }[];
  /** The status of the next answer. */
  answerNext(status: number): void;
  close(): Promise<void>;
}

export async function startWebhookTarget(): Promise<WebhookTarget> {
  const received: { path: string; key: string; body: unknown }[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await json(request);
    if (status === 204)
      received.push({ path: request.url ?? '', key: String(request.headers['idempotency-key']), body });
    response.writeHead(status).end();
    status = 204;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerNext(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
