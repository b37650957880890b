import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and breaks off a connection at a certain moment. */
export interface CutProxy {
  readonly port: number;
  /** Breaks off the next connection on which the client sends this text, before or after passing it on. */
  cutAt(text: string, moment: 'before' | 'after'): void;
  close(): Promise<void>;
}

/** As long as the server may need for its answer, which nobody will read. */
const ANSWERED_MS = 200;

export async function startCutProxy(target: number): Promise<CutProxy> {
  let cut: { readonly text: string; readonly moment: 'before' | 'after' } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const breakOff = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', breakOff);
      socket.on('close', breakOff);
    }
    upstream.pipe(client);
    client.on('data', (data) => {
      if (cut === undefined || !data.includes(cut.text)) {
        upstream.write(data);
        return;
      }
      const { moment } = cut;
      cut = undefined;
      upstream.unpipe(client);
      if (moment === 'after') upstream.write(data);
      setTimeout(breakOff, ANSWERED_MS);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutAt(text, moment) {
      cut = { text, moment };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
