import type { Point } from './outline.ts';

export interface Sign {
  /** The character that shows it. */
  readonly code: number;
  /** In units of the font, upwards from the line. */
  readonly contours: readonly (readonly Point[])[];
}

export interface Face {
  readonly name: string;
  /** The side of the square that every sign stands in, from the line up. */
  readonly square: number;
  /** In the order of their codes, without a gap. */
  readonly signs: readonly Sign[];
}

/** A font of filled signs, as a TrueType file: straight lines, no hints, one square for each. */
export function writeTrueType(face: Face): Uint8Array<ArrayBuffer> {
  const { glyf, loca } = writeOutlines(face);
  return writeTables({
    'OS/2': writeMetrics(face),
    cmap: writeMap(face),
    glyf,
    head: writeHead(face),
    hhea: writeHeader(face),
    hmtx: writeWidths(face),
    loca,
    maxp: writeLimits(face),
    name: writeNames(face),
    post: bytes(u32(0x00030000), u32(0), i16(0), i16(0), u32(0), u32(0), u32(0), u32(0), u32(0)),
  });
}

type Bytes = readonly number[];

function u8(value: number): Bytes {
  return [value & 0xff];
}

function u16(value: number): Bytes {
  return [(value >> 8) & 0xff, value & 0xff];
}

const i16 = u16;

function u32(value: number): Bytes {
  return [...u16(value >>> 16), ...u16(value & 0xffff)];
}

function bytes(...parts: readonly Bytes[]): Bytes {
  return parts.flat();
}

/** Glyph 0 is what stands for a missing sign; here it is empty. */
function writeOutlines({ signs }: Face): { readonly glyf: Bytes; readonly loca: Bytes } {
  const glyphs = [[], ...signs.map(({ contours }) => writeGlyph(contours))].map((glyph) => padded(glyph, 4));
  let at = 0;
  const ends = glyphs.map((glyph) => {
    at += glyph.length;
    return at;
  });
  return { glyf: glyphs.flat(), loca: bytes(u32(0), ...ends.map(u32)) };
}

/** What is said of a point before its coordinates. */
const FLAG = { onCurve: 1, short: [2, 4], sameOrPositive: [16, 32] } as const;

