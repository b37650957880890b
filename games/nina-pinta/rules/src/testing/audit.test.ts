import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { LANDS, NO_STRONGHOLD, NOBODY, NOWHERE, PLACES } from '../ids.ts';
import type { State } from '../state.ts';
import { makeAudit } from './audit.ts';
import { makeTable } from './table.ts';

/** A position with something of everything on the map. */
function real(): State {
  const table = makeTable({ seats: 3 });
  table.settle(0, 'nina caribbean', 2);
  table.stronghold(0, 'nina caribbean', 1);
  table.captain(1, 'nina isthmus');
  table.ship(2, 'nina isthmus', 3);
  table.town(1, 'pinta caribbean');
  table.city(2, 'pinta caribbean', 'arts');
  table.settle(1, 'pinta isthmus', 3);
  table.enter('governing');
  return table.state;
}

function pieces(state: State): readonly string[] {
  return makeAudit(makeBox(shipped)).pieces(state);
}

/** The faults that the audit finds once something is changed. */
function faultsAfter(change: (state: State) => void): string {
  const state = real();
  change(state);
  return pieces(state).join('; ');
}

const unexplored = (state: State): number =>
  state.tiles.findIndex((_, place) => ((state.explored[Math.floor(place / 7)] >> (place % 7)) & 1) === 0);

describe('the audit', () => {
  it('finds nothing in a real position', () => {
    expect(pieces(real())).toEqual([]);
  });

  it('counts tiles, tokens and markers', () => {
    expect(faultsAfter((state) => state.spareTiles.pop())).toMatch(/34 tiles/);
    expect(faultsAfter(({ tiles }) => tiles.splice(0, 2, tiles[1], tiles[0]))).toMatch(/^tile \d+ at 0; tile \d+ at 1/);
    expect(faultsAfter((state) => state.tokenStack.pop())).toMatch(/^tokens/);
    expect(faultsAfter((state) => state.grow[1]++)).toMatch(/pinta: \d grow tokens/);
    expect(faultsAfter((state) => state.build[2]++)).toMatch(/santaMaria: \d build tokens/);
    expect(faultsAfter((state) => state.markers.fill(1))).toMatch(/^markers 1,1,1/);
  });

  it('counts the pieces of every player', () => {
    expect(faultsAfter((state) => state.players[1].settlers++)).toMatch(/player 1: \d+ \+ \d+ \+ \d+ settlers/);
    expect(faultsAfter((state) => state.players[2].towns--)).toMatch(/player 2: \d+ \+ \d+ towns/);
    expect(faultsAfter((state) => state.players[0].crews[1]++)).toMatch(/player 0: .* settlers/);
    expect(faultsAfter((state) => Object.assign(state.players[0], { gold: -1 }))).toMatch(
      /player 0: less than nothing/,
    );
    expect(faultsAfter((state) => state.players[0].cargo.fill(-1))).toMatch(/player 0: less than none/);
    expect(faultsAfter((state) => state.players[0].score++)).toMatch(/player 0: score 1/);
  });

  it('knows where pieces may be', () => {
    expect(faultsAfter((state) => state.players[0].harbours.fill(0))).toMatch(/player 0: place 0 in world 1/);
    expect(
      faultsAfter(({ players }) => Object.assign(players[0], { harbours: [-1, -1, -1], cargo: [1, 0, 0] })),
    ).toMatch(/player 0: cargo at home of ship 0/);
    expect(
      faultsAfter(({ players }) => Object.assign(players[0], { captains: [0, -1, -1], aboard: [1, 0, 0] })),
    ).toMatch(/player 0: two captains in world 0/);
    expect(faultsAfter(({ players }) => players[0].crews.fill(5))).toMatch(/ship 0 is too full/);
    expect(faultsAfter(({ players }) => players.map((one) => one.captains.fill(0)))).toMatch(/3 captains at 0/);
    expect(faultsAfter(({ players }) => players.map((one) => one.harbours.fill(0)))).toMatch(/3 ships at 0/);
    expect(faultsAfter((state) => state.settlers.fill(1, unexplored(state), unexplored(state) + 1))).toMatch(
      /something unexplored/,
    );
  });

  it('looks into Strongholds, Mines and Cities', () => {
    const place = real().strongholds.findIndex((owner) => owner >= 0);
    const bare = real().strongholds.indexOf(NO_STRONGHOLD);
    expect(faultsAfter((state) => state.settlers.fill(0))).toContain(`a stronghold without its settler at ${place}`);
    expect(faultsAfter((state) => state.vaults.fill(4, place, place + 1))).toContain(`4 gold stored at ${place}`);
    expect(faultsAfter((state) => state.vaults.fill(1, bare, bare + 1))).toContain(`1 gold stored at ${bare}`);
    expect(faultsAfter((state) => state.mines.fill(-1, 0, 1))).toContain('a mine with less than nothing at 0');
    expect(faultsAfter((state) => state.settlers.fill(-1, PLACES, PLACES + 1))).toContain(
      'fewer than no settlers at 0',
    );
    expect(faultsAfter((state) => state.increases[0]++)).toMatch(/increase \d at 0/);
    const city = (state: State): void => {
      state.cities.fill(NOBODY);
      for (const world of [0, 1]) state.cities[world * LANDS.length + 3] = 0;
      for (let land = 0; land < 4; land++) state.cities[2 * LANDS.length + land] = 1;
      state.towns[3] = 1;
      state.cathedrals[3] = 1;
      state.markers.fill(NOWHERE);
    };
    const faults = faultsAfter(city);
    expect(faults).toContain('3 discs of land 3');
    expect(faults).toContain('4 cities in world 2');
    expect(faults).toContain('a town and a city of one player at 3');
    expect(faults).toContain('a city with a cathedral at 3');
    expect(faults).toContain('marker of world 2');
  });

  it('counts the counters', () => {
    const { names, progressFrom } = makeBox(shipped).faces;
    const painting = names.indexOf('painting') - progressFrom;
    expect(faultsAfter((state) => Object.assign(state.players[0].progress, { [painting]: 3 }))).toMatch(
      /of 2 painting/,
    );
    expect(faultsAfter((state) => Object.assign(state.players[0].kept, { 0: 5 }))).toMatch(/\d of 4 pirate/);
    expect(faultsAfter((state) => state.bonusStore[5].pop())).toContain('bonus benefits of era 6');
    expect(faultsAfter((state) => state.display.fill(0))).toMatch(/1\d of 2 spyglass/);
  });

  it('adds the points up from what was reported', () => {
    const event = { kind: 'finalScored', source: 'gold', points: [2, 3] } as const;
    const other = { kind: 'goldAwarded', gold: 3 } as const;
    const step = { events: [other, event, event] } as unknown as Parameters<
      ReturnType<typeof makeAudit>['rescore']
    >[0][number];
    expect(makeAudit(makeBox(shipped)).rescore([step, step], 2, {} as never)).toEqual([8, 12]);
    expect(makeAudit(makeBox(shipped)).scores(real())).toEqual([0, 0, 0]);
  });
});
