import { type EntryInfo, foldMoment, type Moment, type ServerMessage } from '@portolan/protocol';
import type { Page } from 'playwright-core';

/** Everything a page received over its socket. */
export interface Wire {
  readonly messages: readonly ServerMessage[];
  /** The moments of all news, in order. */
  readonly moments: readonly Moment[];
  /** The moment of the latest news. */
  latest(): Moment | undefined;
}

/** Starts recording; call before the page opens the table. */
export function listenToWire(page: Page): Wire {
  const messages: ServerMessage[] = [];
  // Each message is folded once: a game has hundreds, and the latest moment is asked for at every question.
  const moments: Moment[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message: ServerMessage = JSON.parse(payload.toString());
      messages.push(message);
      if (message.type !== 'news') return;
      const view = message.base ?? moments.at(-1)?.view;
      moments.push(foldMoment(message.moment, { view, entry: message.entries[0] }));
    });
  });
  return { messages, moments, latest: () => moments.at(-1) };
}

/** Every received view and entry. */
export function newsOf({ messages, moments }: Wire): {
  readonly views: readonly unknown[];
  readonly entries: readonly EntryInfo[];
} {
  const entries = messages.flatMap((message) => (message.type === 'news' ? message.entries : []));
  return { views: moments.map(({ view }) => view), entries };
}
