import { budget, freePosts, goldFor, harboursInReach, postsAt, voyagesFrom } from '@portolan/amerigo';
import { islandName } from '../map/islandName.ts';
import { placeId } from '../table/placeId.ts';
import type { Question, Scene } from '../table/scene.ts';
import { postBrings } from './brings.ts';
import { stateInScene } from './inScene.ts';

type SailQuestion = Extract<Question, { readonly kind: 'sailShip' }>;

export interface Start {
  readonly berth: number;
  /** How many harbours are in reach from there. */
  readonly harbours: number;
}

/** The spaces on which a ship can be placed. */
export function startsOf(scene: Scene): readonly Start[] {
  const { box, view, question, turn } = scene;
  if (question?.kind !== 'placeShip') return [];
  const state = stateInScene(scene);
  return (box.frames[view.seats]?.berths ?? [])
    .filter((berth) => turn?.whole.lit.has(`berth:${placeId(box, berth)}`))
    .map((berth) => ({
      berth,
      harbours: harboursInReach(box, state, { ...question, from: berth }).harbours.length,
    }));
}

/** A place where a ship can end its voyage. */
export interface Reached {
  readonly berth: number;
  readonly target: string;
  readonly steps: number;
  readonly gold: number;
}

/** By what is offered: the map and the dock both ask. */
const reachedWith = new WeakMap<object, readonly Reached[]>();
const forecastFor = new WeakMap<readonly Reached[], readonly HarbourForecast[]>();

/** Where the ship can sail to, nearest first. */
export function reachedBy(scene: Scene, question: SailQuestion): readonly Reached[] {
  const key = scene.turn?.whole ?? question;
  const reached = reachedWith.get(key) ?? findReached(scene, question);
  reachedWith.set(key, reached);
  return reached;
}

function findReached(scene: Scene, question: SailQuestion): readonly Reached[] {
  const { box, layout, view, turn } = scene;
  const from = view.players[question.seat]?.ships[question.ship] ?? -1;
  const most = budget(stateInScene(scene), question);
  const { berths, steps } = voyagesFrom(layout, from, most);
  const reached: Reached[] = [];
  for (const [at, berth] of berths.entries()) {
    const far = steps[at] ?? 0;
    if (far > most) break;
    const target = `berth:${placeId(box, berth)}`;
    if (turn?.whole.lit.has(target)) reached.push({ berth, target, steps: far, gold: goldFor(far, question.ap) });
  }
  return reached;
}

export interface HarbourForecast extends Reached {
  /** The island it belongs to. */
  readonly island: string;
  /** What founding a post there brings. */
  readonly text: string;
  readonly points: number;
}

/** Those of the places where a post can be founded; of several post spaces, what the most valuable one brings. */
export function harboursOf(
  scene: Scene,
  question: SailQuestion,
  reached: readonly Reached[],
): readonly HarbourForecast[] {
  const harbours = forecastFor.get(reached) ?? forecastHarbours(scene, question, reached);
  forecastFor.set(reached, harbours);
  return harbours;
}

function forecastHarbours(
  scene: Scene,
  question: SailQuestion,
  reached: readonly Reached[],
): readonly HarbourForecast[] {
  const state = stateInScene(scene);
  return reached.flatMap((one) => {
    const all = freePosts(scene.box, state, question.seat, one.berth)
      .map((space) => postBrings(scene, question.seat, space))
      .sort((some, other) => other.points - some.points);
    return all[0] === undefined ? [] : [{ ...one, ...all[0], island: islandAt(scene, one.berth) }];
  });
}

/** The name of the island that an anchor serves. */
function islandAt({ layout }: Scene, anchor: number): string {
  const [space = -1] = layout.harbours.get(anchor) ?? [];
  return islandName(layout, layout.islandOf[space] ?? -1);
}

/** The post spaces on which a post can be founded now. */
export function postSpacesOf(scene: Scene): readonly number[] {
  const { box, view, question, turn } = scene;
  if (question?.kind !== 'foundPost') return [];
  const berth = view.players[question.seat]?.ships[question.ship] ?? -1;
  return postsAt(box, stateInScene(scene), berth).filter((space) =>
    turn?.whole.lit.has(`space:${placeId(box, space)}`),
  );
}
