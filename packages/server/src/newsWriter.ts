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
  readonly view: unknown;
}

/** News as it goes out, and the view to which it brings a page. */
export interface Written {
  readonly frame: Buffer;
  readonly view: unknown;
}

/** Encodes news for pages, and tracks which of them can be sent patches. */
export interface NewsWriter<Page extends object> {
  /** Forgets the page's view of the table, and sets whether it accepts patches. */
  begin(page: Page, table: string, steps: boolean): void;
  end(page: Page, table: string): void;
  /** `own`: the seats of the page's player. `written`: frames of the same news, which most pages share. */
  write(news: News, to: { readonly page: Page; readonly own: readonly Seat[] }, written: Map<string, Written>): Buffer;
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
      const last = tables?.get(news.table);
      const base = baseOf(news, viewer, last);
      const key = `${base} ${own.join()}`;
      const one = written.get(key) ?? writeNews(news, own, { base, held: last?.view });
      written.set(key, one);
      if (tables?.has(news.table) === true) {
        tables.set(news.table, { viewer, seq: news.position.seq, view: one.view });
      }
      return one.frame;
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

interface Start {
  readonly base: Base;
  /** The view the page has. */
  readonly held: unknown;
}

function writeNews({ table, news, position, fresh }: News, own: readonly Seat[], { base, held }: Start): Written {
  const { game } = position.start;
  const perspective = perspectiveOf(position, own);
  const { viewer } = perspective;
  const entries = news.map(({ row, events }) => entryFor(game, row, events, viewer));
  const sent = base === 'sent' && position.last !== undefined ? game.view(position.last.state, viewer) : undefined;
  const steps = base === 'none' ? undefined : stepsOf(position, viewer, base === 'held' ? held : sent);
  if (steps === undefined) {
    const moment = momentFor(position, perspective, own);
    return frameOf({ type: 'news', table, entries, moment, ...(fresh ? { fresh } : {}) }, moment.view);
  }
  const { patches, closing, after } = steps;
  const message: ServerMessage = {
    type: 'news',
    table,
    entries: entries.map((entry) => ({ ...entry, patches })),
    moment: { seq: position.seq, patch: closing, ...askedFor(position, perspective, own) },
    ...(sent === undefined ? {} : { base: sent }),
  };
  return frameOf(message, after);
}

function frameOf(message: ServerMessage, view: unknown): Written {
  return { frame: textFrame(JSON.stringify(message)), view };
}
