import type { Arg, List, ListStyle, Said } from './args.ts';
import { intlLocale } from './locale.ts';
import type { Choice, Pattern, Piece } from './parseMessage.ts';

export type Values = Readonly<Record<string, Arg | boolean>>;

/** The pattern with its values inserted, in the order of the pattern. Neighbouring strings are one. */
export function formatPattern(pattern: Pattern, values: Values, count = 0): readonly Said[] {
  const parts: Said[] = [];
  for (const part of pattern.flatMap((piece) => formatPiece(piece, values, count))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

function formatPiece(piece: Piece, values: Values, count: number): readonly Said[] {
  if (typeof piece === 'string') return [piece];
  if (piece.kind === 'count') return insert(count);
  const value = values[piece.name];
  if (!('branches' in piece)) return value === undefined ? [`{${piece.name}}`] : insert(value);
  const branch = piece.branches.get(branchOf(piece.kind, value, piece.branches)) ?? [];
  return formatPattern(branch, values, piece.kind === 'select' ? count : Number(value));
}

function branchOf(kind: Choice, value: Arg | boolean | undefined, branches: ReadonlyMap<string, unknown>): string {
  const exact = kind === 'select' ? String(value) : `=${value}`;
  if (branches.has(exact)) return exact;
  if (kind === 'select') return 'other';
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const category = kept(type, () => new Intl.PluralRules(intlLocale(), { type })).select(Number(value));
  return branches.has(category) ? category : 'other';
}

function insert(value: Arg | boolean): readonly Said[] {
  if (typeof value === 'number') return [value.toLocaleString(intlLocale())];
  if (typeof value !== 'object') return [String(value)];
  if ('items' in value) return insertList(value);
  return 'text' in value ? [value] : value;
}

const formatters = new Map<string, unknown>();

/** Formatters are expensive to make. */
function kept<F>(type: string, make: () => F): F {
  const key = intlLocale() + type;
  const formatter = formatters.get(key) ?? make();
  formatters.set(key, formatter);
  return formatter as F;
}

const TYPES = { and: 'conjunction', or: 'disjunction', plain: 'unit' } as const satisfies Record<ListStyle, string>;

function insertList({ items, style }: List): readonly Said[] {
  const places = items.map((_, at) => String(at));
  const type = TYPES[style];
  return kept(type, () => new Intl.ListFormat(intlLocale(), { type }))
    .formatToParts(places)
    .flatMap(({ type, value }) => (type === 'element' ? insert(items[Number(value)] ?? '') : [value]));
}
