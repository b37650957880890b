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
import type { ClientMessage } from './messages.ts';
import { protocolFault as fault } from './problems.ts';

/** The longest message a page may send. */
export const LONGEST_MESSAGE = 4096;
export const LONGEST_CHAT = 400;

const ID = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));
const SEQ = integer(0, 1_000_000);
export const MOVE_SHAPE = text(/^[ -~]{1,200}$/, (path, found) => fault(path, 'badMove', { found }));
/** Without control characters, lone surrogates and characters that override the text direction. */
const CHAT = text(
  new RegExp(`^(?=.*\\P{Z})[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{1,${LONGEST_CHAT}}$`, 'u'),
  (path, found) => fault(path, 'badChat', { max: LONGEST_CHAT, found }),
);

const SHAPES: Readonly<Record<ClientMessage['type'], Shape>> = {
  watch: message('watch', { table: ID, since: optional(SEQ), steps: optional(oneOf([true])) }),
  unwatch: message('unwatch', { table: ID }),
  move: message('move', {
    id: ID,
    table: ID,
    seq: SEQ,
    text: MOVE_SHAPE,
    seat: optional(integer(0, 7)),
    final: optional(oneOf([true])),
  }),
  end: message('end', { id: ID, table: ID, seq: SEQ }),
  undo: message('undo', { id: ID, table: ID, seq: SEQ, to: SEQ }),
  why: message('why', { id: ID, table: ID, text: MOVE_SHAPE }),
  chat: message('chat', { id: ID, table: ID, text: CHAT }),
  lobby: message('lobby', { off: optional(oneOf([true])) }),
  ping: message('ping', { id: ID }),
};

function message(type: string, fields: Parameters<typeof object>[0]): Shape {
  return object({ type: oneOf([type]), ...fields });
}

/** Reads a message from a page; nothing else may parse them. */
export function readClientMessage(raw: string): Result<ClientMessage, ShapeFault> {
  if (raw.length > LONGEST_MESSAGE) return fail(fault('', 'tooLong', { max: LONGEST_MESSAGE }));
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return fail(fault('', 'notJson'));
  }
  const type = isRecord(value) ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return fail(fault('/type', 'unknownMessage'));
  const found = SHAPES[type as ClientMessage['type']](value, '');
  return found === undefined ? ok(value as ClientMessage) : fail(found);
}
