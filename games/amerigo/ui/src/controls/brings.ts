import { foreseePost, foreseeTile, type Placement, type State } from '@portolan/amerigo';
import { list } from '@portolan/i18n';
import type { Scene } from '../table/scene.ts';
import { amounts, goodName } from '../words.ts';
import { stateInScene } from './inScene.ts';
import { t } from './messages.ts';

type Completion = NonNullable<ReturnType<typeof foreseeTile>['completed']>;

/** What a post at a space would bring a seat, in words, and the points for the discovery. */
export function postBrings(
  scene: Scene,
  seat: number,
  space: number,
): { readonly text: string; readonly points: number } {
  const { box, layout, view, names } = scene;
  const { points, gold, completed } = foreseePost(box, stateInScene(scene), seat, space);
  const own = view.players[seat]?.outposts[layout.islandOf[space] ?? -1] ?? 0;
  const parts = [
    points > 0 ? t('brings.discovery', { points }) : t('brings.post', { n: own + 1 }),
    ...(gold > 0 ? [t('brings.gold', { gold })] : []),
    ...completionParts(completed, seat, names),
  ];
  return { text: joined(parts), points };
}

/** What a tile would bring a seat, in words. */
export function tileBrings(scene: Scene, seat: number, placement: Placement, state: State): string {
  const { box, view, names } = scene;
  const { points, goods, left, completed } = foreseeTile(box, state, seat, placement);
  const counts = view.players[seat]?.goods.map((_, good) => goods.filter((one) => one === good).length) ?? [];
  return joined([
    t('brings.points', { points }),
    ...(goods.length > 0 ? [t('brings.goods', { goods: amounts(counts, goodName) })] : []),
    ...(completed === undefined ? [t('brings.empty', { empty: left })] : completionParts(completed, seat, names)),
  ]);
}

function completionParts(completed: Completion | undefined, seat: number, names: readonly string[]): readonly string[] {
  if (completed === undefined) return [];
  const { points, posts, chest } = completed;
  const others = posts.flatMap((score, other) =>
    other !== seat && score > 0 ? [t('brings.others', { name: names[other] ?? '', points: score })] : [],
  );
  return [t('brings.completed', { points, posts: posts[seat] ?? 0 }), ...(chest ? [t('brings.chest')] : []), ...others];
}

function joined(parts: readonly string[]): string {
  return t('parts', { parts: list(parts, 'plain') });
}
