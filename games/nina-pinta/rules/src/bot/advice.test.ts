import { below, rngFromSeed, type Seat } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LANDS, type WorldId } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { advise } from './advice.ts';
import { features } from './features.ts';
import { situationOf } from './situation.ts';
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

  it('plays England alone, or France if Planck has England', () => {
    const choice = (planck: 'spain' | 'england'): string => {
      const { game, box } = makeTable();
      const options = game.readOptions({ planck });
      if (!options.ok) throw new Error(options.error.problem);
      const state = game.setup(options.value, 1, rngFromSeed('nation'));
      const moves = game.legalMoves(state, 0, []);
      const ratings = advise(box).rate(game.view(state, 0), moves);
      return game.writeMove(moves[ratings.indexOf(Math.max(...ratings))]);
    };
    expect(choice('spain')).toBe('nation england');
    expect(choice('england')).toBe('nation france');
  });

  it('weighs and values otherwise against a Planck who attacks in peace', () => {
    const [france, spain] = (['france', 'spain'] as const).map((planck) => {
      const { box, state } = makeTable({ seats: 1, nations: ['england'], planck });
      return { weights: situationOf(box, WEIGHTS, state, 0).weights, setting: features(box).setting(state) };
    });
    expect(france).toEqual({ weights: WEIGHTS.raided, setting: '1 raided' });
    expect(spain).toEqual({ weights: WEIGHTS.solo, setting: '1' });
    const { box, state } = makeTable({ seats: 2, nations: ['england', 'france'] });
    expect(situationOf(box, WEIGHTS, state, 0).weights).toBe(WEIGHTS.table);
    expect(features(box).setting(state)).toBe('2');
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

  it('fills its ships in the last era, when gold left over hardly scores', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina caribbean', 'nina patagonia', 'nina amazonia', 'nina rockies');
    table.give(0, { gold: 30, crewSide: 3 });
    table.enter('loading', { era: 6 });
    expect(table.best()).toMatch(/^load nina (captain )?[23]/);
  });

  it('loads for an attack where a world at war has no room', () => {
    const table = makeTable({ seats: 2 });
    for (const land of LANDS) {
      table.explore(`nina ${land}`);
      table.tile(`nina ${land}`, 'mixed');
      table.settle(1, `nina ${land}`, 2);
    }
    table.war('nina', 'pinta', 'santaMaria');
    table.give(0, { gold: 30, crewSide: 4 });
    table.enter('loading', { era: 6 });
    expect(table.best()).toBe('load nina captain 3');
    table.state.war = 0;
    expect(table.best()).toBe('load nina 0');
  });

  it('attacks with spare Settlers, and removes as many as make room for the rest', () => {
    const table = makeTable({ seats: 2 });
    table.settle(1, 'nina caribbean', 2);
    table.war('nina');
    table.give(0, { crewSide: 4 });
    table.crew(0, 'nina', 3, 'captain');
    table.state.explored[0] = 127;
    for (const land of LANDS.slice(1)) table.state.towns[table.at(`nina ${land}`)] = 3;
    table.enter('sailing', { era: 6, order: [0, 1] });
    table.give(0, { voyage: [0, 1, 2] });
    expect(table.best()).toBe('attack nina caribbean');
  });

  it('turns a Town into a City for the Benefits that score more by it', () => {
    const table = makeTable({ seats: 2 });
    table.token('nina', 'build');
    for (const land of ['rockies', 'isthmus', 'andes']) table.town(0, `nina ${land}`);
    table.ship(0, 'nina isthmus', 30);
    table.own(0, 'music', 'painting');
    table.state.markers[0] = 0;
    table.enter('governing', { era: 6 });
    table.play('govern nina');
    expect(table.best()).toMatch(/^upgrade /);
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
    const state = stateOfView(table.box, table.view(0));
    const { settlers, towns, cities, strongholds, vaults, mines, increases, cathedrals } = table.state;
    const { explored, grow, build, war, markers, passes, order, era } = table.state;
    expect(state).toMatchObject({ settlers, towns, cities, strongholds, vaults, mines, increases, cathedrals });
    expect(state).toMatchObject({ explored, grow, build, war, markers, passes, order, era });
    expect(state.display).toEqual(table.state.display);
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
