import {
  integer,
  object,
  oneOf,
  optional,
  type Params,
  type Result,
  type RuleId,
  type Seat,
  type Shape,
  type ShapeFault,
  text,
} from '@portolan/kernel';
import type { EntryInfo } from './entry.ts';
import { protocolFault as fault } from './problems.ts';
import { readTyped } from './readMessage.ts';
import type { Reason, RefusalCode } from './refusal.ts';
import { CODE_SHAPE, ID_SHAPE, MOVE_SHAPE, NAME_SHAPE } from './requests.ts';
import type { ToldOutcome } from './toldOutcome.ts';

/**
 * The protocol of bots that are programs of their own, see docs/bots.md. One JSON object per line or WebSocket message.
 * Incremented when an old bot can no longer talk to a new host. New optional fields and new messages do not count.
 */
export const BOT_PROTOCOL_VERSION = 1;

/** From a bot to its host. */
export type OpenBotMessage =
  /** Answers the host's hello. The token says whose bot it is; a program that a host has started needs none. */
  | { readonly type: 'hello'; readonly protocol: number; readonly token?: string; readonly name?: string }
  /** Sits down at a table that has not begun: at this seat, or at the first that is open. */
  | { readonly type: 'join'; readonly code: string; readonly seat?: Seat }
  /** Leaves a table, or resigns if the match is running. */
  | { readonly type: 'leave'; readonly match: string }
  | { readonly type: 'move'; readonly match: string; readonly turn: number; readonly move: string };

/** A log entry as the bot's seat sees it. */
export type SeenEntry = Pick<EntryInfo, 'seq' | 'kind' | 'seat' | 'text' | 'to' | 'events'>;

/** From a host to a bot. */
export type BotHostMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  /** The token is right. */
  | { readonly type: 'welcome'; readonly name: string }
  | { readonly type: 'joined'; readonly match: string; readonly seat: Seat }
  /** A match that the bot plays in has begun, or the bot has come back to it. */
  | {
      readonly type: 'start';
      readonly match: string;
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: unknown;
      readonly seat: Seat;
      readonly seats: number;
    }
  /** The bot has to answer with one of the legal moves. `entries`: what has happened since the last turn. */
  | {
      readonly type: 'turn';
      readonly match: string;
      readonly turn: number;
      readonly seat: Seat;
      readonly view: unknown;
      readonly entries: readonly SeenEntry[];
      readonly legal: readonly string[];
      /** The time for the answer, if it is limited. */
      readonly milliseconds?: number;
    }
  | { readonly type: 'accepted'; readonly match: string; readonly turn: number }
  | {
      readonly type: 'over';
      readonly match: string;
      readonly outcome: ToldOutcome;
      readonly entries: readonly SeenEntry[];
    }
  /** The match was removed, or the bot has no seat there any more. */
  | { readonly type: 'gone'; readonly match: string }
  | {
      readonly type: 'refused';
      readonly code: RefusalCode;
      /** In English, for whoever writes the bot. */
      readonly problem: string;
      /** The same for programs: why in particular, with its parameters. */
      readonly reason?: Reason;
      readonly params?: Params;
      readonly rule?: RuleId;
      readonly match?: string;
      readonly turn?: number;
    };

const TOKEN = text(/^[A-Za-z0-9_-]{20,80}$/, (path) => fault(path, 'badToken'));
const TURN = integer(0, 1_000_000);

const SHAPES: Readonly<Record<OpenBotMessage['type'], Shape>> = {
  hello: object({
    type: oneOf(['hello']),
    protocol: integer(1, 1000),
    token: optional(TOKEN),
    name: optional(NAME_SHAPE),
  }),
  join: object({ type: oneOf(['join']), code: CODE_SHAPE, seat: optional(integer(0, 7)) }),
  leave: object({ type: oneOf(['leave']), match: ID_SHAPE }),
  move: object({ type: oneOf(['move']), match: ID_SHAPE, turn: TURN, move: MOVE_SHAPE }),
};

/** Reads a message from a bot; nothing else may parse them. */
export function readOpenBotMessage(raw: string): Result<OpenBotMessage, ShapeFault> {
  return readTyped<OpenBotMessage>(raw, SHAPES);
}
