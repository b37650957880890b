import { describe, expect, it } from 'vitest';
import { BONUSES, type BonusId, COMPLETING, ESTABLISH, NOBODY, NOTHING, PLANCK, WORLDS } from '../src/ids.ts';
import type { PlayerState } from '../src/player.ts';
import { completeEra } from '../src/rounds/completing.ts';
import type { State } from '../src/state.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { COUNTS } from './helpers.ts';
import { solo } from './soloHelpers.ts';

/** After this era a State of War marker is due, so that the next era stops at a decision while it is established. */
const ERA = 3;
const SEATS = [1, ...COUNTS] as const;

/** The end of an era, with something on the table of all that lasts and of all that does not. */
function eraEnd(seats: number): Table {
  const make = seats === 1 ? solo : makeTable;
  const table = make({ seats, open: true, askTies: false, seed: 'the end of an era' });
  for (const player of table.state.players.keys()) fillPlayer(table, player);
  fillMap(table);
  fillEra(table);
  // Counters of Progress would go under Planck's stack. [NP-SOLO-70]
  table.display(...(seats === 1 ? ['gold5', 'pirate'] : ['gold5', 'music', 'pirate', 'knight', 'catholic']));
  return table;
}

function fillPlayer(table: Table, player: number): void {
  table.own(player, 'painting', 'anyScience', 'protestant', 'knight', 'knight', 'general', 'anyMilitary');
  table.own(player, 'pirate', 'doubleSelection', 'doubleSelection', 'turnOrder', 'turnOrder', 'turnOrder');
  const land = ['andes', 'isthmus', 'rockies', 'amazonia'][player];
  const { crewSide, retained, gold } = table.player(player);
  table.give(player, {
    gold: gold + 5 + player,
    // The other side than the nation's.
    crewSide: crewSide === 3 ? 4 : 3,
    captains: WORLDS.map((world) => table.at(`${world} ${land}`)),
    bound: [ERA, 1, 2],
    voyage: [2, 0, 1],
    retained: retained.map((_, bonus) => 1 + (bonus % 2)),
  });
  for (const world of WORLDS) {
    // Too many for the land, even with a Grow token.
    table.settle(player, `${world} caribbean`, 3);
    table.settle(player, `${world} patagonia`);
    table.town(player, `${world} patagonia`);
  }
}

function fillMap(table: Table): void {
  const { state } = table;
  for (const [world, id] of WORLDS.entries()) {
    table.explore(`${id} andes`, `${id} rockies`, `${id} amazonia`);
    table.stronghold('open', `${id} isthmus`);
    table.stronghold(world % 2, `${id} caribbean`, 1 + world);
    state.looked[table.at(`${id} appalachia`)] = 1;
    state.mines[table.at(`${id} andes`)] = 2 + world;
    lay(table, 'corn', `${id} rockies`, 1);
    lay(table, 'gems', `${id} andes`, 2);
    lay(table, 'cathedral', `${id} patagonia`, 0);
    state.cathedrals[table.at(`${id} patagonia`)] = 1;
  }
  table.tile('pinta appalachia', 'plains');
  table.city(1, 'nina rockies');
  table.city(0, 'pinta andes');
  state.markers = [2, 1, 0];
  table.token('nina', 'build');
  table.token('pinta', 'grow');
}

function lay(table: Table, bonus: BonusId, place: string, gold: number): void {
  table.state.laid.push(BONUSES.indexOf(bonus), table.at(place));
  table.state.increases[table.at(place)] += gold;
}

/** Where the sequence of play stands, and what each has done in the era. */
function fillEra({ state }: Table): void {
  Object.assign(state, {
    stack: [],
    phase: COMPLETING,
    era: ERA,
    round: 2,
    turn: 1,
    step: 1,
    war: 0b101,
    banner: false,
  });
  state.order = state.players.map((_, player) => player).reverse();
  state.passes = state.order.slice();
  for (const player of state.players) {
    Object.assign(player, { governed: 7, passed: true, declined: true, loaded: 4, manifest: [3, 2, 1] });
  }
  Object.assign(state, { world: 2, goals: [2, 0, 1], pirates: [0, 1, 0] });
  if (state.seats > 1) return;
  state.progressSeen[0] = 1;
  state.tileSeen[0] = 1;
}

/** What belongs to the era has been cleared, and everything else is unchanged. */
function completed(before: State): State {
  return {
    ...before,
    ...{ era: ERA + 1, phase: ESTABLISH, round: 0, turn: 0, step: 0, war: 0, banner: true },
    display: before.display.map(() => NOTHING),
    passes: before.passes.map(() => NOBODY),
    players: before.players.map((player) => ({
      ...player,
      ...{ governed: 0, passed: false, declined: false, loaded: 0, manifest: [0, 0, 0] },
    })),
  };
}

