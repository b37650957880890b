import { fail, type GamePackage, ok, type Result, type ShapeFault } from '@portolan/kernel';
import { advise } from './bot/advice.ts';
import { foresee } from './bot/foresight.ts';
import { type Box, makeBox } from './box.ts';
import file from './data/components.json' with { type: 'json' };
import type { Components } from './data/components.ts';
import { limitFault } from './data/limits.ts';
import { PROBLEMS } from './data/problems.ts';
import { readComponents } from './data/shape.ts';
import { makeGame } from './game.ts';

export { type Box, layoutOf } from './box.ts';
export type { Components } from './data/components.ts';
export { PROBLEMS } from './data/problems.ts';
export type { Event } from './events.ts';
export type { Amerigo } from './game.ts';
export { COLOURS, GOODS, MOST_TILES, SOURCES } from './ids.ts';
export { isFrameSpace } from './map/frame.ts';
export { goodAt, isPostSpace, type MapLayout } from './map/mapLayout.ts';
export { stepsTo } from './map/reach.ts';
export { routeBetween } from './map/route.ts';
export { stepsBetween, voyagesFrom } from './map/voyages.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export { type Placement, spacesOf } from './placement.ts';
export {
  actionPoints,
  cubesOnAction,
  cubesPerGold,
  goldForCubes,
  isAvailable,
  specialColour,
} from './queries/actionPoints.ts';
export { budget, budgetAfterCashing, cashValue, goldFor, goldGain, payment } from './queries/budget.ts';
export { type CompletionPay, completionPay, discoveryPoints, postMultiple } from './queries/completion.ts';
export { eventPoints } from './queries/eventPoints.ts';
export { finalRanking } from './queries/finalRanking.ts';
export { firstPlayer } from './queries/firstPlayer.ts';
export {
  answersTo,
  type Completion,
  type Foreseen,
  foresee,
  foreseePost,
  foreseeTile,
  type PostForecast,
  placementsOf,
  ruleAgainstTile,
  type TileForecast,
  withTile,
} from './queries/forecast.ts';
export { whyFutile } from './queries/futility.ts';
export { type GoodWorth, goodWorth } from './queries/goods.ts';
export {
  canReturn,
  freePosts,
  hasTile,
  isUncovered,
  postsAt,
  postsEstablished,
  ROUND_TRIP,
} from './queries/harbours.ts';
export { harboursInReach, type Voyage } from './queries/harboursInReach.ts';
export { isLastPhase, isLastRound } from './queries/lastRound.ts';
export { type OrderOutlook, orderOutlook } from './queries/orderOutlook.ts';
export {
  type Attack,
  damageTo,
  isRepelled,
  type PirateOutlook,
  pirateOutlook,
  strengthAgainst,
} from './queries/pirates.ts';
export { isLayable } from './queries/placements.ts';
export { positionOf } from './queries/position.ts';
export { displayHalves, staysOnDisplay, stepsToToken, tokensLeft, tokensWithin } from './queries/progress.ts';
export { squarePrice, villagePrice } from './queries/tilePrices.ts';
export { openTokens, shipToken } from './queries/tokens.ts';
export { nextDrop, type TowerOdds } from './queries/towerOdds.ts';
export { asksToForfeit, spacesLeft } from './queries/trackEnd.ts';
export { type ActionOutlook, type TurnOutlook, turnOutlook } from './queries/turnOutlook.ts';
export type { State } from './state.ts';
export { stateOfView } from './stateOfView.ts';
export type { View } from './view.ts';

/** The components opened into lookup tables, or the first fault of components from outside. */
export function openBox(components: unknown = file): Result<Box, ShapeFault> {
  const read = readComponents(components);
  return read.ok ? ok(makeBox(read.value)) : fail(read.error);
}

/** The same without validation and its code size, for components accepted earlier: the shipped ones, or those of a table. */
export function acceptedBox(components: unknown = file): Box {
  return makeBox(components as Components);
}

export const amerigo: GamePackage = {
  id: 'amerigo',
  title: 'Amerigo',
  rulePrefix: 'AM',
  components: file,
  lessonSeed: 'lesson-1',
  problems: PROBLEMS,
  limitFault: (components) => limitFault(components as Components),
  open(components) {
    const opened = openBox(components);
    if (!opened.ok) return fail(opened.error);
    const box = opened.value;
    return ok({ game: makeGame(box), advice: advise(box), foresight: foresee(box) });
  },
};
