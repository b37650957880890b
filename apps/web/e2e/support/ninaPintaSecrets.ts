import type { Event, View } from '@portolan/nina-pinta';
import type { EntryInfo } from '@portolan/protocol';
import type { Page } from 'playwright-core';

/** Describes what a view reveals to seat `me`, or to a spectator, that it may not know; empty if nothing leaks. */
export function secretsIn(view: View, me: number | undefined): string[] {
  if (view.phase === 'over') return [];
  const told: string[] = [];
  view.players.forEach((player, seat) => {
    if (seat === me || player.name !== undefined) return;
    if (player.gold !== undefined) told.push(`the gold of seat ${seat}`);
    if (player.kept !== undefined || player.progress !== undefined) told.push(`the Benefits of seat ${seat}`);
    const isSecret = view.question?.kind === 'loadShips';
    if (isSecret && (player.loads ?? player.voyage) !== undefined) told.push(`the loads of seat ${seat}`);
  });
  for (const { id, explored, terrain, lookedAt } of view.places) {
    if (terrain !== undefined && !explored && !lookedAt.some((seat) => seat === me)) told.push(`the tile of ${id}`);
  }
  return told;
}

/** The same for an entry of the log. */
export function secretsOf({ seat, text, events }: EntryInfo, me: number | undefined): string[] {
  if (seat === me) return [];
  return [
    ...(text === undefined ? [] : [`the move of seat ${seat}`]),
    ...(events as readonly Event[]).flatMap((event) => {
      if (event.kind === 'shipLoaded') return [`a load of seat ${seat}`];
      if (event.kind === 'loadsSealed' && event.voyage !== undefined) return [`the voyage of seat ${seat}`];
      return event.kind === 'landsLooked' && 'tiles' in event ? [`what seat ${seat} looked at`] : [];
    }),
  ];
}

/** What the page shows in any element although it is not in the view. */
export async function secretsOnShow(page: Page, view: View | undefined): Promise<string[]> {
  if (view === undefined) return [];
  await page.locator('[data-drawing]').first().waitFor({ state: 'detached' });
  const hidden = view.players.flatMap(({ gold, progress, loads }, seat) => [
    ...(gold === undefined ? [`[data-card="gold:${seat}"] .figure, [data-card="gold:${seat}"] [aria-hidden] b`] : []),
    ...(progress === undefined
      ? [`[data-card="held:${seat}"] [data-group]:not([data-group="military"]):not([data-group="retained"])`]
      : []),
    ...(loads === undefined ? [`[data-card^="hold:${seat}:"] .np-crew`] : []),
  ]);
  const blank = view.places.flatMap(({ world, land, terrain }) =>
    terrain === undefined ? [`[data-world="${world}"] [data-land="${land}"] [data-terrain]`] : [],
  );
  return page.evaluate(
    (selectors) => selectors.filter((selector) => document.querySelector(selector) !== null),
    [...hidden, ...blank],
  );
}

/** By seat: what others see of its loading, entry by entry, up to the reveal. */
export function loadingEntries(entries: readonly EntryInfo[], seat: number): readonly string[][] {
  const eras: string[][] = [];
  let now: string[] = [];
  for (const entry of entries) {
    const kinds = entry.events.map(({ kind }) => kind);
    // Some moves before it have no events either, such as storing no gold.
    if (kinds.includes('eraBegun')) now = [];
    // The end of a turn belongs to what came before the loading.
    if (entry.seat !== seat || entry.kind === 'end') continue;
    const isLoad = entry.kind === 'undo' || kinds.length === 0;
    if (isLoad) now.push(entry.kind);
    else if (kinds[0] === 'loadsSealed') {
      eras.push([...now, 'sealed']);
      now = [];
    }
  }
  return eras;
}
