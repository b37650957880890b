import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { ColyseusTable } from './colyseusTable.ts';
import { fetchColyseus } from './fetchColyseus.ts';
import { Gate } from './gate.ts';
import { newTally } from './lightTable.ts';

/** Admits everybody to one room, and keeps what they send after they have joined. */
async function openRoom() {
  const requests: string[] = [];
  const moves: [seat: number, text: string][] = [];
  const clients: WebSocket[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(JSON.stringify({ roomId: 'room', processId: 'process', sessionId: `${requests.length}` }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    const seat = clients.push(socket) - 1;
    socket.send(Buffer.of(10));
    socket.on('message', (data: Buffer) => {
      if (data[0] !== 10) moves.push([seat, data.toString('latin1', 0, 6)]);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of clients) socket.terminate();
    server.close();
  });
  const say = (seat: number, type: string): void =>
    clients[seat]?.send(Buffer.concat([Buffer.of(13, 0xa0 + type.length), Buffer.from(type), Buffer.alloc(90)]));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, moves, say };
}

describe('players in a room of Colyseus', () => {
  it('join the same room, move when they are asked, and count what their mover sees', async () => {
    const { address, requests, moves, say } = await openRoom();
    const tally = newTally();
    const table = await ColyseusTable.open({ address, game: 'g', players: 2, tally, gate: new Gate() });
    onTestFinished(() => table.stop());
    expect(requests).toEqual(['/matchmake/create/g', '/matchmake/joinById/room']);

    say(0, 'shown');
    say(1, 'asked');
    await expect.poll(() => moves).toEqual([[1, '\x0d\xa4move']]);
    await expect.poll(() => tally.bytes).toBe(2 * 97);
    expect(tally.acknowledged).toBe(0);

    say(0, 'asked');
    say(1, 'shown');
    await expect.poll(() => tally.acknowledged).toBe(1);
    await expect.poll(() => moves.length).toBe(2);
  });
});

it('Colyseus is left out if npm cannot fetch it', async () => {
  expect(await fetchColyseus('npm-that-is-not-there')).toBeUndefined();
});
