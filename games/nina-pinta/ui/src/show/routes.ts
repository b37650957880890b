import { type LANDS, WORLDS, worldOf } from '@portolan/nina-pinta';
import type { CueTime, Route, Waypoint } from '@portolan/table-kit/motion';
import { travel } from '@portolan/table-kit/motion';
import { BERTH, LAND_LAYOUT } from '../map/layout.ts';
import { WORLD_SHEET } from '../map/sheet.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

const { width, height } = WORLD_SHEET;

/** The spot of a world's board. */
export function boardOf(world: number): string {
  return `board:${WORLDS[world]}`;
}

/** In sheet units, to shares of the board. */
function share({ x, y }: { readonly x: number; readonly y: number }): Waypoint {
  return { x: x / width, y: y / height };
}

/** Where a ship of `seat` lies at a land, once it is there. */
export function berthAt({ view, after }: ShownScene, seat: number, place: number): Waypoint {
  const there = after.places[place]?.ships.includes(seat) === true ? after.places[place] : view.places[place];
  const { harbours } = LAND_LAYOUT[there?.land ?? 'caribbean'];
  return share(harbours[Math.max(0, there?.ships.indexOf(seat) ?? 0) % 2] ?? harbours[0]);
}

/** The edge of the sheet beyond the coast: the Atlantic in the east, the Pacific in the west. */
function seaEdge({ x, y }: Waypoint): Waypoint {
  return { x: x > 0.5 ? 1.03 : -0.03, y: y + DRIFT };
}

/** How far down the sheet a ship comes from. */
const DRIFT = 0.02;

/** Pieces are two em wide. */
const SHIP_EM = BERTH.w / width / 2;

export function sailIn(world: number, berth: Waypoint): Route {
  const edge = seaEdge(berth);
  const half = { x: (edge.x + berth.x) / 2, y: edge.y };
  return {
    within: boardOf(world),
    through: [edge, half, berth],
    enters: true,
    stays: true,
    faces: 'left',
    em: SHIP_EM,
  };
}

export function sailOut(world: number, berth: Waypoint): Route {
  const edge = seaEdge(berth);
  const half = { x: (edge.x + berth.x) / 2, y: edge.y };
  return { within: boardOf(world), through: [half, edge], leaves: true, faces: 'left' };
}

/** The middle of a land's room. */
function middleOf(land: (typeof LANDS)[number]): Waypoint {
  const { x, y, w, h } = LAND_LAYOUT[land].room;
  return share({ x: x + w / 2, y: y + h / 2 });
}

/** Gold that goes from land to land, and then to a ship or Stronghold. */
export function goldFlow(
  scene: ShownScene,
  flow: { places: readonly number[]; seat: number; gold: number; time: CueTime },
): SpriteCue {
  const { places, seat, gold, time } = flow;
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const toShip = scene.view.places[last]?.ships.includes(seat) === true;
  const lands = places.map((place) => middleOf(scene.view.places[place]?.land ?? 'caribbean'));
  const through = toShip ? [...lands, berthAt(scene, seat, last)] : lands;
  const sprite: Sprite = { is: 'gold', count: gold };
  return travel(sprite, {
    from: [],
    to: [],
    time,
    spent: true,
    via: {
      within: boardOf(worldOf(first)),
      through: through.length > 1 ? through : [...through, ...through],
      enters: true,
      leaves: true,
      wake: false,
    },
  });
}
