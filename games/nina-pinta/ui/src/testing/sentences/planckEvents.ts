import { expectAmounts, type Judgement, UNDECIDED } from '@portolan/client/testing';
import { LANDS, type State, WORLDS } from '@portolan/nina-pinta';
import { heldOf, player } from './facts.ts';
import { all, box, is, type NpOccasion, ofEvent, playerIn, targetIn, worldIn } from './occasion.ts';
import { areLoads, voyageIn } from './voyageEvents.ts';

const byOrder = (state: State): number => state.order[0] ?? -1;

const isPlayedOut = ({ resigned }: NpOccasion): Judgement => is('how many resigned', resigned.length, 0);

function kept(state: State, bonus: number): number {
  return player(state, state.seats).retained[bonus] ?? 0;
}

/** The worlds that Planck visits from here on in the same phase, in order. */
function visited({ course }: NpOccasion, from: State, test: (kind: string) => boolean): readonly number[] {
  const worlds: number[] = [];
  let isBehind = false;
  for (const { steps } of course) {
    for (const { event, state } of steps) {
      if (state === from) isBehind = true;
      if (!isBehind || !test(event.kind) || !('seat' in event) || event.seat !== from.seats) continue;
      if (state.era !== from.era) return worlds;
      worlds.push('world' in event ? event.world : 'place' in event ? Math.floor(event.place / LANDS.length) : -1);
      if (worlds.length === WORLDS.length) return worlds;
    }
  }
  return worlds;
}
/** What happens only in a solo game. */
export const planckEvents = {
  'drawn.military': ofEvent(['progressTurnedUp'], (said, { before, after }) => {
    const name = targetIn(said, 'counter')[1] ?? '';
    return is('Planck’s counters', heldOf(after, after.seats, name) - heldOf(before, before.seats, name), 1);
  }),
  'drawn.world': ofEvent(['progressTurnedUp'], (said, { event, before }) =>
    is('the marker', before.markers[box.faces.group[event.face] ?? -1], worldIn(said)),
  ),
  courseFixed: ofEvent(['courseFixed'], (said, { after }, occasion) => {
    const said_ = voyageIn(said);
    const sailed = visited(occasion, after, (kind) => kind === 'shipHarboured' || kind === 'shipTurnedBack');
    const governed = visited(occasion, after, (kind) => kind === 'worldGoverned');
    const fact = after.phase === WORLDS.length ? governed : sailed;
    return fact.length < WORLDS.length ? UNDECIDED : is('the order', said_, fact);
  }),
  planckLoaded: ofEvent(['planckLoaded'], (said, { after }) => areLoads(said, after, after.seats)),
  tileDrawn: ofEvent(['tileDrawn'], (said, { after }) =>
    is('the tile', box.components.lands[after.tileStack.at(-1) ?? -1]?.name, String(said.values.land)),
  ),
  pirateLaid: ofEvent(['pirateLaid'], (said, { before, after }) =>
    is('Pirates', (after.pirates[worldIn(said)] ?? 0) - (before.pirates[worldIn(said)] ?? 0), 1),
  ),
  bonusRetained: ofEvent(['bonusRetained'], (_, { event, before, after }) =>
    is('retained', kept(after, event.bonus) - kept(before, event.bonus), 1),
  ),
  progressReturned: ofEvent(['progressReturned'], (said, { before, after }) =>
    expectAmounts(said, { count: after.progressStack.length - before.progressStack.length }),
  ),
  victory: ofEvent(['victoryGraded'], (said, { after }, occasion) => {
    const [soloist, planck] = after.players.map(({ score }) => score);
    const lead = (soloist ?? 0) - (planck ?? 0);
    const grade = box.components.solo.grades.findLast(({ from }) => from <= Math.abs(lead));
    return all(
      isPlayedOut(occasion),
      expectAmounts(said, { lead: Math.abs(lead) }),
      is('the winner', playerIn(said, occasion), lead > 0 ? 0 : 1),
      is('the grade', String(said.values.rank), grade?.name),
    );
  }),
  victoryByResignation: ofEvent(['victoryGraded'], (said, _, occasion) =>
    all(
      is('the winner', playerIn(said, occasion, 'planck'), 1),
      is('who resigned', playerIn(said, occasion), occasion.resigned[0]),
    ),
  ),
  victoryByOrder: ofEvent(['victoryGraded'], (said, { after }, occasion) =>
    all(
      isPlayedOut(occasion),
      is('the winner', playerIn(said, occasion), byOrder(after)),
      is('the lead', player(after, 0).score - player(after, 1).score, 0),
    ),
  ),
} as const;
