import type { RuleId, Seat } from '@portolan/kernel';
import type { EntryInfo, MomentUpdate } from './entry.ts';
import type { RefusalInfo } from './refusal.ts';
import type { ChatLine, Me, TableInfo } from './table.ts';

/** Incremented when an old page can no longer talk to a new server. New optional fields do not count. */
export const PROTOCOL_VERSION = 1;

/** From a page to the server. The page chooses `id`; a retry with the same id is never played twice. */
export type ClientMessage =
  /** Watch a table: the entries after the first `since`, and all later ones. `steps`: news may contain patches. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly steps?: true }
  | { readonly type: 'unwatch'; readonly table: string }
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
  /** Which rule forbids this move? */
  | { readonly type: 'why'; readonly id: string; readonly table: string; readonly text: string }
  | { readonly type: 'chat'; readonly id: string; readonly table: string; readonly text: string }
  /** Start or stop following the lobby and the player's own tables. */
  | { readonly type: 'lobby'; readonly off?: true }
  | { readonly type: 'ping'; readonly id: string };

/** From the server to a page. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me?: Me }
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
  /** The table was removed before the game began. */
  | { readonly type: 'gone'; readonly table: string }
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id?: string; readonly refusal: RefusalInfo }
  | { readonly type: 'because'; readonly id: string; readonly rule?: RuleId; readonly legal: boolean }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly type: 'lobby'; readonly open: readonly TableInfo[]; readonly mine: readonly TableInfo[] }
  | { readonly type: 'pong'; readonly id: string };
