import { capital, type GameUi, spaced, wordOf } from '@portolan/client';
import { t } from '../messages/tableLater.ts';

/** The generic table's model of any view: its JSON as parts that can be laid out. */
export type Datum =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'list'; readonly items: readonly Datum[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] };

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly datum: Datum;
}

export interface Card {
  readonly key: string;
  readonly title: string;
  /** Its name in the notation: the card is highlighted when a move can point at it. */
  readonly target: string | undefined;
  readonly seat: number | undefined;
  readonly facts: readonly Fact[];
  /** Nested lists. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly Card[];
}

export interface Board {
  /** Facts about the whole table. */
  readonly facts: readonly Fact[];
  /** By seat; empty if the view has no list of players. */
  readonly players: readonly Card[];
  /** Small records, side by side. */
  readonly records: readonly Fact[];
  readonly parts: readonly Part[];
}

export interface BoardHints {
  /** Seats, followed by the rivals that the rules play. */
  readonly sides: number;
  /** Fields that hold seats. */
  readonly seatFields: readonly string[];
  /** Fields without meaning for people. */
  readonly hiddenFields: readonly string[];
  /** The game's labels; without it they are derived from the keys. */
  readonly nameField?: GameUi['nameField'] | undefined;
}

/** Already shown by the prompt and the seats. */
const SAID = ['viewer', 'seats', 'awaiting', 'question', 'asked'];
const SEAT_FIELDS = ['seat', 'order', 'turn', 'active', 'start'];
const NAMES = ['id', 'name', 'title', 'location', 'place', 'kind'];

type Fields = Readonly<Record<string, unknown>>;

export function boardOf(view: unknown, hints: BoardHints): Board {
  const fields = isFields(view) ? view : { table: view };
  const entries = Object.entries(fields).filter(([key]) => !SAID.includes(key) && !hints.hiddenFields.includes(key));
  const players = entries.find(([, value]) => isPlayers(value, hints.sides));
  const rest = entries.filter((entry) => entry !== players);
  return {
    facts: rest.filter(([, value]) => isPlain(value)).map(([key, value]) => factOf(key, value, hints)),
    players: players === undefined ? [] : cardsOf(players[0], players[1] as readonly unknown[], hints),
    records: rest
      .filter(([, value]) => isPlainList(value) || (isFields(value) && !hasCards(value)))
      .map(([key, value]) => factOf(key, value, hints))
      .filter(({ datum }) => !isEmpty(datum)),
    parts: rest.flatMap(([key, value]) => partsOf(key, value, hints)),
  };
}

/** Without a label from the game: a key of several words stays as it is. */
function labelOf(key: string, { nameField }: BoardHints): string {
  return nameField?.(key) ?? (key.includes(' ') ? key : capital(spaced(key)));
}

/** True for values that need not be shown: null, false, an empty list. Zero is a fact. */
export function isEmpty(datum: Datum): boolean {
  switch (datum.kind) {
    case 'flag':
      return !datum.on;
    case 'list':
      return datum.items.length === 0;
    case 'facts':
      return datum.facts.every((fact) => isEmpty(fact.datum) || isZero(fact.datum));
    case 'word':
      return datum.text === '';
    default:
      return false;
  }
}

export function isZero(datum: Datum): boolean {
  return datum.kind === 'number' && datum.value === 0;
}

/** Expands records that contain lists; their facts get labels made of both names. */
export function openedUp(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((fact) => {
    const { datum, key, label } = fact;
    if (datum.kind !== 'facts' || !datum.facts.some((inner) => inner.datum.kind === 'list')) return [fact];
    return datum.facts.map((inner) => ({
      key: `${key}.${inner.key}`,
      label: t('board.within', { outer: label, inner: inner.label }),
      datum: inner.datum,
    }));
  });
}

function partsOf(key: string, value: unknown, hints: BoardHints): Part[] {
  if (Array.isArray(value) && !isPlainList(value)) {
    return [{ key, title: labelOf(key, hints), cards: withoutNothings(cardsOf(key, value, hints)) }];
  }
  if (!isFields(value) || !hasCards(value)) return [];
  const title = labelOf(key, hints);
  return [{ key, title, cards: [cardOf(key, title, value, hints)] }];
}

