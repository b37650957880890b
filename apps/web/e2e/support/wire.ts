import type { EntryInfo, Moment, ServerMessage } from '@portolan/protocol';
import type { Page } from 'playwright-core';

/** Everything a page received over its socket. */
export interface Wire {
  readonly messages: readonly ServerMessage[];
  /** The moment of the latest news. */
  latest(): Moment | undefined;
}

/** Starts recording; call before the page opens the table. */
export function listenToWire(page: Page): Wire {
  const messages: ServerMessage[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(payload.toString())));
  });
  return {
    messages,
    latest: () => messages.findLast((message) => message.type === 'news')?.moment,
  };
}

/** Every received view and entry. */
export function newsOf(wire: Wire): { readonly views: readonly unknown[]; readonly entries: readonly EntryInfo[] } {
  const news = wire.messages.filter((message) => message.type === 'news');
  return { views: news.map(({ moment }) => moment.view), entries: news.flatMap(({ entries }) => entries) };
}
