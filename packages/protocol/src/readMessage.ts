import {
  fail,
  integer,
  isRecord,
  object,
  ok,
  oneOf,
  optional,
  type Result,
  type Shape,
  type ShapeFault,
  text,
} from '@portolan/kernel';
import { DAYS_SHAPE, ZONE_SHAPE } from './calendarShape.ts';
import { FILTER_SHAPE } from './finding.ts';
import type { ClientMessage } from './messages.ts';
import { protocolFault as fault } from './problems.ts';
import { MOVE_SHAPE } from './requests.ts';

/** The longest message a page or a bot may send. */
export const LONGEST_MESSAGE = 4096;
export const LONGEST_CHAT = 400;

const ID = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));
const SEQ = integer(0, 1_000_000);
const SEAT = optional(integer(0, 7));
const FLAG = optional(oneOf([true]));
/** Without control characters, lone surrogates and characters that override the text direction. */
const CHAT = text(
  new RegExp(`^(?=.*\\P{Z})[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{1,${LONGEST_CHAT}}$`, 'u'),
  (path, found) => fault(path, 'badChat', { max: LONGEST_CHAT, found }),
);

const SHAPES: Readonly<Record<ClientMessage['type'], Shape>> = {
  watch: message('watch', { table: ID, since: optional(SEQ), steps: optional(oneOf([true])) }),
  unwatch: message('unwatch', { table: ID }),
  look: message('look', { away: FLAG }),
  move: message('move', {
    id: ID,
    table: ID,
    seq: SEQ,
    text: MOVE_SHAPE,
    seat: SEAT,
    final: FLAG,
  }),
  end: message('end', { id: ID, table: ID, seq: SEQ }),
  undo: message('undo', { id: ID, table: ID, seq: SEQ, to: SEQ }),
  handOver: message('handOver', { id: ID, table: ID, bot: optional(ID), seat: SEAT }),
  return: message('return', { id: ID, table: ID, seat: SEAT }),
  vote: message('vote', { id: ID, table: ID, for: integer(0, 7), seat: SEAT, off: FLAG }),
  askBack: message('askBack', { id: ID, table: ID, seq: SEQ, to: SEQ, seat: SEAT, hidden: FLAG }),
  answerBack: message('answerBack', {
    id: ID,
    table: ID,
    request: SEQ,
    agree: oneOf([true, false]),
    seat: SEAT,
    hidden: FLAG,
  }),
  withdrawBack: message('withdrawBack', { id: ID, table: ID, request: SEQ, seat: SEAT }),
  calendar: message('calendar', {
    id: ID,
    table: ID,
    zone: optional(ZONE_SHAPE),
    holidays: optional(DAYS_SHAPE),
    vacation: optional(DAYS_SHAPE),
    seat: SEAT,
  }),
  why: message('why', { id: ID, table: ID, text: MOVE_SHAPE }),
  chat: message('chat', { id: ID, table: ID, text: CHAT }),
  lobby: message('lobby', { off: optional(oneOf([true])), filter: optional(FILTER_SHAPE) }),
  ping: message('ping', { id: ID }),
};

function message(type: string, fields: Parameters<typeof object>[0]): Shape {
  return object({ type: oneOf([type]), ...fields });
}

/** Reads a message from a page; nothing else may parse them. */
export function readClientMessage(raw: string): Result<ClientMessage, ShapeFault> {
  return readTyped<ClientMessage>(raw, SHAPES);
}

/** Reads one of several kinds of messages, told apart by `type`. */
export function readTyped<Message extends { readonly type: string }>(
  raw: string,
  shapes: Readonly<Record<Message['type'], Shape>>,
): Result<Message, ShapeFault> {
  if (raw.length > LONGEST_MESSAGE) return fail(fault('', 'tooLong', { max: LONGEST_MESSAGE }));
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return fail(fault('', 'notJson'));
  }
  const type = isRecord(value) ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return fail(fault('/type', 'unknownMessage'));
  const found = shapes[type as Message['type']](value, '');
  return found === undefined ? ok(value as Message) : fail(found);
}
