import { Sender } from 'ws';

declare module 'ws' {
  /** Public in `ws`, but missing from its type declarations. */
  const Sender: {
    frame(data: Buffer, options: { readonly fin: boolean; readonly opcode: number }): [header: Buffer, data: Buffer];
  };
}

const WHOLE_TEXT = { fin: true, opcode: 1 };
/** RFC 6455, section 5.2: two bytes, and up to eight for the length. */
const LONGEST_HEADER = 10;

/**
 * A message as one WebSocket frame.
 *
 * `socket.send` would build a frame for every receiver and write header and text separately. The same message goes to
 * many connections, so it is framed once, and each connection writes it in one piece.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const buffer = Buffer.allocUnsafe(LONGEST_HEADER + length);
  const body = buffer.subarray(LONGEST_HEADER);
  // Plain ASCII, like most messages, needs no encoding.
  body.write(text, length === text.length ? 'latin1' : 'utf8');
  const [header] = Sender.frame(body, WHOLE_TEXT);
  const start = LONGEST_HEADER - header.length;
  header.copy(buffer, start);
  return buffer.subarray(start);
}
