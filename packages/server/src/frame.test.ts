import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

describe('textFrame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
    'frames %i bytes so that a client reads them unchanged',
    async (size) => {
      const server = new WebSocketServer({ port: 0 });
      const { port } = server.address() as AddressInfo;
      server.on('connection', (_socket, request) => request.socket.write(textFrame('x'.repeat(size))));
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      const [data, binary] = await once(socket, 'message');
      expect(binary).toBe(false);
      expect(String(data)).toBe('x'.repeat(size));
      socket.terminate();
      server.close();
    },
  );

  it('counts bytes, not characters', () => {
    const text = 'Niña 🚢';
    expect(textFrame(text)[1]).toBe(Buffer.byteLength(text));
    expect(textFrame(text).subarray(2).toString()).toBe(text);
  });
});
