import {
  type BaseEvent,
  type BaseState,
  type MovePatches,
  patchesFor,
  seesAs,
  type Viewer,
  Views,
} from '@portolan/kernel';
import {
  type AppliedEntry,
  type EntryTrace,
  entryHead,
  type MatchPosition,
  type StateViews,
  traceEntry,
} from '@portolan/match';
import { seatOf } from '@portolan/protocol';

export interface News {
  readonly table: string;
  readonly news: readonly AppliedEntry[];
  readonly position: MatchPosition;
  /** The entries start at the first one. */
  readonly fresh: boolean;
}

/** News and what the pages that get it have in common: each part is made once, when the first page needs it. */
export class NewsBatch {
  readonly news: News;
  /** By seats and encoding. */
  readonly frames = new Map<string, Buffer>();
  #trace: EntryTrace | undefined;
  #steps: Map<BaseState, StateViews> | undefined;
  #texts: Map<object, string> | undefined;
  #othersHead: string | undefined;

  constructor(news: News) {
    this.news = news;
  }

  trace(): EntryTrace | undefined {
    const { position, news } = this.news;
    this.#trace ??= traceEntry(position, news[0]?.events ?? []);
    return this.#trace;
  }

  /** The entry as a viewer sees it happen. */
  patchesFor(trace: EntryTrace, viewer: Viewer): MovePatches<BaseEvent, unknown> {
    const { game } = this.news.position.start;
    const shown = {
      view: (state: BaseState) => this.#viewsOf(state).of(viewer),
      redact: (event: BaseEvent) => game.redact(event, viewer),
    };
    return patchesFor(shown, trace, viewer);
  }

  /** The start of an entry as JSON, open for its events. It is the same for all but its own seat. */
  headText(applied: AppliedEntry, viewer: Viewer): string {
    const write = (): string => JSON.stringify(entryHead(applied, viewer)).slice(0, -1);
    const seat = seatOf(applied.row.entry);
    if (seat !== undefined && seesAs(viewer, seat)) return write();
    this.#othersHead ??= write();
    return this.#othersHead;
  }

  /** A part of the news as JSON. */
  text(part: object): string {
    this.#texts ??= new Map();
    let text = this.#texts.get(part);
    if (text === undefined) {
      text = JSON.stringify(part);
      this.#texts.set(part, text);
    }
    return text;
  }

  listText(parts: readonly object[]): string {
    let text = '';
    for (const part of parts) text += text === '' ? this.text(part) : `,${this.text(part)}`;
    return `[${text}]`;
  }

  #viewsOf(state: BaseState): StateViews {
    const { views, last, start } = this.news.position;
    if (state === views.state) return views;
    if (state === last?.views.state) return last.views;
    this.#steps ??= new Map();
    let known = this.#steps.get(state);
    if (known === undefined) {
      known = new Views(start.game, state);
      this.#steps.set(state, known);
    }
    return known;
  }
}
