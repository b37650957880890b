import { acceptedBox, amerigo, layoutOf, type MapLayout, type View } from '@portolan/amerigo';
import { rngFromSeed } from '@portolan/kernel';

const box = acceptedBox();
const opened = amerigo.open();

/** The map of a new game. */
export function layoutFor(players: number, seed: string): MapLayout {
  const { tiles } = viewFor(players, seed).map;
  return layoutOf(box, { seats: players, tiles: tiles.map(({ tile, turns }) => tile * 4 + turns) });
}

/** The view of a new game. */
export function viewFor(players: number, seed: string): View {
  if (!opened.ok) throw new Error('the shipped components do not open');
  const { game } = opened.value;
  return game.view(game.setup({}, players, rngFromSeed(seed)), 'spectator') as View;
}

/** Maps for every number of players. */
export function manyLayouts(each: number): MapLayout[] {
  return [2, 3, 4].flatMap((players) => Array.from({ length: each }, (_, at) => layoutFor(players, `map ${at}`)));
}
