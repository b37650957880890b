import type { RuleId, Seat } from '@portolan/kernel';
import type { EntryInfo, MomentUpdate } from './entry.ts';
import type { RefusalInfo } from './refusal.ts';
import type { ChatLine, Me, TableInfo } from './table.ts';

/** Raised when an old page and a new server no longer understand each other. A new optional field does not raise it. */
export const PROTOCOL_VERSION = 1;

/** From a page to the server. `id` is the page's own: a retry with the same one never plays twice. */
export type ClientMessage =
  /** Follow a table: everything after the first `since` entries, and from now on. `steps`: news may come as patches. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly steps?: true }
  | { readonly type: 'unwatch'; readonly table: string }
  | {
      readonly type: 'move';
      readonly id: string;
      readonly table: string;
      /** How many entries the page had seen. */
      readonly seq: number;
      readonly text: string;
      /** At a shared device: for whom. */
      readonly seat?: Seat;
      /** If it ends a turn, the turn is over: do not ask. */
      readonly final?: true;
    }
  /** Ends one's turn of several steps. */
  | { readonly type: 'end'; readonly id: string; readonly table: string; readonly seq: number }
  | { readonly type: 'undo'; readonly id: string; readonly table: string; readonly seq: number; readonly to: number }
  /** Which rule forbids this move? */
  | { readonly type: 'why'; readonly id: string; readonly table: string; readonly text: string }
  | { readonly type: 'chat'; readonly id: string; readonly table: string; readonly text: string }
  /** Follow the lobby and one's own tables, or no longer. */
  | { readonly type: 'lobby'; readonly off?: true }
  | { readonly type: 'ping'; readonly id: string };

/** From the server to a page. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me?: Me }
  | { readonly type: 'table'; readonly table: TableInfo; readonly chat?: readonly ChatLine[] }
  /** What happened since the page last heard, and how the table stands now. */
  | {
      readonly type: 'news';
      readonly table: string;
      readonly entries: readonly EntryInfo[];
      readonly moment: MomentUpdate;
      /** What the patches of the one entry start from, where it is not the view of the news before. */
      readonly base?: unknown;
      /** The entries begin at the first one: what the page had is void. */
      readonly fresh?: boolean;
    }
  /** The table was given up before the game began; nothing more will be heard of it. */
  | { readonly type: 'gone'; readonly table: string }
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id?: string; readonly refusal: RefusalInfo }
  | { readonly type: 'because'; readonly id: string; readonly rule?: RuleId; readonly legal: boolean }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly type: 'lobby'; readonly open: readonly TableInfo[]; readonly mine: readonly TableInfo[] }
  | { readonly type: 'pong'; readonly id: string };
