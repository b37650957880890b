import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isOver } from '../driving/play.ts';
import { recordOf, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { chooseIn, keyedDevice, pressOn, typeInto } from './support/byKeys.ts';
import { MONDAY } from './support/company.ts';
import { answerByKeys, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ clock: MONDAY });
const DAY = 24 * 3_600_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const keyed = async (name: string): Promise<Page> => (await keyedDevice(stage, name)).page;

it('by keyboard alone: a tournament from its announcement to its end, and its place in the ratings', async () => {
  const [ann, ben] = [await keyed('Ann'), await keyed('Ben')];
  await ann.goto('/lobby');
  await pressOn(ann.getByRole('link', { name: t('lobby.tournaments') }));
  await typeInto(ann.getByRole('textbox', { name: t('newTournament.title') }), 'Winter Cup');
  await chooseIn(list(ann, t('newTournament.game')), 'Landfall');
  await chooseIn(list(ann, t('newTournament.seats')), '2');
  await chooseIn(list(ann, t('newTournament.rounds')), '1');
  await pressOn(button(ann, t('newTournament.make')));
  await pressOn(button(ann, t('tournament.enter')));
  await button(ann, t('tournament.leave')).waitFor();
  await ben.goto('/tournaments');
  await pressOn(ben.getByRole('link', { name: /Winter Cup/ }));
  await pressOn(button(ben, t('tournament.enter')));
  await button(ben, t('tournament.leave')).waitFor();
  const tournament = new URL(ann.url()).pathname;
  await ann.reload();
  await pressOn(button(ann, t('tournament.start')));
  await ann.getByRole('heading', { name: t('tournament.final') }).waitFor();
  await pressOn(ann.locator('.tournament-game a'));
  await ann.waitForURL('**/table/*');

  // Ben resigns, and Ann plays to the end against a bot.
  const id = ann.url().split('/').at(-1) ?? '';
  await resign(ben, id);
  while (!(await isOver(ann))) await answerByKeys(ann, { choose: () => 0 });
  await recordOf(ann);
  await ann.goto(tournament);
  await ann.getByText(t('tournaments.winner', { name: 'Ann' })).waitFor();
  await ann.goto('/tournaments');
  await ann.getByRole('heading', { name: t('tournaments.past') }).waitFor();
  await ann.getByRole('link', { name: /Winter Cup.*Won by Ann/ }).waitFor();

  // Half a year later, the standings of that season can still be read.
  await stage.advance(200 * DAY);
  await ben.goto('/lobby');
  await pressOn(ben.getByRole('link', { name: t('lobby.ratings') }));
  await chooseIn(list(ben, t('ratings.game')), 'Landfall');
  await ben.getByText(t('ratings.none')).waitFor();
  await chooseIn(list(ben, t('ratings.season')), /2026/);
  await pressOn(ben.getByRole('link', { name: 'Ann', exact: true }));
  await ben.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
  for (const page of [ann, ben]) expect(await wasPointed(page)).toBe(false);
});