/** Drops facts that are empty on every card of a part. */
function withoutNothings(cards: readonly Card[]): Card[] {
  const nothing = (key: string): boolean =>
    cards.every(({ facts }) => facts.every((fact) => fact.key !== key || isEmpty(fact.datum) || isZero(fact.datum)));
  return cards.map((card) => ({ ...card, facts: card.facts.filter(({ key }) => !nothing(key)) }));
}

function cardsOf(key: string, items: readonly unknown[], hints: BoardHints): Card[] {
  const one = capital(singular(spaced(key)));
  const titleAt = (number: number): string => hints.nameField?.(key, number) ?? `${one} ${number}`;
  return items.map((item, at) => cardOf(`${key}:${at}`, titleAt(at + 1), item, hints));
}

function cardOf(key: string, fallback: string, value: unknown, hints: BoardHints): Card {
  const fields: Fields = isFields(value) ? value : { value };
  const named = NAMES.find((name) => typeof fields[name] === 'string');
  const name = named === undefined ? undefined : String(fields[named]);
  const rest = Object.entries(fields).filter(
    ([field]) => field !== named && field !== 'seat' && field !== 'title' && !hints.hiddenFields.includes(field),
  );
  return {
    key: name === undefined ? key : `${key}:${name}`,
    title: titleOf(fields) ?? (name === undefined ? fallback : wordOf(name)),
    target: named === 'title' ? undefined : name,
    seat: typeof fields.seat === 'number' ? fields.seat : undefined,
    facts: rest.filter(([, item]) => !isCards(item)).map(([field, item]) => factOf(field, item, hints)),
    parts: rest.filter(([, item]) => isCards(item)).flatMap(([field, item]) => partsOf(field, item, hints)),
  };
}

/** The label of a thing whose id is meaningful only in the notation. */
function titleOf({ title }: Fields): string | undefined {
  return typeof title === 'string' ? title : undefined;
}

function factOf(key: string, value: unknown, hints: BoardHints): Fact {
  const seats = SEAT_FIELDS.includes(key) || hints.seatFields.includes(key);
  return { key, label: labelOf(key, hints), datum: datumOf(value, seats, hints) };
}

function datumOf(value: unknown, seats: boolean, hints: BoardHints): Datum {
  if (typeof value === 'number') {
    return seats && value >= 0 && value < hints.sides ? { kind: 'seat', seat: value } : { kind: 'number', value };
  }
  if (typeof value === 'boolean') return { kind: 'flag', on: value };
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item) => datumOf(item, seats, hints)) };
  if (!isFields(value)) return { kind: 'word', text: typeof value === 'string' ? wordsFor(value, hints) : '' };
  if (isSeatPiece(value, hints)) return { kind: 'seat', seat: Number(value.seat) };
  return {
    kind: 'facts',
    facts: Object.entries(value)
      .filter(([field]) => !hints.hiddenFields.includes(field))
      .map(([field, item]) => factOf(field, item, hints)),
  };
}

/** Without labels from the game, a single word may be an id. */
function wordsFor(text: string, { nameField }: BoardHints): string {
  return nameField !== undefined || text.includes(' ') ? capital(text) : wordOf(text);
}

/** A record that only names its owner. */
function isSeatPiece(value: Fields, { sides }: BoardHints): boolean {
  const { seat, ...rest } = value;
  return typeof seat === 'number' && seat < sides && Object.values(rest).every((item) => item === false);
}

/** A list of records, or a record that contains one: too much for one line. */
function isCards(value: unknown): boolean {
  return Array.isArray(value) ? value.some((item) => isFields(item) && !isSmall(item)) : false;
}

function hasCards(value: Fields): boolean {
  return Object.values(value).some(isCards);
}

/** A record of a few plain fields fits on a line. */
function isSmall(value: Fields): boolean {
  const fields = Object.values(value);
  return fields.length <= 3 && fields.every(isPlain);
}

function isPlayers(value: unknown, seats: number): boolean {
  return Array.isArray(value) && value.length === seats && value.every((item) => isFields(item) && !isSmall(item));
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPlain);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function singular(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
