import type { RunningServer } from '../server.ts';
import type { Page } from './page.ts';
import { Visitor } from './visitor.ts';

export interface Seated {
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly id: string;
  readonly pages: readonly [Page, Page];
}

/** Ann and Bob at a running table for two. */
export async function seated({ address }: RunningServer, over: object = {}): Promise<Seated> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(address, name)));
  if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
  const { id } = await ann.table('/tables', {
    game: 'ferry',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...over,
  });
  await bob.table(`/tables/${id}/sit`, { seat: 1 });
  await ann.table(`/tables/${id}/start`);
  const pages = [await ann.page(), await bob.page()] as const;
  for (const page of pages) await page.watch(id);
  return { ann, bob, id, pages };
}

/** Both bid. */
export async function bids({ id, pages }: Seated): Promise<void> {
  for (const page of pages) await page.move(id, 'bid 1');
  for (const page of pages) await page.reach(id, 2);
}

/** Plays the last legal move each time until the game is over, ending turns where needed. */
export async function playOn(id: string, pages: readonly Page[]): Promise<void> {
  for (;;) {
    await Promise.all(pages.map((page) => page.reach(id, Math.max(...pages.map((one) => one.at(id).entries.length)))));
    const asked = pages.find((page) => page.at(id).moment?.seat !== undefined);
    const { moment, entries } = (asked ?? pages[0])?.at(id) ?? { entries: [] };
    if (moment?.awaiting.length === 0) return;
    if (asked === undefined || moment === undefined) throw new Error('no page has a decision to make');
    const seq = entries.length;
    const answer =
      moment.mayEnd === true
        ? await asked.ask({ type: 'end', table: id, seq })
        : await asked.move(id, moment.legal?.at(-1) ?? '');
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
  }
}
