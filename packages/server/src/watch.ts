import type { ClientMessage, RefusalInfo, ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { Listener } from './hub.ts';
import type { Services } from './services.ts';

const CHAT_SHOWN = 100;

type WatchMessage = Extract<ClientMessage, { readonly type: 'watch' }>;

/** Shows a table as it is, with everything since the first `since` entries, and from now on all that happens. */
export async function watch(
  services: Services,
  listener: Listener,
  message: WatchMessage,
): Promise<RefusalInfo | undefined> {
  const { table: id, since = 0, steps = false } = message;
  const { hub, keeper, limits } = services;
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  if (!hub.isWatching(id, listener) && hub.watching(listener).length >= limits.watches) return { code: 'tooMany' };
  const match = table.status === 'gathering' ? undefined : await keeper.open(table);
  if (match !== undefined && !match.ok) return match.error;
  const chat = await services.chat(id, CHAT_SHOWN);
  const info = await services.info(keeper.row(id) ?? table);
  // The game may have begun while we looked: then look again.
  if (match === undefined && keeper.row(id) !== undefined) return watch(services, listener, message);
  // From here on nothing waits, so that no entry falls between what is sent now and what will be told.
  const came = listener.player !== undefined && !hub.isPresent(id, listener.player);
  hub.watch(id, listener, steps);
  listener.send(textFrame(JSON.stringify({ type: 'table', table: info, chat } satisfies ServerMessage)));
  if (match !== undefined) {
    const course = match.value.course();
    // A page that knows more than the log begins anew.
    const from = since > course.seq ? 0 : since;
    hub.catchUp(keeper.row(id) ?? table, listener, { news: match.value.since(from), course, fresh: from === 0 });
  }
  if (came) presenceChanged(services, id, listener);
  return undefined;
}

/** Tells a table that a page of somebody who sits there came or went. */
export function presenceChanged(services: Services, id: string, { player }: Listener): void {
  if (player === undefined) return;
  services.background(async () => {
    const table = await services.table(id);
    const seated = table?.seats.some((seat) => seat.kind === 'person' && seat.player === player);
    if (seated === true) await services.show(id);
  });
}