/** Phase 6 on its own, and as played, up to the first decision of the next era. */
function complete(table: Table): { readonly alone: State; readonly played: State } {
  const alone = table.game.clone(table.state);
  completeEra({ box: table.box, state: alone, emit: undefined });
  table.enter('completing', { era: ERA });
  expect(table.question().kind).toBe('placeWar');
  return { alone, played: table.state };
}

/** All but the players, and but these fields. */
function mapOf(state: State, without: readonly string[] = []): unknown {
  return Object.entries(state).filter(([field]) => field !== 'players' && !without.includes(field));
}

/** What changes while the next era is established, or only tells the progress. */
const ESTABLISHED: readonly (keyof State)[] = [
  ...(['tokenStack', 'tokens', 'grow', 'build', 'bonusStore', 'progressStore', 'display', 'war'] as const),
  ...(['stack', 'turn', 'step'] as const),
];

function playersLater({ players }: State): unknown {
  return players.map(({ gold: _gold, ...player }) => player);
}

describe('what outlasts an era', () => {
  it.each(SEATS)('[NP-BONUS-04] [NP-SCORE-03] [NP-DISC-12] %i at the table: everything on the map', (seats) => {
    const table = eraEnd(seats);
    const after = completed(table.game.clone(table.state));
    const { alone, played } = complete(table);
    expect(mapOf(alone)).toEqual(mapOf(after));
    expect(mapOf(played, ESTABLISHED)).toEqual(mapOf(after, ESTABLISHED));
  });

  it.each(SEATS)('[NP-REDUCE-07] [NP-REDUCE-09] %i at the table: Settlers beyond the capacity', (seats) => {
    const table = eraEnd(seats);
    complete(table);
    for (const world of WORLDS) {
      const settlers = table.state.players.map((_, player) => table.settlers(player, `${world} caribbean`));
      expect(settlers).toEqual(table.state.players.map(() => 3));
      const { capacity = 0 } = table.view(0).places[table.at(`${world} caribbean`)];
      expect(capacity).toBeLessThan(3 * settlers.length);
    }
  });

  it.each(COUNTS)(
    '[NP-BACK-07] [NP-LOAD-06] [NP-BONUS-09] [NP-BONUS-18] [NP-BONUS-21] [NP-BENEFIT-06] [NP-BENEFIT-07] %i players: Captains abroad, larger ships and counters',
    (seats) => expectPlayersToLast(eraEnd(seats)),
  );

  it("[NP-SOLO-74] [NP-SOLO-79] what the Soloist and Planck have, including Planck's Pirates and Double Selections", () => {
    const table = eraEnd(1);
    expectPlayersToLast(table);
    expect(table.player(PLANCK).kept).toEqual([1, 2, 3]);
  });

  it('[NP-NATION-02] [NP-HIDDEN-09] private notes of lands looked at', () => {
    const table = eraEnd(4);
    complete(table);
    const seen = (viewer: number): unknown => table.view(viewer).places[table.at('pinta appalachia')];
    expect(seen(0)).toMatchObject({ explored: false, terrain: 'plains', lookedAt: [0] });
    expect(seen(1)).not.toHaveProperty('terrain');
  });

  it.each(SEATS)('is all there with %i at the table of these tests', (seats) => {
    const { state } = eraEnd(seats);
    const fresh = (seats === 1 ? solo : makeTable)({ seats, bare: true }).state;
    const empty = seats === 1 ? ['progressOut'] : [...(seats === 4 ? ['bonusOut'] : []), ...STACKS_OF_PLANCK];
    expect(sameIn(state, fresh).sort()).toEqual(['stack', 'seats', ...empty].sort());
    for (const [seat, player] of state.players.entries()) expect(sameIn(player, fresh.players[seat])).toEqual(AT_REST);
  });
});

const STACKS_OF_PLANCK: readonly (keyof State)[] = ['progressStack', 'tileStack', 'progressSeen', 'tileSeen'];

/** All ships are home by then, and points come in the end. */
const AT_REST: readonly (keyof PlayerState)[] = [
  ...(['nation', 'harbours', 'cargo', 'crews', 'aboard', 'owed', 'points', 'score'] as const),
];

/** Fields that nothing was put into. */
function sameIn<T extends object>(one: T, fresh: T): string[] {
  const values = new Map(Object.entries(fresh));
  return Object.entries(one).flatMap(([key, value]) =>
    JSON.stringify(value) === JSON.stringify(values.get(key)) ? [key] : [],
  );
}

function expectPlayersToLast(table: Table): void {
  const after = completed(table.game.clone(table.state));
  const { alone, played } = complete(table);
  expect(alone.players).toEqual(after.players);
  expect(playersLater(played)).toEqual(playersLater(after));
}
