import { below, rngFromSeed, type Seat } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { WorldId } from '../ids.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { advise } from './advice.ts';
import { readSituation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** The seat's ship of this world sails first. */
function sailing(table: Table, seat: Seat, world: number): void {
  table.give(seat, { voyage: [world, (world + 1) % 3, (world + 2) % 3] });
  table.enter('sailing', { order: [seat, 1 - seat] });
}

describe('the advice', () => {
  it('sends a Captain and Settlers to an unexplored world', () => {
    const table = makeTable({ seats: 2 });
    for (let ship = 0; ship < 3; ship++) table.playAs(0, table.best());
    const { crews, aboard } = table.player(0);
    expect(aboard).toContain(1);
    for (const [world, captain] of aboard.entries()) expect(crews[world] > 0).toBe(captain === 1);
  });

  it('loads no Settlers for whom there is neither room nor a Captain', () => {
    const table = makeTable({ seats: 2 });
    table.state.explored[0] = 127;
    for (let place = 0; place < 7; place++) table.state.towns[place] = 3;
    table.give(0, { captains: [0, -1, -1] });
    table.enter('loading');
    expect(table.best()).toBe('load nina 0');
  });

  it('explores rather than go where the Settlers have to leave again', () => {
    const table = makeTable({ seats: 2 });
    table.settle(1, 'nina caribbean', 2);
    table.crew(0, 'nina', 1, 'captain');
    sailing(table, 0, 0);
    expect(table.best()).toMatch(/^explore /);
  });

  it('settles where its lands come together', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina rockies');
    table.settle(0, 'nina andes');
    table.explore('nina isthmus', 'nina caribbean', 'nina patagonia', 'nina amazonia', 'nina appalachia');
    table.crew(0, 'nina', 1);
    sailing(table, 0, 0);
    expect(table.best()).toBe('consolidate nina isthmus');
  });

  it('moves a Settler out of a land that is too full', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina isthmus', 2);
    table.explore('nina caribbean');
    table.captain(0, 'nina rockies');
    table.crew(0, 'nina', 0);
    sailing(table, 0, 0);
    table.play('consolidate nina isthmus');
    expect(table.best()).toMatch(/^migrate nina isthmus /);
  });

  it('builds what it can pay for, and a City when it collects the group', () => {
    const table = makeTable({ seats: 2 });
    table.token('nina', 'build');
    for (const land of ['rockies', 'isthmus', 'andes']) table.settle(0, `nina ${land}`);
    for (const land of ['rockies', 'isthmus', 'andes']) table.city(1, `pinta ${land}`);
    table.ship(0, 'nina isthmus', 30);
    table.enter('governing', { era: 5 });
    table.play('govern nina');
    expect(table.best()).toMatch(/^town /);
    const rich = makeTable({ seats: 2 });
    rich.token('nina', 'build');
    for (const land of ['rockies', 'isthmus', 'andes']) rich.settle(0, `nina ${land}`);
    rich.own(0, 'music', 'painting', 'sculpture', 'literature');
    rich.state.markers[0] = 0;
    rich.ship(0, 'nina isthmus', 5);
    rich.enter('governing', { era: 6 });
    rich.play('govern nina');
    expect(rich.best()).toMatch(/^city /);
  });

  it('lays the marker of the group it has most of', () => {
    const table = makeTable({ seats: 2 });
    table.own(0, 'physics', 'medicine', 'astronomy');
    table.state.stack = [{ kind: 'placeMarker', seat: 0, world: 1 }];
    table.city(0, 'pinta andes');
    expect(table.best()).toBe('marker science');
  });

  it('takes the counter that completes a set, and passes when all are too dear', () => {
    const table = makeTable({ seats: 2 });
    for (const seat of [0, 1]) table.give(seat, { gold: 12 });
    table.own(0, 'infantry', 'knight', 'artillery');
    table.display('music', 'castle', 'infantry', 'spyglass');
    table.enter('selecting', { era: 6 });
    expect(table.best()).toBe('take castle');
    const rated = table.ratings();
    expect(rated.get('take infantry')).toBeLessThan(rated.get('pass 1') ?? 0);
    expect(rated.get('pass 1')).toBeGreaterThan(rated.get('pass 2') ?? 0);
  });

  it('plays a Pirate on a rich ship, and keeps it from a poor one', () => {
    const asked = (gold: number): Table => {
      const table = makeTable({ seats: 2 });
      table.own(1, 'pirate');
      table.settle(0, 'nina caribbean');
      table.ship(0, 'nina caribbean', gold);
      table.enter('governing', { era: 2, order: [0, 1] });
      table.play('govern nina');
      return table;
    };
    expect(asked(14).best()).toBe('plunder 8');
    expect(asked(1).best()).toBe('decline');
  });

  it('puts a world into a State of War where the others have most to lose', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina andes', 3);
    table.settle(1, 'pinta andes', 3);
    table.settle(1, 'nina andes', 3);
    table.state.stack = [{ kind: 'placeWar', seat: 0 }];
    expect(table.best()).toBe('war pinta');
  });

  it("decides on Planck's behalf as is worst for Planck", () => {
    const table = makeTable({ seats: 1, nations: ['spain'], planck: 'england' });
    for (const land of ['rockies', 'isthmus', 'andes']) table.settle(1, `nina ${land}`);
    const options = (1 << table.at('nina isthmus')) | (1 << table.at('nina andes'));
    table.state.stack = [{ kind: 'decideForPlanck', seat: 0, matter: 'recover', options }];
    // Without the Isthmus Planck's lands are no longer connected.
    expect(table.best()).toBe('recover nina isthmus');
  });

  it('rates nothing for a spectator', () => {
    const table = makeTable({ seats: 2 });
    const moves = table.game.legalMoves(table.state, 0, []);
    expect(advise(table.box).rate(table.view('spectator'), moves)).toEqual(moves.map(() => 0));
  });

  it('reads the table back from the view as the state has it', () => {
    const table = makeTable({ seats: 3 });
    table.settle(0, 'nina andes', 2);
    table.town(1, 'nina andes');
    table.city(2, 'pinta rockies', 'religion');
    table.captain(1, 'pinta rockies');
    table.ship(0, 'nina andes', 4);
    table.stronghold(0, 'nina andes', 2);
    table.state.mines[table.at('pinta rockies')] = 3;
    table.state.cathedrals[table.at('nina andes')] = 1;
    table.own(0, 'music', 'pirate', 'knight');
    table.own(1, 'castle');
    const worlds: readonly WorldId[] = ['pinta'];
    table.war(...worlds);
    const { state } = readSituation(table.box, WEIGHTS, table.view(0), 0);
    const { settlers, towns, cities, strongholds, vaults, mines, increases, cathedrals } = table.state;
    const { explored, grow, build, war, markers, passes, order, era } = table.state;
    expect(state).toMatchObject({ settlers, towns, cities, strongholds, vaults, mines, increases, cathedrals });
    expect(state).toMatchObject({ explored, grow, build, war, markers, passes, order, era });
    expect(state.display).toEqual(table.state.display.slice(0, 12));
    expect(state.players[0]).toEqual(table.player(0));
    expect(state.players[1]).toMatchObject({ ...table.player(1), gold: 0 });
  });

  it.each([2, 3, 4])('wins against random play among %i', (seats) => {
    const { game, box } = makeTable();
    const advice = advise(box);
    const dice = rngFromSeed('contest');
    const options = game.readOptions({});
    if (!options.ok) throw new Error(options.error.problem);
    const state = game.setup(options.value, seats, rngFromSeed(`contest ${seats}`));
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves = game.legalMoves(state, seat, []);
      const ratings = seat === 0 ? advice.rate(game.view(state, seat), moves) : moves.map(() => 0);
      const best = Math.max(...ratings);
      const good = moves.filter((_, i) => ratings[i] === best);
      game.apply(state, seat, good[below(dice, good.length)]);
    }
    expect(game.outcome(state)?.places[0]).toBe(1);
    expect(game.outcome(state)?.scores[0]).toBeGreaterThan(40);
  });
});