function writeGlyph(contours: Sign['contours']): Bytes {
  const points = contours.flatMap((contour) => contour.map(([x, y]): Point => [Math.round(x), Math.round(y)]));
  const steps = points.map(([x, y], at): Point => {
    const [beforeX, beforeY] = points[at - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let end = -1;
  const ends = contours.map(({ length }) => {
    end += length;
    return end;
  });
  return bytes(
    i16(contours.length),
    ...[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(i16),
    ...ends.map(u16),
    u16(0),
    steps.map(([x, y]) => FLAG.onCurve | flagOf(x, 0) | flagOf(y, 1)),
    ...steps.map(([x]) => writeStep(x)),
    ...steps.map(([, y]) => writeStep(y)),
  );
}

/** Short steps take one byte, none takes no byte. */
function flagOf(step: number, axis: 0 | 1): number {
  if (step === 0) return FLAG.sameOrPositive[axis];
  if (Math.abs(step) > 0xff) return 0;
  return FLAG.short[axis] | (step > 0 ? FLAG.sameOrPositive[axis] : 0);
}

function writeStep(step: number): Bytes {
  if (step === 0) return [];
  return Math.abs(step) > 0xff ? i16(step) : u8(Math.abs(step));
}

function writeHead({ square }: Face): Bytes {
  const version = bytes(u32(0x00010000), u32(0x00010000));
  const flags = bytes(u32(0), u32(0x5f0f3cf5), u16(3), u16(square));
  const times = bytes(u32(0), u32(0), u32(0), u32(0));
  return bytes(version, flags, times, i16(0), i16(0), i16(square), i16(square), u16(0), u16(8), i16(2), i16(1), i16(0));
}

function writeHeader({ square, signs }: Face): Bytes {
  const lines = bytes(u32(0x00010000), i16(square), i16(0), i16(0), u16(square), i16(0), i16(0), i16(square));
  return bytes(
    lines,
    i16(1),
    i16(0),
    i16(0),
    ...Array.from({ length: 4 }, () => i16(0)),
    i16(0),
    u16(signs.length + 1),
  );
}

function writeWidths({ square, signs }: Face): Bytes {
  const widths = [undefined, ...signs].map((sign) => {
    const xs = (sign?.contours ?? []).flat().map(([x]) => Math.round(x));
    return bytes(u16(square), i16(xs.length === 0 ? 0 : Math.min(...xs)));
  });
  return widths.flat();
}

function writeLimits({ signs }: Face): Bytes {
  const points = Math.max(...signs.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...signs.map((sign) => sign.contours.length));
  return bytes(
    u32(0x00010000),
    u16(signs.length + 1),
    u16(points),
    u16(contours),
    u16(0),
    u16(0),
    u16(1),
    ...Array.from({ length: 8 }, () => u16(0)),
  );
}

/** From characters to glyphs, in the form for one unbroken run of them (format 4 with its closing segment). */
function writeMap({ signs }: Face): Bytes {
  const first = signs[0]?.code ?? 0;
  const last = first + signs.length - 1;
  const map = bytes(
    u16(4),
    u16(2 * 2 * 4 + 16),
    u16(0),
    u16(4),
    u16(4),
    u16(1),
    u16(0),
    u16(last),
    u16(0xffff),
    u16(0),
    u16(first),
    u16(0xffff),
    i16(1 - first),
    i16(1),
    u16(0),
    u16(0),
  );
  return bytes(u16(0), u16(1), u16(3), u16(1), u32(12), map);
}

function writeNames({ name }: Face): Bytes {
  const text = [...name].flatMap((letter) => u16(letter.charCodeAt(0)));
  const kinds = [1, 2, 4, 6];
  const records = kinds.map((kind) => bytes(u16(3), u16(1), u16(0x0409), u16(kind), u16(text.length), u16(0)));
  return bytes(u16(0), u16(kinds.length), u16(6 + 12 * kinds.length), ...records, text);
}

function writeMetrics({ square, signs }: Face): Bytes {
  const [first, last] = [signs[0]?.code ?? 0, signs.at(-1)?.code ?? 0];
  return bytes(
    u16(3),
    i16(square),
    u16(400),
    u16(5),
    u16(0),
    ...Array.from({ length: 11 }, () => i16(0)),
    Array.from({ length: 10 }, () => 0),
    ...Array.from({ length: 4 }, () => u32(0)),
    [...'PORT'].map((letter) => letter.charCodeAt(0)),
    u16(0x40),
    u16(first),
    u16(last),
    i16(square),
    i16(0),
    i16(0),
    u16(square),
    u16(0),
    u32(0),
    u32(0),
    i16(square / 2),
    i16(square),
    u16(0),
    u16(first),
    u16(0),
  );
}

function padded(data: Bytes, to: number): Bytes {
  return [...data, ...Array.from({ length: (to - (data.length % to)) % to }, () => 0)];
}

function sumOf(data: Bytes): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = data.slice(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}

/** The file: a directory, then the tables, each on a boundary of four bytes. */
function writeTables(tables: Readonly<Record<string, Bytes>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(tables).sort();
  const log = Math.floor(Math.log2(names.length));
  const head = bytes(
    u32(0x00010000),
    u16(names.length),
    u16(16 * 2 ** log),
    u16(log),
    u16(16 * (names.length - 2 ** log)),
  );
  let at = head.length + 16 * names.length;
  const directory: Bytes[] = [];
  const bodies: Bytes[] = [];
  for (const name of names) {
    const data = tables[name] ?? [];
    const body = padded(data, 4);
    const tag = [...name].map((letter) => letter.charCodeAt(0));
    directory.push(bytes(tag, u32(sumOf(body)), u32(at), u32(data.length)));
    bodies.push(body);
    at += body.length;
  }
  const file = bytes(head, ...directory, ...bodies);
  const adjust = u32((0xb1b0afba - sumOf(file)) >>> 0);
  const data = Uint8Array.from(file);
  data.set(adjust, placeOf(directory, names.indexOf('head')) + 8);
  return data;
}

function placeOf(directory: readonly Bytes[], at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = (directory[at] ?? []).slice(8, 12);
  return (a << 24) | (b << 16) | (c << 8) | d;
}
