import type { View } from '@portolan/nina-pinta';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { answer, boardFollows, FINAL, isOver, OFFERED, RESULT } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { every } from './support/every.ts';
import { loadingEntries, secretsIn, secretsOf, secretsOnShow } from './support/ninaPintaSecrets.ts';
import { useStage } from './support/stage.ts';
import { viewsInMemory } from './support/viewsInMemory.ts';
import { listenToWire, newsOf, type Wire } from './support/wire.ts';

const stage = useStage();
const ENOUGH_ERAS = 3;
const LONG_MS = 900_000;

it.runIf(every)(
  'loads, gold, Benefits and looks of others are in no page, neither drawn nor received nor remembered',
  async () => {
    const [ana, ben, lea] = await Promise.all(['Ana', 'Ben', 'Lea'].map((name) => stage.device(name, '/about')));
    if (ana === undefined || ben === undefined || lea === undefined) throw new Error('somebody is missing');
    const people = [
      { page: ana.page, wire: listenToWire(ana.page), seat: 0 },
      { page: ben.page, wire: listenToWire(ben.page), seat: 1 },
      { page: lea.page, wire: listenToWire(lea.page), seat: undefined },
    ] as const;
    await greet(ana.page, 'Ana');
    await greet(ben.page, 'Ben');
    const path = `/table/${await makeTable(ana.page, 'colonistsAndBots')}`;
    for (const { page } of people) await page.goto(path);
    await ben.page
      .getByRole('button', { name: t('gather.sit') })
      .first()
      .click();
    await ana.page.getByRole('button', { name: t('gather.start') }).click();

    const told: string[] = [];
    const seen = { views: 0 };
    await Promise.all(people.map((person) => (person.seat === undefined ? undefined : play(person, { seen }))));
    for (const { page, wire, seat } of people) {
      const news = newsOf(wire);
      told.push(...news.views.flatMap((view) => secretsIn(view as View, seat)));
      told.push(...news.entries.flatMap((entry) => secretsOf(entry, seat)));
      const kept = await viewsInMemory<View>(page, 'worlds');
      told.push(...kept.flatMap((view) => secretsIn(view, seat)));
      seen.views += kept.length;
    }
    expect(told).toEqual([]);
    expect(seen.views).toBeGreaterThan(0);

    // A spectator sees the same of every loading, whoever loads and whatever they load.
    const { entries } = newsOf(people[2].wire);
    for (const seat of [0, 1]) {
      const loadings = loadingEntries(entries, seat);
      expect(loadings.length).toBeGreaterThan(1);
      for (const loading of loadings) expect([['sealed'], ['move', 'move', 'move', 'sealed']]).toContainEqual(loading);
    }
  },
  LONG_MS,
);

interface Player {
  readonly page: Parameters<typeof isOver>[0];
  readonly wire: Wire;
  readonly seat: number;
}

/** Plays some eras, looking for secrets at every question. */
async function play({ page, wire, seat }: Player, { seen }: { readonly seen: { views: number } }): Promise<void> {
  page.setDefaultTimeout(120_000);
  const choose = busyColonist(seat + 3);
  const latest = (): View | undefined => wire.latest()?.view as View | undefined;
  for (;;) {
    await isOver(page);
    await boardFollows(page);
    if ((await page.locator(`${OFFERED}, ${FINAL}, ${RESULT}`).count()) === 0) continue;
    const view = latest();
    if (view === undefined || view.era > ENOUGH_ERAS || view.phase === 'over') return;
    // The page may draw the view before for a moment.
    await expect.poll(async () => secretsOnShow(page, latest() ?? view), { timeout: 20_000 }).toEqual([]);
    seen.views++;
    const isLoading = view.question?.kind === 'loadShips';
    await answer(page, choose).catch((error: unknown) => {
      // A step of a confirmed loading may be offered for a moment before the page plays it by itself.
      if (!isLoading) throw error;
    });
  }
}
