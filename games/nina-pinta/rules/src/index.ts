import { fail, type GamePackage, ok, type Result, type ShapeFault } from '@portolan/kernel';
import { advise } from './bot/advice.ts';
import { foresee } from './bot/foresight.ts';
import { type Box, makeBox } from './box.ts';
import file from './data/components.json' with { type: 'json' };
import type { Components } from './data/components.ts';
import { PROBLEMS } from './data/problems.ts';
import { readComponents } from './data/shape.ts';
import { makeGame } from './game.ts';

export type { Box } from './box.ts';
export type { Components } from './data/components.ts';
export { PROBLEMS } from './data/problems.ts';
export type { Event } from './events.ts';
export type { NinaPinta } from './game.ts';
export { BONUSES, DISCOVERIES, GROUPS, LANDS, NATIONS, PHASES, SOURCES, TERRAINS, WORLDS } from './ids.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export { attackerAtPeace } from './queries/attackerAtPeace.ts';
export { attackOutlook } from './queries/attackOutlook.ts';
export { type BenefitPrice, benefitPrice } from './queries/benefitPrice.ts';
export { benefitWorths } from './queries/benefitWorths.ts';
export { bonusHelp, landsToSee } from './queries/bonusOutlook.ts';
export { type Counting, countingWith } from './queries/countingWith.ts';
export { crewCost, crewOf } from './queries/crew.ts';
export { type EnablingGroup, enablingGroup } from './queries/enablingGroup.ts';
export { firstPrice, isLastEra, warsIn } from './queries/eras.ts';
export { explorable } from './queries/explorable.ts';
export { finalRanking } from './queries/finalRanking.ts';
export { type GroupStanding, groupStandings, warPlacers } from './queries/groupStandings.ts';
export { isOfPlanck } from './queries/isOfPlanck.ts';
export { landRoom, reducedAfter, worldRoom } from './queries/landRoom.ts';
export { landOf, placeAt, worldOf } from './queries/lands.ts';
export { landYields, leftOnMine, minable } from './queries/landYields.ts';
export {
  type LoadingPlan,
  type LoadMove,
  type PlannedLoad,
  type PlanOutlook,
  planOutlook,
  type SealMove,
} from './queries/loadingPlan.ts';
export { goldAfterCrews, loadOutlook } from './queries/loadOutlook.ts';
export { type MarkerWorth, markerWorth } from './queries/markerWorth.ts';
export { type Network, networksOf, routeToStore } from './queries/networks.ts';
export { planckOf } from './queries/planck.ts';
export { type PlanckReason, planckReason } from './queries/planckReason.ts';
export { goldPoints } from './queries/points.ts';
export { reduceOutlook } from './queries/reduceOutlook.ts';
export { type RevenueFlow, type RevenueOutlook, revenueFrom, revenueOutlook } from './queries/revenueOutlook.ts';
export { type RunningScore, runningScores } from './queries/runningScore.ts';
export { selectionObstacle } from './queries/selectionObstacle.ts';
export { buildingFigures, settlementFigures } from './queries/settlementFigures.ts';
export { settlementPoints } from './queries/settlementPoints.ts';
export { crowdIn, freeSettlersIn, settlementsIn, settlementsOn } from './queries/settlements.ts';
export { hasLargerShips } from './queries/ships.ts';
export { benefitsPerEra, type EraStorage, storageOf } from './queries/storage.ts';
export { aboardAfterStoring } from './queries/storeOutlook.ts';
export { terrainOutlook } from './queries/terrainOutlook.ts';
export { type TurnOutlook, turnOutlook } from './queries/turnOutlook.ts';
export { viewAfterLoad } from './queries/viewAfterLoad.ts';
export { victoryGrade } from './solo/score.ts';
export type { State } from './state.ts';
export { stateOfView } from './stateOfView.ts';
export type { View } from './view.ts';

/** The components laid out in tables, or the first fault of components from outside. */
export function openBox(components: unknown = file): Result<Box, ShapeFault> {
  const read = readComponents(components);
  return read.ok ? ok(makeBox(read.value)) : fail(read.error);
}

/** The same without validation and its code size, for components accepted earlier: the shipped ones, or those of a table. */
export function acceptedBox(components: unknown = file): Box {
  return makeBox(components as Components);
}

export const ninaPinta: GamePackage = {
  id: 'nina-pinta',
  title: 'Niña & Pinta',
  rulePrefix: 'NP',
  components: file,
  lessonSeed: 'lesson-128',
  problems: PROBLEMS,
  open(components) {
    const opened = openBox(components);
    if (!opened.ok) return fail(opened.error);
    const box = opened.value;
    return ok({ game: makeGame(box), advice: advise(box), foresight: foresee(box) });
  },
};
