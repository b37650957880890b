import { below, type Rng } from '@portolan/kernel';

/** A table as its attackers know it. Nothing about it may change. */
export interface Target {
  readonly id: string;
  readonly seq: number;
  /** By seat: its legal moves; none for a seat that is not awaited. */
  readonly legal: readonly (readonly string[])[];
  /** The id and entry number of a move the sender has already played. */
  readonly played: { readonly id: string; readonly seq: number } | undefined;
  /** The open request to go back: its entry, and who asks. */
  readonly request?: { readonly seq: number; readonly seat: number };
  /** The open vote: who is for a bot in which seat. */
  readonly vote?: { readonly seat: number; readonly for: number };
  /** With days for each turn: how many of them players may take off. The table writes about its clocks at any time. */
  readonly days?: { readonly holidays: number; readonly vacation: number };
}

/** The sender's seat at the target, if any. */
export interface Attack {
  readonly target: Target;
  readonly seat: number | undefined;
  readonly others: readonly Target[];
}

export interface FuzzMessage {
  readonly kind: MessageKind;
  readonly data: string | Buffer;
  /** The entry of the original, for a retry; no other message may be accepted. */
  readonly seq: number | undefined;
}

export const MESSAGE_KINDS = [
  'wrong seat',
  'stale',
  'illegal',
  'unreadable',
  'wrong match',
  'replayed id',
  'no turn to end or take back',
  'nothing to ask for',
  'prototype keys',
  'odd values',
  'malformed',
  'huge',
  'deep',
  'binary',
  'not text',
  'beyond the frame',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Messages that must close the connection. */
export const FATAL: readonly MessageKind[] = ['binary', 'not text', 'beyond the frame'];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const ODD = [null, true, -1, 1.5, 2 ** 60, -0, '', 'x'.repeat(300), [], {}, [[]], '0', '\u0000', '💥', '\ud800'];
const ODD_NUMBERS = ['1e999', '-1e999', '1e-999', '-0', '00', '0x1', '1_0', 'NaN', 'Infinity', '9007199254740993'];
const LETTERS = ' !"#$%&()*+,-./0123456789:;<=>?@ABCXYZ[]^_`abcxyz{|}~\\';

/** Makes a message that must have no effect. */
export function makeFuzzMessage(rng: Rng, attack: Attack, id: string): FuzzMessage {
  const any = pick(rng, FATAL_SELDOM[below(rng, 40) === 0 ? 1 : 0]);
  // Where the table itself may write, nobody knows for sure which move is stale.
  const kind = attack.target.days === undefined ? any : 'nothing to ask for';
  return {
    kind,
    data: MAKERS[kind](rng, attack, id),
    seq: kind === 'replayed id' ? attack.target.played?.seq : undefined,
  };
}

/** A request that this seat of the table is never granted, whatever is open there. */
function vainRequest(rng: Rng, target: Target, seat: number | undefined): object {
  const { seq, request, vote, days } = target;
  const numbers = [0, seq - 1, seq, seq + 1, 999_999].filter((number) => number >= 0 && number !== request?.seq);
  const number = pick(rng, numbers);
  return pick(rng, [
    { type: 'handOver', seat: (1 + below(rng, 7) + (seat ?? 0)) % 8 },
    { type: 'handOver', bot: pick(rng, ['nobody', '__proto__', 'x']) },
    { type: 'return' },
    { type: 'askBack', seq: (days === undefined ? seq + 1 : 900_000) + below(rng, 9), to: 0, hidden: true },
    { type: 'askBack', seq, to: 1_000_000 - below(rng, 9), hidden: true },
    { type: 'answerBack', request: number, agree: below(rng, 2) === 0, hidden: true },
    { type: 'withdrawBack', request: number },
    vote === undefined ? vainVote(rng) : vainVoteAt(rng, vote, seat),
    vainCalendar(rng, days),
    ...(request === undefined ? [] : vainAnswers(rng, target.seq, request, seat)),
  ]);
}

function vainVote(rng: Rng): object {
  return { type: 'vote', for: below(rng, 8), ...(below(rng, 2) === 0 ? { off: true } : {}) };
}

/** For oneself, for nobody, once more, or no longer what it never was. */
function vainVoteAt(rng: Rng, vote: NonNullable<Target['vote']>, seat: number | undefined): object {
  const again = seat === vote.seat ? { for: vote.for } : { for: vote.for, off: true };
  return { type: 'vote', ...pick(rng, [again, { for: seat ?? 0 }, { for: 7 }, { for: 7, off: true }]) };
}

/** The one who asks cannot answer, the others cannot withdraw, and nobody can ask for something else meanwhile. */
function vainAnswers(
  rng: Rng,
  seq: number,
  request: NonNullable<Target['request']>,
  seat: number | undefined,
): object[] {
  const isAsker = seat === request.seat;
  return [
    isAsker
      ? { type: 'answerBack', request: request.seq, agree: below(rng, 2) === 0, hidden: true }
      : { type: 'withdrawBack', request: request.seq },
    { type: 'askBack', seq, to: 0, hidden: true },
  ];
}

/** More days than were agreed, or no days at all. */
function vainCalendar(rng: Rng, days: Target['days']): object {
  const many = (count: number): string[] => Array.from({ length: count }, (_, day) => `2090-01-${11 + day}`);
  const none = { type: 'calendar', zone: pick(rng, ['Mars/Olympus', '__proto__', '../UTC']) };
  if (days === undefined) return pick(rng, [none, { type: 'calendar', zone: 'Europe/Lisbon', vacation: many(1) }]);
  return pick(rng, [
    none,
    { type: 'calendar', vacation: many(days.vacation + 1) },
    { type: 'calendar', zone: 'UTC', holidays: many(days.holidays + 1) },
    { type: 'calendar', vacation: ['2090-02-3x'] },
  ]);
}

const FATAL_SELDOM = [MESSAGE_KINDS.filter((kind) => !FATAL.includes(kind)), FATAL] as const;

const MAKERS: Readonly<Record<MessageKind, (rng: Rng, attack: Attack, id: string) => string | Buffer>> = {
  'wrong seat': (rng, { target, seat }, id) => {
    const other = (1 + below(rng, 7) + (seat ?? 0)) % 8;
    return json({ ...move(rng, target, id), seat: other });
  },
  stale: (rng, { target }, id) => {
    const off = pick(rng, [1, 2, 7, 1000, 999_000 - target.seq]);
    return json({ ...move(rng, target, id), seq: target.seq + off });
  },
  illegal: (rng, { target, seat }, id) => {
    const mine = (seat === undefined ? undefined : target.legal[seat]) ?? [];
    const texts = ['bid 99', 'look 9', 'claim', 'leave', 'home', 'stop tavern', ...target.legal.flat()];
    return json({
      ...move(rng, target, id),
      text: pick(
        rng,
        texts.filter((text) => !mine.includes(text)),
      ),
    });
  },
  unreadable: (rng, { target }, id) => json({ ...move(rng, target, id), text: `?${noise(rng, 1 + below(rng, 150))}` }),
  'wrong match': (rng, { others }, id) => {
    const table = pick(rng, ['nowhere', 'x', ...others.map((one) => one.id)]);
    const type = pick(rng, ['move', 'undo', 'end', 'why']);
    const more = { move: { seq: 0, text: 'bid 1' }, undo: { seq: 0, to: 0 }, end: { seq: 0 }, why: { text: 'bid 1' } }[
      type
    ];
    return json({ type, id, table, ...more });
  },
  'replayed id': (rng, { target }, id) => json({ ...move(rng, target, target.played?.id ?? id), text: 'bid 99' }),
  'no turn to end or take back': (rng, { target }, id) =>
    json(
      below(rng, 2) === 0
        ? { type: 'end', id, table: target.id, seq: target.seq }
        : { type: 'undo', id, table: target.id, seq: target.seq, to: pick(rng, [target.seq, target.seq + 1, 999_999]) },
    ),
  'nothing to ask for': (rng, { target, seat }, id) =>
    json({ id, table: target.id, ...vainRequest(rng, target, seat) }),
  'prototype keys': (rng, { target }, id) => {
    const key = pick(rng, KEYS);
    const base = { ...move(rng, target, id), seq: 999_999 };
    return pick(rng, [
      json({ type: key, id }),
      json({ ...base, table: key }),
      json({ ...base, text: key }),
      json({ ...base, id: `${key}!` }),
      `${json(base).slice(0, -1)},"${key}":{"seat":1}}`,
      `{"${key}":${json(base)}}`,
    ]);
  },
  'odd values': (rng, { target }, id) => {
    const base: Record<string, unknown> = { ...move(rng, target, id), seq: 999_999 };
    const field = pick(rng, ['type', 'id', 'table', 'seq', 'text', 'seat', 'final', 'since', 'to', 'extra']);
    if (below(rng, 3) === 0) return json({ ...base, seq: 'HERE' }).replace('"HERE"', pick(rng, ODD_NUMBERS));
    return json({ ...base, [field]: pick(rng, ODD) });
  },
  malformed: (rng, { target }, id) => {
    // Without a table, so that no mutation is accidentally valid.
    const text = json({ ...move(rng, target, id), table: 'nowhere' });
    const at = below(rng, text.length);
    return pick(rng, [text.slice(0, at), text.slice(0, at) + noise(rng, 3) + text.slice(at + 1), noise(rng, 200), '']);
  },
  huge: (rng, { target }, id) => json({ ...move(rng, target, id), text: 'x'.repeat(4000 + below(rng, 11_000)) }),
  deep: (rng) => '['.repeat(1 + below(rng, 4000)),
  binary: (rng) => Buffer.from(noise(rng, 50)),
  // Sent in a text frame.
  'not text': (rng) => Buffer.from([0xff, 0xfe, below(rng, 256), 0x80]),
  'beyond the frame': (rng) => 'x'.repeat(17_000 + below(rng, 30_000)),
};

/** Any legal move of the table; the rest of the message makes it invalid. */
function move(rng: Rng, target: Target, id: string): Record<string, unknown> {
  const all = target.legal.flat();
  return { type: 'move', id, table: target.id, seq: target.seq, text: all.length === 0 ? 'bid 1' : pick(rng, all) };
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function noise(rng: Rng, length: number): string {
  return Array.from({ length }, () => LETTERS[below(rng, LETTERS.length)]).join('');
}

function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}
