import { BONUSES, type Box, type Event, GROUPS } from '@portolan/nina-pinta';
import { loadWords } from './loads.ts';
import { counterName, faceName, landName, nameAt, PLANCK, placeName, points, settlers, worldName } from './words.ts';

type PlanckEvent = Extract<
  Event,
  {
    readonly kind:
      | 'progressTurnedUp'
      | 'courseFixed'
      | 'planckLoaded'
      | 'tileDrawn'
      | 'settlersReturned'
      | 'pirateLaid'
      | 'bonusRetained'
      | 'progressReturned'
      | 'victoryGraded';
  }
>;

/** What the automaton draws and does by rules of his own. */
export function describePlanck(box: Box, event: PlanckEvent, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'progressTurnedUp':
      return describeDraw(box, event.face, event.world);
    case 'courseFixed':
      return `Planck's course: ${event.worlds.map((world) => worldName(box, world)).join(', then ')}.`;
    case 'planckLoaded':
      return `Planck loads: ${loadWords(box, event.load)}.`;
    case 'tileDrawn':
      return `Planck draws the tile of ${landName(box, event.land)}.`;
    case 'settlersReturned':
      return event.count === 0
        ? undefined
        : `${settlers(event.count)} of ${nameAt(names, event.seat)} go home from ${placeName(box, event.place)}.`;
    case 'pirateLaid':
      return `A Pirate of ${nameAt(names, event.seat)} lies in wait in ${worldName(box, event.world)}.`;
    case 'bonusRetained':
      return `${PLANCK} retains ${counterName(BONUSES[event.bonus] ?? '')}; it scores at the end.`;
    case 'progressReturned':
      return event.count === 0 ? undefined : `${event.count} Progress Benefits go under Planck's stack.`;
    case 'victoryGraded':
      return describeVictory(box, event, names);
  }
}

function describeDraw(box: Box, face: number, world: number): string {
  const name = faceName(box, face);
  if (GROUPS[box.faces.group[face] ?? -1] === 'military') return `Planck turns up ${name}: it is his.`;
  return world < 0 ? `Planck turns up ${name}.` : `Planck turns up ${name}, which points to ${worldName(box, world)}.`;
}

function describeVictory(
  box: Box,
  { winner, lead, grade }: Extract<Event, { readonly kind: 'victoryGraded' }>,
  names: readonly string[],
): string {
  const who = nameAt(names, winner);
  const rank = box.components.solo.grades[grade]?.name;
  if (rank === undefined) return `Equal totals: ${who} wins by the turn order.`;
  return `${who} wins by ${points(lead)}: a ${rank}'s victory.`;
}
