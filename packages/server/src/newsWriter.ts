import type { Seat, Viewer } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { AppliedEntry } from './match/liveMatch.ts';
import type { MatchPosition } from './match/matchPosition.ts';
import { askedFor, entryFor, momentFor, type Perspective, perspectiveOf } from './match/perspective.ts';
import { type EntryTrace, stepsFor, traceEntry } from './match/steps.ts';

export interface News {
  readonly table: string;
  readonly news: readonly AppliedEntry[];
  readonly position: MatchPosition;
  /** The entries start at the first one. */
  readonly fresh: boolean;
}

/** One page watching one table. */
export interface Watch {
  /** The page can apply patches. */
  readonly steps: boolean;
  /** The view that the page has: whose it is, and after how many entries. */
  held: { readonly viewer: Viewer; readonly seq: number } | undefined;
}

/** What the pages that get the same news have in common; empty at first. */
export interface Batch {
  /** By seats and base: most pages share a frame with others. */
  readonly frames: Map<string, Buffer>;
  trace?: EntryTrace | undefined;
}

/** Encodes news for pages. */
export interface NewsWriter {
  /** `own`: the seats of the page's player. */
  write(news: News, to: { readonly watch: Watch; readonly own: readonly Seat[] }, batch: Batch): Buffer;
}

const WINDOW_MS = 200;

export interface NewsWriterOptions {
  /** Of any window of time, the share that steps may take. */
  readonly stepsShare: number;
  readonly now?: () => number;
}

/**
 * Steps cost more time than a whole view, though far fewer bytes. Beyond their share of the time pages get whole views, so
 * that a busy server loses animations and not moves.
 */
export function makeNewsWriter({ stepsShare, now = () => performance.now() }: NewsWriterOptions): NewsWriter {
  let windowEnds = 0;
  let spent = 0;

  function isWithinBudget(): boolean {
    const at = now();
    if (at >= windowEnds) {
      windowEnds = at + WINDOW_MS;
      spent = 0;
    }
    return spent < stepsShare * WINDOW_MS;
  }

  function encode(news: News, perspective: Perspective, encoding: Encoding): Buffer {
    if (encoding.base === 'none') return wholeFrame(news, perspective, encoding.own);
    const started = now();
    const frame = stepsFrame(news, perspective, encoding);
    spent += now() - started;
    return frame;
  }

  return {
    write(news, { watch, own }, batch) {
      const { position } = news;
      const perspective = perspectiveOf(position, own);
      const { viewer } = perspective;
      const wanted = watch.steps ? baseOf(news, viewer, watch.held) : 'none';
      const base = wanted !== 'none' && isWithinBudget() ? wanted : 'none';
      const key = `${base} ${own.join()}`;
      const frame = batch.frames.get(key) ?? encode(news, perspective, { own, base, batch });
      batch.frames.set(key, frame);
      if (watch.steps) watch.held = { viewer, seq: position.seq };
      return frame;
    },
  };
}

/** What patches can start from: the view the page has, one that is sent along, or nothing. */
type Base = 'held' | 'sent' | 'none';

interface Encoding {
  readonly own: readonly Seat[];
  readonly base: Base;
  readonly batch: Batch;
}

function baseOf({ news, position, fresh }: News, viewer: Viewer, held: Watch['held']): Base {
  const follows = held?.seq === position.seq - 1 && news.length === 1 && !fresh;
  if (!follows || position.last === undefined) return 'none';
  if (held.viewer === viewer) return 'held';
  // On a shared device the next player takes over, so the events are shown as that player may see them.
  return position.last.move === undefined ? 'none' : 'sent';
}

function wholeFrame({ table, news, position, fresh }: News, perspective: Perspective, own: readonly Seat[]): Buffer {
  const entries = entriesFor({ news, position }, perspective.viewer);
  const moment = momentFor(position, perspective, own);
  return frameOf({ type: 'news', table, entries, moment, ...(fresh ? { fresh } : {}) });
}

function stepsFrame(news: News, perspective: Perspective, { own, base, batch }: Encoding): Buffer {
  const { table, position } = news;
  const { viewer } = perspective;
  batch.trace ??= traceEntry(position);
  if (batch.trace === undefined) return wholeFrame(news, perspective, own);
  const { patches, closing, before } = stepsFor(position, batch.trace, viewer);
  return frameOf({
    type: 'news',
    table,
    entries: entriesFor(news, viewer).map((entry) => ({ ...entry, patches })),
    moment: { seq: position.seq, patch: closing, ...askedFor(position, perspective, own) },
    ...(base === 'sent' ? { base: before } : {}),
  });
}

function entriesFor({ news, position }: Pick<News, 'news' | 'position'>, viewer: Viewer) {
  return news.map(({ row, events }) => entryFor(position.start.game, row, events, viewer));
}

function frameOf(message: ServerMessage): Buffer {
  return textFrame(JSON.stringify(message));
}
