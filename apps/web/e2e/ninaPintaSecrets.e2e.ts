import type { Event, View } from '@portolan/nina-pinta';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { answer, boardFollows, type Choose, FINAL, OFFERED } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { loadingEntries, secretsIn, secretsOf, secretsOnShow } from './support/ninaPintaSecrets.ts';
import { useStage } from './support/stage.ts';
import { viewsInMemory } from './support/viewsInMemory.ts';
import { listenToWire, newsOf, type Wire } from './support/wire.ts';

const stage = useStage();
/** Others may take their time; pages that are asked all the time would take it from them. */
const PATIENCE = { timeout: 120_000, interval: 250 };

interface Watcher {
  readonly page: Page;
  readonly wire: Wire;
  /** Undefined for a spectator. */
  readonly seat?: number;
}

it('loads, gold, Benefits and looks of others are in no page, neither drawn nor received nor remembered', async () => {
  const watchers = await gather();
  await Promise.all(watchers.map(play));
  for (const { page, wire, seat } of watchers) {
    const { views, entries } = newsOf(wire);
    const kept = await viewsInMemory<View>(page, 'worlds');
    expect(kept.length).toBeGreaterThan(0);
    expect([...(views as View[]), ...kept].flatMap((view) => secretsIn(view, seat))).toEqual([]);
    expect(entries.flatMap((entry) => secretsOf(entry, seat))).toEqual([]);
  }

  // There was something to hide: loads, Benefits, and the tiles that the holder of Portugal looked at.
  const [, , spectator] = watchers;
  const entries = newsOf(spectator.wire).entries;
  const kinds = (entries.flatMap(({ events }) => events) as Event[]).map(({ kind }) => kind);
  for (const kind of ['landsLooked', 'loadsSealed', 'crewPaid', 'benefitSelected']) expect(kinds).toContain(kind);
  // A spectator sees the same of every loading, whoever loads and whatever they load. Only a seat that can load nothing
  // seals at once; that is no secret, because the gold behind a screen follows from public events (NP-HIDDEN-04).
  for (const seat of [0, 1, 2, 3]) {
    const loadings = loadingEntries(entries, seat);
    expect(loadings.length).toBeGreaterThan(1);
    for (const loading of loadings) expect(loading).toEqual(['move', 'move', 'move', 'sealed']);
  }
});

/** Two people who play with two bots, and a spectator. */
async function gather(): Promise<readonly [Watcher, Watcher, Watcher]> {
  const open = async (name: string): Promise<Watcher> => {
    const { page } = await stage.device(name, '/about');
    return { page, wire: listenToWire(page) };
  };
  const [ana, ben, lea] = await Promise.all([open('Ana'), open('Ben'), open('Lea')]);
  await greet(ana.page, 'Ana');
  await greet(ben.page, 'Ben');
  const path = `/table/${await makeTable(ana.page, 'colonistsAndBots')}`;
  await Promise.all([ana, ben, lea].map(({ page }) => page.goto(path)));
  await ben.page
    .getByRole('button', { name: t('gather.sit') })
    .first()
    .click();
  await ana.page.getByRole('button', { name: t('gather.start') }).click();
  return [{ ...ana, seat: 0 }, { ...ben, seat: 1 }, lea];
}

/** Plays or watches until the loads of the second era are revealed, looking for secrets on the page all the time. */
async function play({ page, wire, seat }: Watcher): Promise<void> {
  const choose = curious(busyColonist((seat ?? 0) + 3));
  const latest = (): View | undefined => wire.latest()?.view as View | undefined;
  const isEnough = (): boolean => {
    const { era = 0, phase } = latest() ?? {};
    return era > 1 && phase !== 'establish' && phase !== 'loading';
  };
  const isAsked = async (): Promise<boolean> => (await page.locator(`${OFFERED}, ${FINAL}`).count()) > 0;
  while (!isEnough()) {
    const known = wire.moments.length;
    // For a moment the page may still show the view before.
    await expect.poll(() => secretsOnShow(page, latest()), { timeout: 20_000 }).toEqual([]);
    await boardFollows(page);
    if (await isAsked()) await answer(page, choose);
    else await expect.poll(async () => wire.moments.length > known || (await isAsked()), PATIENCE).toBe(true);
  }
}

/** Never misses a look at lands. */
function curious(choose: Choose): Choose {
  return (offered) => {
    const at = choose(offered);
    return offered[at] === 'Look at nothing' ? (at + 1) % offered.length : at;
  };
}
