import type { GuidedView } from './lesson.ts';
import type { GuidePage } from './page.ts';

/** Pages by their ids, in the order in which they are read. */
export function pagesOf<Scene>(pages: Readonly<Record<string, Omit<GuidePage<Scene>, 'id'>>>): GuidePage<Scene>[] {
  return Object.entries(pages).map(([id, page]) => ({ ...page, id }));
}

/** For the pages about the end. Only a player who was guided before reads them. */
export function isOver({ view }: { readonly view: GuidedView }, read: readonly string[]): boolean {
  return view.question === undefined && read.length > 0;
}

/** Points at the player's own panel. */
export function ownSeat({ seat }: { readonly seat: number }): readonly string[] {
  return [`seat:${seat}`];
}

export function nothing(): readonly string[] {
  return [];
}
