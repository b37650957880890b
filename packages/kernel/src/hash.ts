/**
 * A 64-bit fingerprint of a plain JSON value, as 16 hex digits.
 *
 * Fast enough for every move of a replay. It detects accidents and edits but is not a signature: anyone can compute it.
 * The seed commitment is what binds a host.
 */
export function hashState(state: unknown): string {
  return hashText(JSON.stringify(state));
}

export function hashText(text: string): string {
  let high = 0x9e3779b9 | 0;
  let low = 0x85ebca6b | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
