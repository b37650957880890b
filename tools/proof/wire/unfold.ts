import { applyPatch } from '@portolan/kernel';
import { foldMoment, type ServerMessage } from '@portolan/protocol';

/** News as a page without steps might have been sent it. */
export interface WholeNews {
  readonly entries: readonly object[];
  readonly moment: { readonly view: unknown };
}

/** The news among the frames of one table, each followed by what a page that folds patches sees on the way there. */
export function unfold(frames: readonly string[]): WholeNews[] {
  const all: WholeNews[] = [];
  let last: unknown;
  for (const frame of frames) {
    const news = JSON.parse(frame) as ServerMessage;
    if (news.type !== 'news') continue;
    const { entries, moment } = news;
    const base = news.base ?? last;
    const [entry] = entries;
    let view = base;
    for (const patch of entry?.patches ?? []) {
      view = applyPatch(view, patch);
      all.push({ entries: [], moment: { view } });
    }
    if (news.base !== undefined) all.push({ entries: [], moment: { view: base } });
    last = foldMoment(moment, { view: base, entry }).view;
    all.push({ entries, moment: { view: last } });
  }
  return all;
}
