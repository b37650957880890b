import type { RuleId, Seat } from '@portolan/kernel';
import type { EntryInfo, MomentUpdate } from './entry.ts';
import type { InvitationInfo, OfferInfo } from './finding.ts';
import type { LobbyFilter } from './lobbyFilter.ts';
import type { RefusalInfo } from './refusal.ts';
import type { ChatLine, Me, TableInfo } from './table.ts';

/** Incremented when an old page can no longer talk to a new server. New optional fields do not count. */
export const PROTOCOL_VERSION = 1;

/** From a page to the server. The page chooses `id`; a retry with the same id is never played twice. */
export type ClientMessage =
  /** Watch a table: the entries after the first `since`, and all later ones. `steps`: news may contain patches. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly steps?: true }
  | { readonly type: 'unwatch'; readonly table: string }
  /** Whether the page is before somebody's eyes, or `away` behind others. */
  | { readonly type: 'look'; readonly away?: true }
  | {
      readonly type: 'move';
      readonly id: string;
      readonly table: string;
      /** How many entries the page had seen. */
      readonly seq: number;
      readonly text: string;
      /** On a shared device: the seat that moves. */
      readonly seat?: Seat;
      /** If the move completes a turn, end the turn without asking. */
      readonly final?: true;
    }
  /** Ends a turn of several steps. */
  | { readonly type: 'end'; readonly id: string; readonly table: string; readonly seq: number }
  | { readonly type: 'undo'; readonly id: string; readonly table: string; readonly seq: number; readonly to: number }
  /** Hands the player's seat to a bot, until they return. `bot`: one of the game's; `seat`: on a shared device. */
  | {
      readonly type: 'handOver';
      readonly id: string;
      readonly table: string;
      readonly bot?: string;
      readonly seat?: Seat;
    }
  /** Takes the seat back from the bot. */
  | { readonly type: 'return'; readonly id: string; readonly table: string; readonly seat?: Seat }
  /** Is for a stand-in in a seat that has been silent for as long as was agreed; `off`: no longer. */
  | {
      readonly type: 'vote';
      readonly id: string;
      readonly table: string;
      readonly for: Seat;
      readonly seat?: Seat;
      readonly off?: true;
    }
  /** Asks to go back to the state after the first `to` entries. `hidden`: although something hidden came out since. */
  | {
      readonly type: 'askBack';
      readonly id: string;
      readonly table: string;
      readonly seq: number;
      readonly to: number;
      readonly seat?: Seat;
      readonly hidden?: true;
    }
  /** Answers the request in the entry `request`. `hidden`: agrees although something hidden came out since. */
  | {
      readonly type: 'answerBack';
      readonly id: string;
      readonly table: string;
      readonly request: number;
      readonly agree: boolean;
      readonly seat?: Seat;
      readonly hidden?: true;
    }
  | {
      readonly type: 'withdrawBack';
      readonly id: string;
      readonly table: string;
      readonly request: number;
      readonly seat?: Seat;
    }
  /** The player's time zone and the days that do not count for them; what is absent stays as it is. */
  | {
      readonly type: 'calendar';
      readonly id: string;
      readonly table: string;
      readonly zone?: string;
      readonly holidays?: readonly string[];
      readonly vacation?: readonly string[];
      readonly seat?: Seat;
    }
  /** Which rule forbids this move? */
  | { readonly type: 'why'; readonly id: string; readonly table: string; readonly text: string }
  | { readonly type: 'chat'; readonly id: string; readonly table: string; readonly text: string }
  /** Start or stop following the lobby, as far as it passes the filter, and the player's own tables. */
  | { readonly type: 'lobby'; readonly off?: true; readonly filter?: LobbyFilter }
  | { readonly type: 'ping'; readonly id: string };

/** From the server to a page. */
export type ServerMessage =
  /** `now`: the server's time, by which clocks are shown. */
  | { readonly type: 'welcome'; readonly protocol: number; readonly now?: number; readonly me?: Me }
  | { readonly type: 'table'; readonly table: TableInfo; readonly chat?: readonly ChatLine[] }
  /** The entries the page does not have yet, and the resulting moment. */
  | {
      readonly type: 'news';
      readonly table: string;
      readonly entries: readonly EntryInfo[];
      readonly moment: MomentUpdate;
      /** The view that the patches start from, where it differs from the view of the previous news. */
      readonly base?: unknown;
      /** The entries start at the first one and replace what the page had. */
      readonly fresh?: boolean;
    }
  /** The table was removed: its last player left before the game began, or it expired. */
  | { readonly type: 'gone'; readonly table: string }
  /** The host has removed the reader of this message from the table. */
  | { readonly type: 'removed'; readonly table: string }
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id?: string; readonly refusal: RefusalInfo }
  | { readonly type: 'because'; readonly id: string; readonly rule?: RuleId; readonly legal: boolean }
  /** A new line, or a known one that has changed. */
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | {
      readonly type: 'lobby';
      readonly open: readonly TableInfo[];
      readonly mine: readonly TableInfo[];
      readonly offers: readonly OfferInfo[];
      /** Where the player is asked to sit down. */
      readonly invited: readonly InvitationInfo[];
    }
  | { readonly type: 'pong'; readonly id: string; readonly now?: number };
