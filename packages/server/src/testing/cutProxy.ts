import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and breaks off a connection at a certain moment. */
export interface CutProxy {
  readonly port: number;
  /** Breaks off the next connection on which the client sends this text, before or after passing it on. */
  cutAt(text: string, moment: 'before' | 'after'): void;
  /** Until the next cut, breaks off every connection on which this text is sent a second time, before passing it on. */
  cutAtSecond(text: string): void;
  /** Stops all traffic on the open connections, without telling either side. New connections are not affected. */
  freeze(): void;
  /** The same as soon as a client sends this text, which is not passed on. */
  freezeAt(text: string): void;
  close(): Promise<void>;
}

/** As long as the server may need for its answer, which nobody will read. */
const ANSWERED_MS = 200;

/** Whether to break off now; `before` is how often this client has already sent the text. */
type Cut = { readonly text: string; when(before: number): 'before' | 'after' | undefined };

export async function startCutProxy(target: number): Promise<CutProxy> {
  let cut: Cut | undefined;
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let freezing: string | undefined;
  const freeze = (): void => {
    freezing = undefined;
    for (const socket of sockets) {
      frozen.add(socket);
      socket.unpipe().pause();
    }
  };
  // Otherwise the end of one side would be answered automatically, even on a frozen connection.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    const breakOff = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', breakOff);
      socket.on('close', breakOff);
      socket.on('end', () => frozen.has(socket) || breakOff());
    }
    upstream.pipe(client);
    let sent = 0;
    client.on('data', (data) => {
      if (freezing !== undefined && data.includes(freezing)) return freeze();
      const moment = cut !== undefined && data.includes(cut.text) ? cut.when(sent++) : undefined;
      if (moment === undefined) {
        upstream.write(data);
        return undefined;
      }
      upstream.unpipe(client);
      if (moment === 'after') upstream.write(data);
      setTimeout(breakOff, ANSWERED_MS);
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutAt(text, moment) {
      const when = (): typeof moment => {
        cut = undefined;
        return moment;
      };
      cut = { text, when };
    },
    cutAtSecond(text) {
      cut = { text, when: (before) => (before === 1 ? 'before' : undefined) };
    },
    freeze,
    freezeAt(text) {
      freezing = text;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
