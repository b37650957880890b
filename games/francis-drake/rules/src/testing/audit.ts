import type { Audit, AuditStep } from '@portolan/kernel/testing';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { COMMODITIES, DESTINATIONS, GHOST, HIND, LOCATIONS, TREASURES } from '../ids.ts';
import type { Options } from '../options.ts';
import { listVisitors } from '../queries/visitors.ts';
import { DONE, type State } from '../state.ts';

/** Recounts Francis Drake's pieces and points independently of the rules. */
export function makeAudit(box: Box): Audit<State, Event, Options> {
  return {
    pieces: (state) => [
      ...treasureFaults(box, state),
      ...commodityFaults(box, state),
      ...counterFaults(box, state),
      ...state.players.flatMap((_, seat) => seatFaults(box, state, seat)),
      ...dockFaults(state),
    ],
    scores: (state) => state.players.map((player) => player.score),
    rescore: (history, seats) => rescore(box, history, seats),
    deducible: DEDUCIBLE,
  };
}

/**
 * Parts of the state that views leave out but that everybody can deduce from public events: who laid or looked at a
 * counter, how far the voyage is, returned discs, and every treasure and point taken. [FD-HIDDEN-09]
 */
const DEDUCIBLE: readonly string[] = [
  'countersKnown/*',
  'countersUp/*',
  'learner',
  'phase',
  'turn',
  'players/*/back',
  'players/*/chest/*',
  'players/*/docked',
  'players/*/points/*',
];

/** What lies in chests, on the map and in the stock is what the box holds. */
function treasureFaults(box: Box, state: State): string[] {
  return TREASURES.flatMap((id, treasure) => {
    const chests = state.players.map((player) => player.chest[treasure]);
    const map = box.treasure.map((kind, destination) => (kind === treasure ? state.treasure[destination] : 0));
    const found = total(chests) + total(map) + state.treasureStock[treasure];
    return found === box.components.stock[id] ? [] : [`${id}: ${found} of ${box.components.stock[id]}`];
  });
}

function commodityFaults(box: Box, state: State): string[] {
  return COMMODITIES.flatMap((id, commodity) => {
    const logs = state.players.map((player) => player.commodities[commodity]);
    const map = state.wares.map((wares) => (wares >> commodity) & 1);
    const found = total(logs) + total(map) + state.commodityStock[commodity];
    return found === box.components.stock[id] ? [] : [`${id}: ${found} of ${box.components.stock[id]}`];
  });
}

/** The counters on the map are those of the box, all or none of a kind. */
function counterFaults(box: Box, state: State): string[] {
  const fault = (name: string, places: readonly number[], values: readonly number[]): string[] => {
    const laid = places.map((place) => state.counters[place]).filter((value) => value >= 0);
    const right = laid.length === 0 || sorted(laid).join() === sorted(values).join();
    return right ? [] : [`${name} counters: ${laid.join()}`];
  };
  const galleons = sorted(state.galleonCounters).join() === box.galleons.map((_, i) => i).join();
  return [
    ...fault('frigate', box.galleons, box.components.frigateCounters),
    ...fault('troop', box.forts, box.components.troopCounters),
    ...(galleons ? [] : [`galleon counters: ${state.galleonCounters.join()}`]),
  ];
}

function seatFaults(box: Box, state: State, seat: number): string[] {
  const player = state.players[seat];
  const { playerDiscs, missionNumbers } = box.components.constants;
  const faults: string[] = [];
  // The second disc on Drake lies under the first: the street shows one visit for both.
  const visits = LOCATIONS.map(
    (_, location) => listVisitors(state.visits[location]).filter((one) => one === seat).length,
  );
  const drake = visits[LOCATIONS.indexOf('drake')];
  const street = total(visits) + (drake > 0 && !player.atDrake ? 1 : 0);
  if (street + player.discs !== playerDiscs) faults.push(`seat ${seat}: ${street + player.discs} player discs`);
  if (visits.some((count) => count > 1)) faults.push(`seat ${seat}: two discs on one Location`);

  const map = state.discs.slice(seat * DESTINATIONS, (seat + 1) * DESTINATIONS).filter((disc) => disc > 0);
  const bits = (set: number): number[] => [1, 2, 3, 4, GHOST, HIND].filter((disc) => (set >> disc) & 1);
  const discs = sorted([...map.map((disc) => disc % DONE), ...bits(player.hand), ...bits(player.back)]);
  const due = [...missionNumbers, ...(player.ghost ? [GHOST] : []), ...(state.hind === seat ? [HIND] : [])];
  if (discs.join() !== due.join()) faults.push(`seat ${seat}: mission discs ${discs.join()} for ${due.join()}`);

  const amounts = [player.crew, player.guns, player.goods, player.barrels, player.score, player.discs];
  if (amounts.some((amount) => amount < 0)) faults.push(`seat ${seat}: a negative amount in ${amounts.join()}`);
  if (total(player.points) !== player.score)
    faults.push(`seat ${seat}: sources ${total(player.points)}, track ${player.score}`);
  return faults;
}

/** Every ship is in the docks at most once. */
function dockFaults(state: State): string[] {
  const all = state.players.map((_, seat) => seat).join();
  const faults: string[] = [];
  if (sorted(state.order).join() !== all) faults.push(`turn order ${state.order.join()}`);
  for (const docks of [state.outbound, state.homebound]) {
    if (new Set(docks).size !== docks.length) faults.push(`docks ${docks.join()}`);
  }
  return faults;
}

/** Adds up the points from the events, with the charts of the components. */
function rescore(box: Box, history: readonly AuditStep<Event>[], seats: number): number[] {
  const { startVp, treasureValues } = box.components.constants;
  const scores = Array.from({ length: seats }, () => startVp);
  for (const { events } of history) {
    for (const event of events) {
      if (event.kind === 'investorPaid') scores[event.seat] -= event.points;
      else if (event.kind === 'attacked') scores[event.seat] += event.points;
      else if (event.kind === 'returned') scores[event.seat] += event.bonus;
      else if (event.kind === 'counterScored') scores[event.seat] += event.points;
      else if (event.kind === 'kindsScored') addAll(scores, event.points);
      else if (event.kind === 'commoditiesScored') addAll(scores, event.points);
      else if (event.kind === 'chestsOpened') {
        const worth = ([silver, gold, jewel]: readonly number[]): number =>
          silver * treasureValues.silver + gold * treasureValues.gold + jewel * treasureValues.jewel;
        addAll(scores, event.chests.map(worth));
      }
    }
  }
  return scores;
}

function addAll(scores: number[], points: readonly number[]): void {
  for (let seat = 0; seat < scores.length; seat++) scores[seat] += points[seat];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.slice().sort((one, other) => one - other);
}
