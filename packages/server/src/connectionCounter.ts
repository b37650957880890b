import type { IncomingMessage } from 'node:http';

/** Counts the connections of each address, so that a single one cannot use them all. */
export interface ConnectionCounter {
  addressOf(request: IncomingMessage): string;
  /** False if the address has reached its limit. */
  enter(address: string): boolean;
  leave(address: string): void;
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

export function makeConnectionCounter(most: number): ConnectionCounter {
  const connections = new Map<string, number>();
  return {
    /** Behind a proxy on this machine, the address the proxy forwards. */
    addressOf({ socket, headers }) {
      const address = socket.remoteAddress ?? '';
      const forwarded = String(headers['x-forwarded-for'] ?? '');
      if (!LOOPBACK.test(address) || forwarded === '') return address;
      return forwarded.split(',').at(-1)?.trim() ?? address;
    },
    enter(address) {
      const count = connections.get(address) ?? 0;
      if (count >= most) return false;
      connections.set(address, count + 1);
      return true;
    },
    leave(address) {
      const count = connections.get(address) ?? 0;
      if (count <= 1) connections.delete(address);
      else connections.set(address, count - 1);
    },
  };
}
