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
  const count = Number(value);
  const category = isEnglish()
    ? englishCategory(type, count)
    : kept(type, () => new Intl.PluralRules(intlLocale(), { type })).select(count);
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
  const isPlain = isEnglish() && Math.abs(value) < MOST_EXACT;
  return isPlain ? englishNumber(value) : value.toLocaleString(intlLocale());
}

/** From here on a number has no exact thousandths. */
const MOST_EXACT = 1e12;

/** As `Intl` writes it: at most three decimals, and groups of three digits. */
function englishNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function englishCategory(type: 'cardinal' | 'ordinal', value: number): Intl.LDMLPluralRule {
  const count = Math.abs(value);
  if (type === 'cardinal') return count === 1 ? 'one' : 'other';
  const isTeen = count % 100 > 10 && count % 100 < 14;
  return (isTeen ? undefined : ORDINALS[count % 10]) ?? 'other';
}

const ORDINALS: readonly (Intl.LDMLPluralRule | undefined)[] = [undefined, 'one', 'two', 'few'];

/** The first number, plural or list that `Intl` formats takes 60 ms on a phone; pages in English do without it. */
function isEnglish(): boolean {
  return intlLocale() === 'en-GB';
}
