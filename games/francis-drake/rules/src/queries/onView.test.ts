import { below, rngFromSeed, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import { DESTINATIONS, DRAKE, GOLD, KINDS, LOCATIONS, SILVER, TAVERN, TREASURES } from '../ids.ts';
import { makeItems } from '../items.ts';
import type { Move } from '../moves.ts';
import { unclaimed } from '../scoring.ts';
import { clone, type State } from '../state.ts';
import { makeTable } from '../testing/table.ts';
import type { View } from '../view.ts';
import { hasShipFor, mayAct } from './cost.ts';
import { counterAdds } from './counterAdds.ts';
import { isPresent } from './discs.ts';
import { eventPoints } from './eventPoints.ts';
import { isAhead } from './isAhead.ts';
import { isOutfitting } from './isOutfitting.ts';
import { missionNeeds } from './missionNeeds.ts';
import { canCarryOut, chestWorth, defenceAt, homeBonus, offerAt } from './onView.ts';
import { possibleGifts } from './possibleGifts.ts';
import { isInRange, sailingRange } from './range.ts';
import { rewardAt } from './rewardAt.ts';
import { stopsAhead } from './stopsAhead.ts';
import { hasEmptyCircle } from './street.ts';
import { takenOf } from './takenOf.ts';
import { cargoWorth, conquestWorth, treasureLeft } from './worthOnView.ts';

const { box } = makeTable();
const game = makeGame(box);

/** One move of a random game. */
interface Step {
  readonly before: State;
  readonly seat: number;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

function randomGame(seed: string, seats: number): Step[] {
  const state = game.setup({ learner: false }, seats, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/moves`);
  const steps: Step[] = [];
  while (state.stack.length > 0) {
    const { seat } = state.stack[state.stack.length - 1];
    const before = clone(state);
    // Nobody docks before Dockside, so that ships have something to sail with.
    const moves = game.legalMoves(state, seat, []).filter(({ kind }) => kind !== 'dock');
    const move = moves[below(rng, moves.length)];
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => events.push(event));
    steps.push({ before, seat, move, after: clone(state), events });
  }
  return steps;
}

const STEPS = ['a', 'b', 'c', 'd'].flatMap((seed) => [3, 4, 5].flatMap((seats) => randomGame(seed, seats)));

const look = (state: State, viewer: Viewer): View => game.view(state, viewer);
const DESTINATION_LIST = Array.from({ length: DESTINATIONS }, (_, destination) => destination);

function find<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> | undefined {
  return events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}

describe('queries on a view', () => {
  it('[FD-RESOLVE-09] [FD-RESOLVE-10] predict what an attack costs and scores, as far as the viewer knows', () => {
    let exact = 0;
    let bounded = 0;
    for (const { before, seat, events } of STEPS) {
      const attacked = find(events, 'attacked');
      if (attacked === undefined || attacked.seat !== seat) continue;
      const { crew, guns, points, destination } = attacked;
      const { pinnace } = before.players[seat];
      const own = defenceAt(box, look(before, seat), destination, pinnace);
      expect(own).toMatchObject({ points, unknown: false });
      expect([own.crew, own.guns]).toEqual([crew, guns]);
      exact++;
      const hidden = { ...before, countersUp: before.countersUp.map(() => 0) };
      const least = defenceAt(box, look(hidden, 'spectator'), destination, pinnace);
      expect(least.crew + least.guns).toBeLessThanOrEqual(crew + guns);
      expect(crew + guns).toBeLessThanOrEqual(least.crew + least.guns + least.mostAdded);
      if (least.unknown) bounded++;
      expect(defenceAt(box, look(hidden, 'open'), destination, pinnace)).toMatchObject({ crew, guns, unknown: false });
    }
    expect(exact).toBeGreaterThan(20);
    expect(bounded).toBeGreaterThan(5);
  });

  it('[FD-RESOLVE-16] [FD-RESOLVE-31] tell the printed price from what a counter adds and a pinnace saves', () => {
    const [{ before }] = STEPS;
    const value = 2;
    const all = <T>(value: T) => DESTINATION_LIST.map(() => value);
    const view = look({ ...before, counters: all(value), countersUp: all(1) }, 'spectator');
    for (const [at, { type, troops = 0, guns = 0 }] of box.components.destinations.entries()) {
      if (type === 'port') continue;
      const printed = { crew: troops, guns: type === 'galleon' ? galleonGuns(before, at) : guns };
      const [crewAdded, gunsAdded] = [type === 'fort' ? value : 0, type === 'galleon' ? value : 0];
      const cost = { crew: printed.crew + crewAdded, guns: printed.guns + gunsAdded };
      expect(defenceAt(box, view, at, false)).toMatchObject({ ...cost, printed, gunsSpared: false });
      const spared = type === 'fort';
      const left = { ...cost, guns: spared ? 0 : cost.guns };
      expect(defenceAt(box, view, at, true)).toMatchObject({ ...left, printed, gunsSpared: spared });
    }
  });

  it('[FD-RESOLVE-15] [FD-RESOLVE-18] know whether a counter adds crew or guns', () => {
    const [{ before }] = STEPS;
    const [low, high] = [1, 3].map((value) =>
      look(
        { ...before, counters: before.counters.map(() => value), countersUp: before.countersUp.map(() => 1) },
        'open',
      ),
    );
    for (const destination of [...box.forts, ...box.galleons]) {
      const item = counterAdds(box, destination);
      const [less, more] = [low, high].map((view) => defenceAt(box, view, destination, false));
      expect(more).toEqual({ ...less, [item]: less[item] + 2 });
    }
  });

  it('[FD-RESOLVE-17] know which ship can attack where', () => {
    for (const [at, { type }] of box.components.destinations.entries()) {
      expect(hasShipFor(box, at, { galleon: true })).toBe(true);
      expect(hasShipFor(box, at, { galleon: false })).toBe(type !== 'galleon');
    }
  });

  it('[FD-RESOLVE-20] [FD-RESOLVE-29] say who can carry out which mission', () => {
    for (const { after } of STEPS) {
      if (!after.revealed) continue;
      const view = look(after, 'spectator');
      for (let seat = 0; seat < after.seats; seat++) {
        for (const at of DESTINATION_LIST) expect(canCarryOut(box, view, at, seat)).toBe(mayAct(box, after, seat, at));
      }
    }
  });

  it('[FD-PROV-09] [FD-PROV-37] predict what a stop brings and costs', () => {
    for (const { before, seat, move, after, events } of STEPS) {
      if (move.kind !== 'stop' || LOCATIONS[move.location] === 'drake') continue;
      const offer = offerAt(box, look(before, seat), move.location);
      const stopped = find(events, 'stopped');
      const rolled = find(events, 'tavernRolled');
      expect([offer.circle, offer.grant]).toEqual([stopped?.circle, stopped?.gained]);
      expect(offer.price).toBe(find(events, 'investorPaid')?.points ?? 0);
      expect(offer.dieBonus).toBe(rolled === undefined ? 0 : rolled.result - rolled.roll);
      if (offer.choices.length > 0) expect(takes(after)).toEqual(offer.choices);
    }
  });

  it('[FD-PROV-30] predict what the second disc on Drake brings', () => {
    let times = 0;
    for (const { before, events, after } of STEPS) {
      const second = events.find(
        (event) => event.kind === 'stopped' && LOCATIONS[event.location] === 'drake' && event.gained,
      );
      if (second?.kind !== 'stopped') continue;
      times++;
      const empty = { ...before, visits: before.visits.map(() => 0) };
      const offer = offerAt(box, look(empty, second.seat), second.location);
      expect(offer.grant).toEqual(second.gained);
      expect(offer.choices).toEqual(takes(after));
    }
    expect(times).toBeGreaterThan(5);
  });

  it('[FD-PROV-06] know what is ahead on the street', () => {
    const { street } = look(STEPS[0].before, 'spectator');
    const numbers = street.map(({ location }) => LOCATIONS.indexOf(location));
    const ahead = (place: number) => numbers.filter((location) => isAhead({ street }, { place }, location));
    expect(ahead(-1)).toEqual(numbers);
    expect(ahead(3)).toEqual(numbers.slice(4));
    expect(ahead(numbers.length - 1)).toEqual([]);
  });

  it('[FD-PROV-07] [FD-PROV-37] [FD-LIMITS-07] list the stops that a player still has ahead', () => {
    let turns = 0;
    for (const { before, seat } of STEPS) {
      if (before.stack.at(-1)?.kind !== 'plymouthTurn') continue;
      turns++;
      // The last disc but one closes Drake.
      for (const discs of [before.players[seat].discs, 1]) {
        const players = before.players.map((player, at) => (at === seat ? { ...player, discs } : player));
        const state = { ...before, players };
        const open = game.legalMoves(state, seat, []).flatMap((move) => (move.kind === 'stop' ? [move.location] : []));
        const view = look(state, seat);
        expect(stopsAhead(box, view, view.players[seat])).toEqual(open);
      }
    }
    expect(turns).toBeGreaterThan(100);
  });

  it('[FD-LIMITS-06] know that without a disc there is no stop', () => {
    const view = look(STEPS[0].before, 0);
    expect(stopsAhead(box, view, { ...view.players[0], playerDiscs: 0 })).toEqual([]);
  });

  it('[FD-PROV-09] [FD-PROV-23] [FD-PROV-30] foresee everything that a stop may bring', () => {
    const rolls = new Set<number>();
    for (const { before, seat, move, events } of STEPS) {
      if (move.kind !== 'stop') continue;
      const gifts = possibleGifts(box, look(before, seat), move.location);
      const gained = find(events, 'stopped')?.gained;
      if (gained !== undefined) expect(gifts).toContainEqual(gained);
      const crew = find(events, 'tavernRolled')?.crew;
      if (crew === undefined) continue;
      expect(gifts).toContainEqual(makeItems({ crew }));
      rolls.add(crew);
    }
    expect(rolls.size).toBeGreaterThan(2);
  });

  it('[FD-PROV-23] foresee no crew where the chart of the Tavern has none', () => {
    const tavern = Object.fromEntries(
      Object.entries(box.components.tavern).map(([result, line]) => [result, { ...line, crew: 0 }]),
    );
    const dry = { ...box, components: { ...box.components, tavern } };
    const gifts = possibleGifts(dry, look(STEPS[0].before, 0), TAVERN);
    expect(gifts).toEqual(Array.from({ length: box.components.constants.dieFaces }, () => makeItems({})));
  });

  it('[FD-PROV-08] [FD-PROV-29] tell whose discs lie on a Location, and how many there is room for', () => {
    const atDrake = new Set<number>();
    for (const { after } of STEPS) {
      const view = look(after, 'spectator');
      const offers = LOCATIONS.map((_, location) => offerAt(box, view, location));
      for (let seat = 0; seat < after.seats; seat++) {
        const laid = offers.flatMap(({ discs }) => discs).filter((one) => one === seat).length;
        expect(laid).toBe(box.components.constants.playerDiscs - after.players[seat].discs);
      }
      const { discs, circles } = offers[DRAKE];
      expect(circles).toBe(2);
      atDrake.add(discs.length);
      for (const { circle, circlesLeft, circles } of offers.filter((_, location) => location !== DRAKE)) {
        expect(circles).toBe(circlesLeft === undefined ? after.seats : circle + circlesLeft);
      }
    }
    expect([...atDrake].sort()).toEqual([0, 1, 2]);
  });

  it('[FD-PROV-27] promise no second galleon or pinnace', () => {
    const grant = makeItems({ guns: 1, galleon: 1, pinnace: 1 });
    expect(takenOf(grant, { galleon: false, pinnace: false })).toEqual(grant);
    expect(takenOf(grant, { galleon: true, pinnace: false })).toEqual(makeItems({ guns: 1, pinnace: 1 }));
    expect(takenOf(grant, { galleon: false, pinnace: true })).toEqual(makeItems({ guns: 1, galleon: 1 }));
  });

  it('[FD-PROV-14] know when every ship has left Plymouth', () => {
    const asked = new Map([true, false].map((is) => [is, new Set<string>()]));
    for (const { after } of STEPS) {
      const view = look(after, 'spectator');
      if (view.question !== undefined) asked.get(isOutfitting(view))?.add(view.question.kind);
    }
    expect([...(asked.get(true) ?? [])].sort()).toEqual(['chooseYield', 'plymouthTurn']);
    expect([...(asked.get(false) ?? [])]).not.toEqual(expect.arrayContaining(['plymouthTurn']));
    expect(asked.get(false)?.size).toBeGreaterThan(3);
  });

  it('[FD-RESOLVE-14..18] [FD-RESOLVE-24] name what a kind of mission takes', () => {
    const needs = (ship: { galleon: boolean; pinnace: boolean }) => KINDS.map((kind) => missionNeeds(box, kind, ship));
    const frigate = { galleon: false, pinnace: false };
    expect(needs(frigate)).toEqual([['crew'], ['crew', 'guns'], undefined, ['goods']]);
    expect(needs({ ...frigate, pinnace: true })).toEqual([['crew'], ['crew'], undefined, ['goods']]);
    expect(needs({ ...frigate, galleon: true })).toEqual([['crew'], ['crew', 'guns'], ['guns'], ['goods']]);
  });

  it('[FD-PROV-07] count the circles left', () => {
    for (const { after } of STEPS) {
      const view = look(after, 'spectator');
      for (let location = 0; location < LOCATIONS.length; location++) {
        const { circlesLeft } = offerAt(box, view, location);
        if (circlesLeft !== undefined) expect(circlesLeft > 0).toBe(hasEmptyCircle(box, after, location));
      }
    }
  });

  it('[FD-HOME-08] predict the hero’s bonus', () => {
    let heroes = 0;
    for (const { before, seat, move, events } of STEPS) {
      if (move.kind !== 'home') continue;
      const bonus = homeBonus(box, look(before, seat), seat);
      expect(find(events, 'returned')).toMatchObject({ seat, bonus });
      if (bonus > 0) heroes++;
    }
    expect(heroes).toBeGreaterThan(5);
  });

  it('[FD-SCORE-01] [FD-END-01] [FD-END-03] predict what kinds, commodities and chests score', () => {
    for (const { after, events } of STEPS) {
      const cargo = find(events, 'commoditiesScored');
      const chests = find(events, 'chestsOpened');
      if (cargo === undefined || chests === undefined) continue;
      const { players } = look(after, 'spectator');
      expect(players.map((player) => conquestWorth(box, player))).toEqual(find(events, 'kindsScored')?.points);
      expect(players.map((player) => cargoWorth(box, player))).toEqual(cargo.points);
      const worths = players.map(({ chest }) => (chest === undefined ? -1 : chestWorth(box, chest)));
      expect(worths).toEqual(eventPoints(box, chests, after.seats));
    }
  });

  it('[FD-RESOLVE-11] [FD-PREP-01] name the treasure that the next success wins, also before it is laid', () => {
    const won = new Set<number>();
    let early = 0;
    for (const { before, seat, events } of STEPS) {
      const view = look(before, seat);
      const attacked = find(events, 'attacked');
      if (attacked !== undefined) {
        expect(rewardAt(box, view, attacked.destination)).toBe(attacked.treasure);
        won.add(attacked.treasure);
      }
      if (view.question?.kind !== 'plymouthTurn') continue;
      expect(DESTINATION_LIST.map((at) => rewardAt(box, view, at))).toEqual(box.treasure);
      if (before.treasure.every((n) => n === 0)) early++;
    }
    expect(won).toEqual(new Set([-1, ...TREASURES.keys()]));
    expect(early).toBeGreaterThan(20);
  });

  it('[FD-SCORE-03] count the treasure left on the map', () => {
    for (const { after } of STEPS) {
      const view = look(after, 'spectator');
      for (const treasure of [GOLD, SILVER]) {
        expect(treasureLeft(box, view, treasure)).toBe(unclaimed(box, after, treasure));
      }
    }
  });

  it('[FD-PREP-08] know how far a ship may sail', () => {
    let beyond = 0;
    for (const { before, seat, move } of STEPS) {
      if (move.kind !== 'mission') continue;
      const open = new Set(game.legalMoves(before, seat, []).map((one) => 'destination' in one && one.destination));
      const player = look(before, seat).players[seat];
      for (const at of DESTINATION_LIST) {
        if (isPresent(before, seat, at)) continue;
        expect(isInRange(box, player, at)).toBe(open.has(at));
        if (!open.has(at)) beyond++;
      }
    }
    expect(beyond).toBeGreaterThan(20);
  });

  it('[FD-PREP-07] derive the range from the barrels', () => {
    for (const { after, events } of STEPS) {
      const ranges = find(events, 'rangesSet')?.ranges;
      // A reset in the same move has taken the barrels back.
      if (ranges === undefined || find(events, 'boardReset') !== undefined) continue;
      expect(look(after, 'spectator').players.map(({ barrels }) => sailingRange(box, barrels))).toEqual(ranges);
    }
  });
});

describe('the points of events', () => {
  it('[FD-SCORE-07] add up to what every move changes on the score track', () => {
    for (const { before, after, events } of STEPS) {
      const change = after.players.map(({ score }, seat) => score - before.players[seat].score);
      const sum = after.players.map(() => 0);
      for (const event of events) {
        eventPoints(box, event, after.seats)?.forEach((points, seat) => {
          sum[seat] += points;
        });
      }
      expect(sum).toEqual(change);
    }
  });
});

/** What the counter of a Spanish galleon is printed with. */
function galleonGuns(state: State, destination: number): number {
  return box.components.galleonCounters[state.galleonCounters[box.galleonSite[destination]]].guns;
}

/** What the player who is asked to choose a yield is offered. */
function takes(state: State): unknown[] {
  const { seat } = state.stack[state.stack.length - 1];
  return game.legalMoves(state, seat, []).map((move) => (move.kind === 'take' ? box.yields[move.yield] : move));
}
