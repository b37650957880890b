import type { Event, View } from '@portolan/francis-drake';
import type { Page } from 'playwright-core';

/** Describes what a view reveals to seat `me` that it may not know; empty if nothing leaks. */
export function secretsIn(view: View, me: number): string[] {
  const over = view.question === undefined;
  const told: string[] = [];
  view.players.forEach((player, seat) => {
    if (seat === me || over) return;
    if (player.chest !== undefined) told.push(`the chest of seat ${seat}`);
    if (player.hand !== undefined && !view.revealed) told.push(`the hand of seat ${seat}`);
  });
  for (const [at, place] of view.map.entries()) {
    const looking = view.question?.kind === 'exchangeDiscs' && view.question.destination === at;
    const faces = place.discs.filter(({ seat, disc }) => seat !== me && disc !== undefined);
    if (!view.revealed && !(looking && view.question?.seat === me) && faces.length > 0)
      told.push(`a disc at ${place.id}`);
    if (place.counter?.up === false && place.counter.value !== undefined && !mayKnow(view, place, me)) {
      told.push(`the counter at ${place.id}`);
    }
  }
  return told;
}

/** The player who placed the counters knows them, and the holder of the Informer knows the one they looked at. */
function mayKnow({ holders }: View, place: View['map'][number], me: number): boolean {
  const layer = place.galleonCounter === undefined ? holders.governor : holders.admiral;
  return layer === me || holders.informer === me;
}

/** The same for an event. */
export function secretsOf(event: Event, me: number): string[] {
  if (!('seat' in event) || event.seat === me) return [];
  const fields = { missionPlaced: 'disc', countersLaid: 'values', discsInspected: 'discs', counterInspected: 'value' };
  const field = fields[event.kind as keyof typeof fields];
  return field !== undefined && field in event ? [`${event.kind} of seat ${event.seat}: ${field}`] : [];
}

/** What the page of `me` shows in any element that is not in that seat's view. */
export async function secretsOnShow(page: Page, view: View, me: number): Promise<string[]> {
  // A large change is drawn frame by frame; until then, pieces of the earlier view are on the table.
  await page.locator('[data-drawing]').waitFor({ state: 'detached' });
  const drawn = await page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      faces: all('.fd-stack .fd-disc-face:not(.fd-ghostly)').map(({ dataset }) => dataset.piece ?? ''),
      hands: all('.fd-log').map((log) => log.querySelectorAll('.fd-hand .fd-disc-face').length),
      chests: all('.fd-log').map((log) => log.querySelector('.fd-chest-open') !== null),
      counters: all('[data-piece^="counter:"] .fd-counter').map(
        (counter) => `${counter.closest<HTMLElement>('[data-piece]')?.dataset.piece} ${counter.textContent}`,
      ),
    };
  });
  const known = new Set(
    view.map.flatMap(({ id, discs }) =>
      discs.filter(({ disc }) => disc !== undefined).map(({ seat }) => `md:${seat}:${id}`),
    ),
  );
  return [
    ...drawn.faces.filter((piece) => !known.has(piece)).map((piece) => `the face of ${piece}`),
    ...drawn.hands.flatMap((faces, seat) =>
      faces > 0 && view.players[seat]?.hand === undefined ? [`hand ${seat}`] : [],
    ),
    ...drawn.chests.flatMap((open, seat) => (open && view.players[seat]?.chest === undefined ? [`chest ${seat}`] : [])),
    ...drawn.counters.filter((one) => !/\?$/.test(one) && !hasValue(view, one)).map((one) => `the counter ${one}`),
    ...secretsIn(view, me),
  ];
}

function hasValue(view: View, drawn: string): boolean {
  const [, id = ''] = /^counter:(\S+)/.exec(drawn) ?? [];
  // A counter that is being placed is not there yet.
  const counter = view.map.find((place) => place.id === id)?.counter;
  return counter === undefined || counter.value !== undefined;
}
