import { type ClientMessage, type RefusalInfo, refusal, type ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { Meter } from './meter.ts';
import type { Services } from './services.ts';
import { payersOf, type Subscriber } from './subscriptions.ts';

type WatchMessage = Extract<ClientMessage, { readonly type: 'watch' }>;

/** Subscribes to a table: sends it as it is, the entries after `since`, and from then on every change. */
export async function watch(
  services: Services,
  subscriber: Subscriber,
  message: WatchMessage,
  meter: Meter,
): Promise<RefusalInfo | undefined> {
  const { table: id, since = 0, steps = false } = message;
  const { subscriptions, matches, limits, watches } = services;
  const { player } = subscriber;
  if (!(await watches.take(payersOf(subscriber)))) return { code: 'tooFast' };
  const table = await services.tableFor(subscriber, id);
  if (table === undefined) return { code: 'unknownTable' };
  if (table.damage !== undefined && table.status === 'gathering') return refusal('damaged');
  if (!subscriptions.isWatching(id, subscriber) && subscriptions.watching(subscriber).length >= limits.watches)
    return refusal('tooManyWatched', { max: limits.watches });
  const isPlayed = table.status !== 'gathering' && table.status !== 'closed';
  const match = isPlayed ? await matches.open(table, meter) : undefined;
  if (match !== undefined && !match.ok) return match.error;
  const chat = await services.chatFor(table, player);
  const info = await services.info(matches.row(id) ?? table);
  // The game may have started during the awaits above.
  if (match === undefined && matches.row(id) !== undefined) return watch(services, subscriber, message, meter);
  // No await from here on, so that no entry is lost between this snapshot and the subscription.
  const came = subscriber.player !== undefined && !subscriptions.isPresent(id, subscriber.player);
  subscriptions.watch(id, subscriber, steps);
  const shown: ServerMessage = { type: 'table', table: info, chat };
  subscriber.send(meter.run(() => textFrame(JSON.stringify(shown))));
  if (match !== undefined) {
    const position = match.value.position();
    // A page ahead of the log starts from scratch.
    const from = since > position.seq ? 0 : since;
    meter.run(() => {
      const missed = { news: match.value.since(from), position, fresh: from === 0 };
      subscriptions.catchUp(matches.row(id) ?? table, subscriber, missed);
    });
    // From now on somebody waits for its bots.
    matches.live(id);
  }
  if (came) presenceChanged(services, id, subscriber);
  // Others may have been told during the awaits above that it has changed, started or gone.
  if (match === undefined && (await services.table(id))?.rev !== table.rev) await services.refreshHere(id);
  return undefined;
}

/** Publishes that a seated player's page came or went. */
export function presenceChanged(services: Services, id: string, { player }: Subscriber): void {
  if (player === undefined) return;
  services.background(async () => {
    const table = await services.table(id);
    const seated = table?.seats.some((seat) => seat.kind === 'person' && seat.player === player);
    if (table === undefined || seated !== true) return;
    services.lobby.tableChanged(table, false);
    if (table.terms.clock?.kind === 'live' && table.status === 'running') {
      const match = await services.matches.open(table);
      if (match.ok) await services.clocks.presence({ table, match: match.value });
    }
    await services.showHere(id);
  });
}
