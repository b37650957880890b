import { type EntryInfo, foldMoment, type Moment, type ServerMessage } from '@portolan/protocol';
import type { Page } from 'playwright-core';

/** All that came to a page over its socket. */
export interface Wire {
  readonly messages: readonly ServerMessage[];
  /** The table as it stood in the latest news. */
  latest(): Moment | undefined;
}

/** Listens from now on: before the page opens the table. */
export function listenToWire(page: Page): Wire {
  const messages: ServerMessage[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(payload.toString())));
  });
  return { messages, latest: () => momentsOf(messages).at(-1) };
}

function momentsOf(messages: readonly ServerMessage[]): readonly Moment[] {
  const moments: Moment[] = [];
  for (const message of messages) {
    if (message.type !== 'news') continue;
    const view = message.base ?? moments.at(-1)?.view;
    moments.push(foldMoment(message.moment, { view, entry: message.entries[0] }));
  }
  return moments;
}

/** Every view and every entry that was heard. */
export function newsOf({ messages }: Wire): {
  readonly views: readonly unknown[];
  readonly entries: readonly EntryInfo[];
} {
  const entries = messages.flatMap((message) => (message.type === 'news' ? message.entries : []));
  return { views: momentsOf(messages).map(({ view }) => view), entries };
}
