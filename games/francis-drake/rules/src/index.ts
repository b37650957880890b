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
export type { FrancisDrake } from './game.ts';
export { COMMODITIES, COUNTER_TREASURE, DISC_NAMES, KINDS, LOCATIONS, type LocationId, TREASURES } from './ids.ts';
export type { Items } from './items.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export { canSail } from './queries/canSail.ts';
export { hasShipFor, successLimit } from './queries/cost.ts';
export { counterAdds } from './queries/counterAdds.ts';
export { eventPoints } from './queries/eventPoints.ts';
export { finalRanking } from './queries/finalRanking.ts';
export { isAhead } from './queries/isAhead.ts';
export { isOutfitting } from './queries/isOutfitting.ts';
export { missionNeeds, type Need } from './queries/missionNeeds.ts';
export { dieBonus, grantOf } from './queries/offers.ts';
export {
  canCarryOut,
  chestWorth,
  type Defence,
  defenceAt,
  homeBonus,
  offerAt,
  type StopOffer,
} from './queries/onView.ts';
export { possibleGifts } from './queries/possibleGifts.ts';
export { isInRange, sailingRange } from './queries/range.ts';
export { rewardAt } from './queries/rewardAt.ts';
export { stopsAhead } from './queries/stopsAhead.ts';
export { takenOf } from './queries/takenOf.ts';
export { cargoWorth, conquestWorth, treasureLeft } from './queries/worthOnView.ts';
export { chestPoints, dockBonus, treasureValue } from './scoring.ts';
export type { State } from './state.ts';
export type { DiscName, View } from './view.ts';

/** The components opened into lookup tables, or the first fault of outside components. */
export function openBox(components: unknown = file): Result<Box, ShapeFault> {
  const read = readComponents(components);
  return read.ok ? ok(makeBox(read.value)) : fail(read.error);
}

/** The same without validation and its code size, for components accepted earlier: the shipped ones, or those of a table. */
export function acceptedBox(components: unknown = file): Box {
  return makeBox(components as Components);
}

export const francisDrake: GamePackage = {
  id: 'francis-drake',
  title: 'Francis Drake',
  rulePrefix: 'FD',
  components: file,
  lessonSeed: 'lesson-1',
  problems: PROBLEMS,
  open(components) {
    const opened = openBox(components);
    if (!opened.ok) return fail(opened.error);
    const box = opened.value;
    return ok({ game: makeGame(box), advice: advise(box), foresight: foresee(box) });
  },
};
