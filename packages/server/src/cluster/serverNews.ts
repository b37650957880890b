import type { BotTrouble, ChatLine } from '@portolan/protocol';
import type { Ending } from '../account/sessions.ts';
import type { EntryRow } from '../store/store.ts';

/** The topic of what the services of one server tell those of the others. */
export const SERVER_NEWS = 'server';

/** Whose lists in the lobby have changed, and whether the public ones have. */
export interface LobbyChange {
  readonly players: readonly string[];
  readonly listed: boolean;
}

/** What has happened on a server, for those that have to show it, or must not go on with what they know. */
export type ServerNews =
  /** An entry is in the log. */
  | {
      readonly kind: 'entry';
      readonly table: string;
      readonly players: readonly string[];
      readonly entry: EntryRow;
      readonly finished: boolean;
    }
  /** The row of a table has changed other than by a move. */
  | { readonly kind: 'changed' | 'started' | 'gone' | 'closed'; readonly table: string; readonly lobby: LobbyChange }
  /** What is shown of a table has changed, but not its row. */
  | { readonly kind: 'show'; readonly table: string }
  | { readonly kind: 'botTrouble'; readonly table: string; readonly trouble: BotTrouble }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine }
  /** The host has removed a player from a table. */
  | { readonly kind: 'removed'; readonly table: string; readonly player: string }
  /** What a player may read, or wants to, has changed. */
  | { readonly kind: 'showChat'; readonly player: string }
  | { readonly kind: 'lobby'; readonly lobby: LobbyChange }
  | { readonly kind: 'sessions'; readonly ended: readonly string[]; readonly ending: Ending }
  /** The name of a player has changed, or who keeps clear of them, or they are gone. */
  | { readonly kind: 'player'; readonly player: string }
  /** A program has connected elsewhere, or was removed. */
  | { readonly kind: 'program'; readonly bot: string; readonly removed: boolean }
  | { readonly kind: 'networkTable'; readonly network: string; readonly table: string }
  /** A server stops. */
  | { readonly kind: 'left'; readonly node: string }
  /** A server took a table from an owner that did not answer. */
  | { readonly kind: 'seized'; readonly table: string }
  /** The log of a table may be longer than was announced: it has a new owner, or its match is over. */
  | { readonly kind: 'taken'; readonly table: string };
