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
  if (typeof value === 'number') return [formatNumber(value)];
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

/** What comes before the last item of an English list. */
const LAST = { and: ' and ', or: ' or ', plain: ', ' } as const satisfies Record<ListStyle, string>;

function insertList({ items, style }: List): readonly Said[] {
  if (isEnglish()) {
    const between = (at: number): string => (at === items.length - 1 ? LAST[style] : ', ');
    return items.flatMap((item, at) => (at === 0 ? insert(item) : [between(at), ...insert(item)]));
  }
  const places = items.map((_, at) => String(at));
  const type = TYPES[style];
  return kept(type, () => new Intl.ListFormat(intlLocale(), { type }))
    .formatToParts(places)
    .flatMap(({ type, value }) => (type === 'element' ? insert(items[Number(value)] ?? '') : [value]));
}

function formatNumber(value: number): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED && isEnglish();
  return isPlain ? String(value) : value.toLocaleString(intlLocale());
}

/** Smaller numbers have no thousands separator. */
const FIRST_GROUPED = 1000;

/** The first number or list that `Intl` formats takes 60 ms on a phone; most pages in English never need it. */
function isEnglish(): boolean {
  return intlLocale() === 'en-GB';
}
