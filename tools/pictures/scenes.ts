import { answer, boldCaptain, isOver, makeTable, type Page } from '@portolan/web/driving';
import type { Camera } from './camera.ts';

/** Goes where something is to be seen and takes it. */
export type Scene = (page: Page, camera: Camera) => Promise<void>;

export const SCENES: Readonly<Record<string, Scene>> = {
  pages: takePages,
  voyages: takeVoyages,
  generic: takeGeneric,
};

const PAGES = { home: '/', lobby: '/lobby', new: '/new', learn: '/learn/francis-drake' } as const;

async function takePages(page: Page, camera: Camera): Promise<void> {
  await makeTable(page, 'gathering');
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await camera.take(page, name);
  }
}

/** With this one the captain is asked nearly everything that the game can ask. */
const SEED = 12;
const MOVING = '.fd-sprite .fd-ship';

/** A whole game of Francis Drake: every question when it is asked first, the show of a voyage, the result, the replay. */
async function takeVoyages(page: Page, camera: Camera): Promise<void> {
  const id = await makeTable(page, 'lesson');
  const taken = new Set<string>();
  const question = listenForQuestion(page);
  await page.goto(`/table/${id}`);
  const choose = boldCaptain(SEED);
  while (!(await isOver(page))) {
    const kind = question();
    if (!taken.has(kind)) await camera.take(page, `drake-${kind}`);
    taken.add(kind);
    const given = await answer(page, choose);
    if (given !== 'end' || taken.has('show') || !(await isMoving(page))) continue;
    taken.add('show');
    await camera.take(page, 'drake-show');
  }
  await camera.take(page, 'drake-result');
  await page.goto(`/replay/${id}`);
  await page.locator('h1').first().waitFor();
  await camera.take(page, 'replay');
}

/** Does something move over the chart soon? */
async function isMoving(page: Page): Promise<boolean> {
  const ship = page.locator(MOVING).first();
  return ship.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

/** The kind of the question that the table was asked last. */
function listenForQuestion(page: Page): () => string {
  let kind = 'none';
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { type, moment } = JSON.parse(payload.toString());
      if (type === 'news') kind = moment.view?.question?.kind ?? kind;
    });
  });
  return () => kind;
}

/** Tables of games without one of their own, a few moves in. */
async function takeGeneric(page: Page, camera: Camera): Promise<void> {
  for (const [name, wish] of Object.entries({ amerigo: 'islands', 'nina-pinta': 'worlds' } as const)) {
    await page.goto(`/table/${await makeTable(page, wish)}`);
    for (let answers = 0; answers < 6 && !(await isOver(page)); answers++) await answer(page, () => 0);
    await isOver(page);
    await camera.take(page, `generic-${name}`);
  }
}
