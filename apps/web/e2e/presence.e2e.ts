import { describe, expect, it } from 'vitest';
import { greet, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

/** Kim has left for now, Lou has resigned; Jon is looking. */
async function threeAt(game: string) {
  const [jon, kim, lou] = await Promise.all(['Jon', 'Kim', 'Lou'].map((name) => stage.device(name)));
  if (jon === undefined || kim === undefined || lou === undefined) throw new Error('a device is missing');
  for (const { page, name } of [jon, kim, lou]) await greet(page, name);
  const data = { game, seats: [ME, OPEN, OPEN], visibility: 'unlisted' };
  const { id } = (await (await jon.page.request.post('/api/tables', { data })).json()) as { id: string };
  for (const [seat, { page }] of [kim, lou].entries()) {
    await page.request.post(`/api/tables/${id}/sit`, { data: { seat: seat + 1 } });
  }
  await jon.page.request.post(`/api/tables/${id}/start`, { data: {} });
  await resign(lou.page, id);
  return { jon, kim, id };
}

describe('a table shows who has resigned and who is away', () => {
  it.each([
    ['francis-drake', '.fd-log', 'away', 'resigned'],
    ['specimen', '.tk-seat', 'away', 'resigned'],
    ['amerigo', '.tk-seat', 'away', 'resigned'],
    ['nina-pinta', '.tk-seat', 'away', 'resigned'],
  ])('in %s', async (game, panel, away, resigned) => {
    const { jon, kim, id } = await threeAt(game);
    const { page } = jon;
    await page.goto(`/table/${id}`);
    const panelOf = (name: string) => page.locator(panel).filter({ hasText: name });
    await panelOf('Kim').getByText(away).waitFor();
    await panelOf('Lou').getByText(resigned).waitFor();
    expect(await panelOf('Jon').getByText(away).count()).toBe(0);
    await kim.page.goto(`/table/${id}`);
    await panelOf('Kim').getByText(away).waitFor({ state: 'detached' });
    await kim.page.goto('about:blank');
    await panelOf('Kim').getByText(away).waitFor();
  });

  it('on the home page', async () => {
    const { jon } = await threeAt('specimen');
    await jon.page.goto('/');
    const card = jon.page.getByRole('link').filter({ hasText: 'Landfall' });
    await card.getByText('Lou resigned').waitFor();
    await card.getByRole('img', { name: t('tables.away', { name: 'Kim' }) }).waitFor();
    await card.getByRole('img', { name: t('tables.resigned', { name: 'Lou' }) }).waitFor();
  });
});

it('the dialog that deletes a profile says what happens to running games, and others see a former player', async () => {
  const { jon, kim, id } = await threeAt('specimen');
  await jon.page.goto('/me');
  await jon.page.getByRole('button', { name: t('profile.forget') }).click();
  const dialog = jon.page.getByRole('dialog');
  await dialog.getByText(t('profile.forgetCount', { n: 1 })).waitFor();
  await dialog.getByRole('button', { name: t('profile.forget') }).click();
  await jon.page.getByText(t('profile.forgotten')).waitFor();
  await kim.page.goto(`/table/${id}`);
  const panel = kim.page.locator('.tk-seat').filter({ hasText: t('seat.deleted') });
  await panel.getByText('resigned').waitFor();
});
