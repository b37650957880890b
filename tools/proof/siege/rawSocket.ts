import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Field } from './attack.ts';

/** A TCP connection from an attacker's address; what it does not read stays in the buffers. */
export async function openTcp({ host, port, from, opened, tally }: Field, attacker: number): Promise<Socket> {
  const socket = connect({ host, port, localAddress: from(attacker) });
  opened.add(socket);
  let connected = false;
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    opened.delete(socket);
    if (connected) tally.cut++;
  });
  await once(socket, 'connect');
  connected = true;
  return socket;
}

/** A connection after the handshake of a WebSocket, on which anything can be written. */
export async function openRaw(field: Field, attacker: number, cookie?: string): Promise<Socket> {
  const socket = await openTcp(field, attacker);
  const headers = [
    'GET /socket HTTP/1.1',
    `Host: ${field.host}:${field.port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Extensions: permessage-deflate',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  const head = await Promise.race([once(socket, 'data'), once(socket, 'close')]).then(([data]) => data);
  if (!Buffer.isBuffer(head) || !head.toString('latin1').startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error('no WebSocket');
  }
  return socket;
}

export interface FrameFields {
  readonly opcode: number;
  readonly data?: Buffer;
  readonly fin?: boolean;
  /** The reserved bits; 4 says that the data is compressed. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The length to announce, if it is not that of the data. */
  readonly length?: bigint;
}

/** A frame as a client sends it, or as no client does. The mask is zero, so that the data can be read. */
export function frame({ opcode, data = Buffer.alloc(0), ...rest }: FrameFields): Buffer {
  const { fin = true, reserved = 0, masked = true, length } = rest;
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const mask = masked ? 0x80 : 0;
  const announced = length ?? BigInt(data.length);
  let head: Buffer;
  if (announced < 126n) head = Buffer.from([first, mask | Number(announced)]);
  else if (announced < 65_536n) {
    head = Buffer.from([first, mask | 126, 0, 0]);
    head.writeUInt16BE(Number(announced), 2);
  } else {
    head = Buffer.from([first, mask | 127, 0, 0, 0, 0, 0, 0, 0, 0]);
    head.writeBigUInt64BE(announced, 2);
  }
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), data]);
}

export function textFrame(message: unknown): Buffer {
  return frame({ opcode: 1, data: Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)) });
}

/** Writes, and waits while the connection takes no more; a closed one rejects. */
export async function write(socket: Socket, data: Buffer | string): Promise<void> {
  if (socket.destroyed) throw new Error('closed');
  if (!socket.write(data)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}
