/**
 * SHA-256 over UTF-8 text.
 *
 * Implemented here because the kernel has no dependencies and needs a synchronous digest, which browsers do not offer.
 * The tests compare it with the platform's.
 */
export function sha256Hex(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The digest as eight signed 32-bit words. */
export function sha256Words(text: string): number[] {
  const state = [...INITIAL];
  const words = padded(new TextEncoder().encode(text));
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) compress(state, words, block, schedule);
  return state;
}

const PRIMES = firstPrimes(64);
const INITIAL: readonly number[] = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND: readonly number[] = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 4294967296) | 0;
}

/** The message as big-endian words: its bytes, a one bit, zeros, and its length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - (i & 3) * 8);
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(state: number[], words: Int32Array, block: number, schedule: Int32Array): void {
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      schedule[i] = words[block + i];
      continue;
    }
    const near = schedule[i - 2];
    const far = schedule[i - 15];
    const mixNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const mixFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    schedule[i] = schedule[i - 16] + mixFar + schedule[i - 7] + mixNear;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const pick = (e & f) ^ (~e & g);
    const first = (h + high + pick + ROUND[i] + schedule[i]) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + most) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] + mixed[i]) | 0;
}
