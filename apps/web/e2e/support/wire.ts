import { type EntryInfo, foldMoment, type Moment, type ServerMessage } from '@portolan/protocol';
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

/** Every received view and entry. */
export function newsOf({ messages }: Wire): {
  readonly views: readonly unknown[];
  readonly entries: readonly EntryInfo[];
} {
  const entries = messages.flatMap((message) => (message.type === 'news' ? message.entries : []));
  return { views: momentsOf(messages).map(({ view }) => view), entries };
}
