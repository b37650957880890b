import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a service that can be cut and slowed down. */
export interface Link {
  readonly port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Everything arrives so much later, in both directions. */
  delay(ms: number): void;
  heal(): void;
  close(): Promise<void>;
}

export async function openLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;

  function pass(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (delayMs === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), delayMs);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
    from.once('close', () => sockets.delete(from));
  }

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    near.setNoDelay(true);
    far.setNoDelay(true);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      breakAll();
    },
    delay(ms) {
      delayMs = ms;
    },
    heal() {
      isCut = false;
      delayMs = 0;
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
