import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '@portolan/server/testing';
import { WebSocket } from 'ws';
import type { ServerProcess } from './serverProcess.ts';

/** The heap used by an idle connection of a signed-in page. */
export async function heapPerConnection(
  server: ServerProcess,
  count: number,
): Promise<{ count: number; bytes: number }> {
  const { cookie = '' } = await Visitor.guest(server.address, 'Idle');
  // The first connections also allocate what all share.
  const first = await connect(server.address, cookie, 50);
  const before = await server.heap();
  const sockets = await connect(server.address, cookie, count);
  const after = await server.heap();
  for (const socket of [...first, ...sockets]) socket.terminate();
  await pause(500);
  return { count, bytes: (after - before) / count };
}

async function connect(address: string, cookie: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(50, count - sockets.length) }, () => {
      return new WebSocket(`${address.replace('http', 'ws')}/socket`, {
        headers: { cookie },
        perMessageDeflate: false,
      });
    });
    await Promise.all(batch.map((socket) => once(socket, 'message')));
    sockets.push(...batch);
  }
  return sockets;
}
