const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A message as one frame of the WebSocket protocol (RFC 6455, section 5.2): final, text, not masked.
 *
 * Built here rather than by `ws` because the same message goes to many pages: the frame is built once, and writing
 * header and text in one piece costs half of writing them separately.
 */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size <= SHORT ? 2 : size < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
