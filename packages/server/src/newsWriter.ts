import { InvariantError, type Seat, tell, type Viewer } from '@portolan/kernel';
import { askedFor, type EntryTrace, entryFor, jumpOver, type Perspective, perspectiveOf } from '@portolan/match';
import type { ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { News, NewsBatch } from './newsBatch.ts';

/** One page watching one table. */
export interface Watch {
  /** The page can apply patches. */
  readonly steps: boolean;
  /** The view that the page has: whose it is, and after how many entries. Undefined until it has been sent any. */
  held: { readonly viewer: Viewer; readonly seq: number } | undefined;
}

/** Encodes news for pages. */
export interface NewsWriter {
  /** `own`: the seats of the page's player. */
  write(batch: NewsBatch, to: { readonly watch: Watch; readonly own: readonly Seat[] }): Buffer;
}

const WINDOW_MS = 200;

export interface NewsWriterOptions {
  /** The share of any time window that steps may take. */
  readonly stepsShare: number;
  readonly now?: () => number;
}

/**
 * Patches are preferred to whole views: they are a tenth of the bytes. A move with several events also has a view after
 * each of them, which takes more time. Beyond its share of the time only the view after the move is sent, so that a busy
 * server loses animations and not moves.
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

  function chooseEncoding({ news, position, fresh }: News, { steps, held }: Watch, viewer: Viewer): Encoding {
    const [applied] = news;
    const follows = held?.seq === position.seq - 1 && news.length === 1 && !fresh;
    if (!steps || !follows || applied === undefined || position.last === undefined) return 'whole';
    const showsAll = applied.events.length <= 1 || isWithinBudget();
    if (held.viewer === viewer) return showsAll ? 'steps' : 'jump';
    // On a shared device the next player takes over, so the events are shown as that player may see them.
    return showsAll && position.last.move !== undefined ? 'stepsWithBase' : 'whole';
  }

  function encode(batch: NewsBatch, page: PageNews): Buffer {
    const inSteps = page.encoding === 'steps' || page.encoding === 'stepsWithBase';
    if (!inSteps || (batch.news.news[0]?.events.length ?? 0) <= 1) return encodeNews(batch, page);
    const started = now();
    const frame = encodeNews(batch, page);
    spent += now() - started;
    return frame;
  }

  return {
    write(batch, { watch, own }) {
      const { news, frames } = batch;
      const perspective = perspectiveOf(news.position, own);
      const { viewer } = perspective;
      const encoding = chooseEncoding(news, watch, viewer);
      const key = `${encoding} ${own.join()}`;
      let frame = frames.get(key);
      if (frame === undefined) {
        frame = encode(batch, { perspective, own, encoding });
        frames.set(key, frame);
      }
      watch.held = { viewer, seq: news.position.seq };
      return frame;
    },
  };
}

/**
 * How the view is sent: whole; as a patch for every event; with the view that these start from, where the page does not
 * have it; or as one patch for the whole move.
 */
type Encoding = 'whole' | 'steps' | 'stepsWithBase' | 'jump';

interface PageNews {
  readonly perspective: Perspective;
  readonly own: readonly Seat[];
  readonly encoding: Encoding;
}

function encodeNews(batch: NewsBatch, page: PageNews): Buffer {
  if (page.encoding === 'whole') return wholeFrame(batch, page);
  const trace = page.encoding === 'jump' ? jumpOver(batch.news.position) : batch.trace();
  return trace === undefined ? wholeFrame(batch, page) : patchedFrame(batch, page, trace);
}

function wholeFrame({ news: { table, news, position, fresh } }: NewsBatch, { perspective, own }: PageNews): Buffer {
  const { viewer } = perspective;
  const message: ServerMessage = {
    type: 'news',
    table,
    entries: news.map((applied) => entryFor(position.start.game, applied, viewer)),
    moment: { seq: position.seq, view: position.views.of(viewer), ...askedFor(position, perspective, own) },
    ...(fresh ? { fresh } : {}),
  };
  return textFrame(JSON.stringify(message));
}

/**
 * Writes the message by hand, because most of it is the same for all viewers: the text of an event or a patch that they
 * share is made once. Patches are made for a single entry only.
 */
function patchedFrame(batch: NewsBatch, page: PageNews, trace: EntryTrace): Buffer {
  const { table, news, position } = batch.news;
  const { perspective, own, encoding } = page;
  const { viewer } = perspective;
  const { patches, closing, before, events } = batch.patchesFor(trace, viewer);
  const [applied] = news;
  if (applied === undefined) throw new InvariantError('news without an entry');
  const told = encoding === 'jump' ? tell(position.start.game, applied.events, viewer) : events;
  const steps = encoding === 'jump' ? '' : `,"patches":${batch.listText(patches)}`;
  const head = batch.headText(applied, viewer);
  const entry = `${head},"events":${batch.listText(told)},"at":${applied.row.at}${steps}}`;
  const asked = JSON.stringify(askedFor(position, perspective, own)).slice(1);
  const moment = `{"seq":${position.seq},"patch":${batch.text(closing)},${asked}`;
  const base = encoding === 'stepsWithBase' ? `,"base":${JSON.stringify(before)}` : '';
  return textFrame(`{"type":"news","table":${JSON.stringify(table)},"entries":[${entry}],"moment":${moment}${base}}`);
}
