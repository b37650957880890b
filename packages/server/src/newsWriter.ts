import type { Seat, Viewer } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { AppliedEntry } from './match/liveMatch.ts';
import type { MatchPosition } from './match/matchPosition.ts';
import { askedFor, entryFor, momentFor, perspectiveOf } from './match/perspective.ts';
import { stepsOf } from './match/steps.ts';

export interface News {
  readonly table: string;
  readonly news: readonly AppliedEntry[];
  readonly position: MatchPosition;
  /** The entries start at the first one. */
  readonly fresh: boolean;
}

/** The view a page has of a table. */
interface Held {
  readonly viewer: Viewer;
  readonly seq: number;
}

/** Encodes news for pages, and tracks which of them can be sent patches. */
export interface NewsWriter<Page extends object> {
  /** Forgets the page's view of the table, and sets whether it accepts patches. */
  begin(page: Page, table: string, steps: boolean): void;
  end(page: Page, table: string): void;
  /** `own`: the seats of the page's player. `written`: frames of the same news, which most pages share. */
  write(news: News, to: { readonly page: Page; readonly own: readonly Seat[] }, written: Map<string, Buffer>): Buffer;
}

export function makeNewsWriter<Page extends object>(): NewsWriter<Page> {
  const held = new WeakMap<Page, Map<string, Held | undefined>>();
  return {
    begin(page, table, steps) {
      const tables = held.get(page) ?? new Map<string, Held | undefined>();
      held.set(page, tables);
      if (steps) tables.set(table, undefined);
      else tables.delete(table);
    },
    end: (page, table) => void held.get(page)?.delete(table),
    write(news, { page, own }, written) {
      const tables = held.get(page);
      const { viewer } = perspectiveOf(news.position, own);
      const base = baseOf(news, viewer, tables?.get(news.table));
      if (tables?.has(news.table) === true) tables.set(news.table, { viewer, seq: news.position.seq });
      const key = `${base} ${own.join()}`;
      const frame = written.get(key) ?? textFrame(JSON.stringify(newsFor(news, own, base)));
      written.set(key, frame);
      return frame;
    },
  };
}

/** What patches can start from: the view the page has, one that is sent along, or nothing. */
type Base = 'held' | 'sent' | 'none';

function baseOf({ news, position, fresh }: News, viewer: Viewer, held: Held | undefined): Base {
  const follows = held?.seq === position.seq - 1 && news.length === 1 && !fresh;
  if (!follows || position.last === undefined) return 'none';
  if (held.viewer === viewer) return 'held';
  // On a shared device the next player takes over, so the events are shown as that player may see them.
  return position.last.move === undefined ? 'none' : 'sent';
}

function newsFor({ table, news, position, fresh }: News, own: readonly Seat[], base: Base): ServerMessage {
  const { game } = position.start;
  const perspective = perspectiveOf(position, own);
  const { viewer } = perspective;
  const entries = news.map(({ row, events }) => entryFor(game, row, events, viewer));
  const steps = base === 'none' ? undefined : stepsOf(position, viewer);
  if (steps === undefined) {
    const moment = momentFor(position, perspective, own);
    return { type: 'news', table, entries, moment, ...(fresh ? { fresh } : {}) };
  }
  const { patches, closing } = steps;
  return {
    type: 'news',
    table,
    entries: entries.map((entry) => ({ ...entry, patches })),
    moment: { seq: position.seq, patch: closing, ...askedFor(position, perspective, own) },
    ...(base === 'sent' && position.last !== undefined ? { base: game.view(position.last.state, viewer) } : {}),
  };
}
