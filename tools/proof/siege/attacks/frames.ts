import { deflateRawSync } from 'node:zlib';
import { type Attack, type Field, swarm } from '../attack.ts';
import { frame, openRaw, textFrame, write } from '../rawSocket.ts';

const NETWORKS = 5;
const TEXT = 1;
const CONTINUATION = 0;

/** Sends frames on new connections for as long as each accepts them. */
function frames(name: string, make: (nth: number) => Buffer, perConnection = 1000): Attack {
  return {
    name,
    run: (field) =>
      swarm(field, 30, async (attacker) => {
        const socket = await openRaw(field, attacker % NETWORKS);
        socket.resume();
        for (let nth = 0; nth < perConnection && !field.isOver() && !socket.destroyed; nth++) {
          await write(socket, make(nth));
          field.tally.sent++;
        }
        socket.destroy();
      }),
  };
}

const MALFORMED: readonly Buffer[] = [
  frame({ opcode: TEXT, data: Buffer.from([0xff, 0xfe, 0xc0, 0x80]) }),
  frame({ opcode: TEXT, data: Buffer.from('{}'), masked: false }),
  frame({ opcode: TEXT, data: Buffer.from('{}'), reserved: 7 }),
  frame({ opcode: 3, data: Buffer.from('{}') }),
  frame({ opcode: 9, data: Buffer.alloc(126) }),
  frame({ opcode: 9, fin: false }),
  frame({ opcode: 8, data: Buffer.from([0]) }),
  frame({ opcode: 8, data: Buffer.from([0xff, 0xff]) }),
  frame({ opcode: CONTINUATION, data: Buffer.from('{}') }),
  frame({ opcode: 2, data: Buffer.alloc(100) }),
  frame({ opcode: TEXT, length: 2n ** 63n }),
  Buffer.from([0x81, 0xfe, 0, 1, 0, 0, 0, 0, 0x7b]),
  Buffer.alloc(1000, 0x5a),
];

const malformed = frames('malformed frames', (nth) => MALFORMED[nth % MALFORMED.length] ?? Buffer.alloc(1), 1);
const oversized = frames('oversized frames', () => frame({ opcode: TEXT, data: Buffer.alloc(1_000_000, 0x20) }));
const announced = frames('frames that announce 2 GB', () => frame({ opcode: TEXT, length: 2n ** 31n - 1n }));
const fragments = frames('fragments without end', (nth) =>
  nth === 0
    ? frame({ opcode: TEXT, fin: false, data: Buffer.from('"') })
    : Buffer.concat(
        Array.from({ length: 100 }, () => frame({ opcode: CONTINUATION, fin: false, data: Buffer.from('x') })),
      ),
);
const emptyFragments = frames(
  'empty fragments without end',
  (nth) => {
    if (nth === 0) return frame({ opcode: TEXT, fin: false, data: Buffer.from('"') });
    return Buffer.concat(Array.from({ length: 200 }, () => frame({ opcode: CONTINUATION, fin: false })));
  },
  100_000,
);
const BOMB = deflateRawSync(Buffer.alloc(10_000_000, 0x20)).subarray(0, 16_000);
const bombs = frames('compressed bombs', () => frame({ opcode: TEXT, reserved: 4, data: BOMB }));

const JUNK: readonly string[] = [
  '['.repeat(4000),
  '{"type":"watch","table":'.repeat(150),
  `{"type":"move","id":"x","table":"x","seq":0,"text":"${'x'.repeat(4000)}"}`,
  `{"__proto__":{"type":"watch"},"constructor":{"prototype":{}}}`,
  `"${'\\u0000'.repeat(600)}"`,
  '1e999',
  `{${Array.from({ length: 300 }, (_, i) => `"k${i}":0`).join()}}`,
  'x'.repeat(16_000),
];
const junk = frames('junk and deep JSON in messages', (nth) => textFrame(JUNK[nth % JUNK.length] ?? ''));

/** Control frames other than pings: whoever sends them must not be cheaper to serve than anybody else. */
const pongs = frames(
  'unasked pongs',
  () => Buffer.concat(Array.from({ length: 200 }, () => frame({ opcode: 10, data: Buffer.alloc(125) }))),
  100_000,
);

/** A connection that asks for another protocol, or for nothing. */
const upgrades: Attack = {
  name: 'half a handshake',
  run: (field: Field) =>
    swarm(field, 60, async (attacker) => {
      field.tally.sent++;
      const socket = await openRaw(field, attacker % NETWORKS);
      await write(socket, Buffer.from([0x81]));
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (attacker % 2 === 0) socket.resetAndDestroy();
      else socket.end();
    }),
};

export const FRAME_ATTACKS: readonly Attack[] = [
  malformed,
  oversized,
  announced,
  fragments,
  emptyFragments,
  bombs,
  junk,
  pongs,
  upgrades,
];
