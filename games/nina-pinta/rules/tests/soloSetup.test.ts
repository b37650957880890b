import { beforeEach, describe, expect, it } from 'vitest';
import { type Box, makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeGame } from '../src/game.ts';
import { NATIONS, type NationId, SOURCES, TERRAINS } from '../src/ids.ts';
import { planckOf } from '../src/queries/planck.ts';
import { makeTable } from '../src/testing/table.ts';
import { UNSEEN } from '../src/view.ts';
import { illegal } from './helpers.ts';
import { bonusOf, ME, PLANCK, sailPlanck, score, solo, stackTiles } from './soloHelpers.ts';

let box: Box;

// In the test: what runs while a file is read is reckoned to every test of it.
beforeEach(() => {
  box = makeBox(shipped);
});
const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);

function sorted(numbers: readonly number[]): number[] {
  return numbers.slice().sort((one, other) => one - other);
}

describe('the frame of the solo game', () => {
  it('[NP-SOLO-01] Planck is the second player there, and nobody in a game of several', () => {
    const view = solo().view(ME);
    expect(planckOf(view)).toBe(view.players[PLANCK]);
    expect(planckOf(view)?.name).toBe('Planck');
    expect(planckOf(makeTable({ seats: 2 }).view(0))).toBeUndefined();
  });

  it('[NP-SOLO-01] is a game of two: pieces, Pass spaces, capacities, and the powers of the Soloist', () => {
    const table = solo({ bare: true });
    expect(table.state.players).toHaveLength(2);
    expect(table.state.passes).toHaveLength(2);
    for (const player of table.state.players) expect(player).toMatchObject({ settlers: 20, towns: 10 });
    for (const terrain of TERRAINS.keys()) expect(box.capacity[1][terrain]).toBe(box.capacity[2][terrain]);
    expect(solo({ nations: ['england'] }).player(ME).crewSide).toBe(4);
    const game = makeGame(box);
    const options = game.readOptions({ nations: ['portugal'], planck: 'spain' });
    if (!options.ok) throw new Error('refused');
    expect(game.setup(options.value, 1, solo().state.rng).stack).toEqual([{ kind: 'lookAtLands', seat: ME }]);
  });

  it('[NP-SOLO-06] both ships find a harbour at the same land', () => {
    const table = solo();
    table.ship(ME, 'nina andes');
    table.captain(PLANCK, 'nina andes');
    sailPlanck(table, { settlers: 0, captain: false });
    expect(table.player(PLANCK).harbours[0]).toBe(table.at('nina andes'));
    expect(table.player(ME).harbours[0]).toBe(table.at('nina andes'));
  });
});

describe('set-up', () => {
  it('[NP-SOLO-07] the names of the fourteen spare tiles are shuffled into a stack; no face of theirs is shown', () => {
    const table = solo({ bare: true });
    const { tileStack, spareTiles } = table.state;
    expect(tileStack).toHaveLength(14);
    expect(sorted(tileStack)).toEqual(sorted(spareTiles.map((tile) => table.box.atlas.land[tile])));
    expect(new Set(SEEDS.map((seed) => solo({ seed, bare: true }).state.tileStack.join())).size).toBeGreaterThan(20);
    expect(table.view(ME).tileStack).toEqual(tileStack.map(() => UNSEEN));
    stackTiles(table, 'andes', 'isthmus');
    table.explore('nina caribbean');
    sailPlanck(table);
    expect(table.view(ME).tileStack).toEqual([UNSEEN, 'andes']);
    expect(table.view(ME).faceDown).toBeUndefined();
    expect(makeTable({ seats: 2 }).state.tileStack).toEqual([]);
  });

  it('[NP-SOLO-08] every compass has a marker from the start, and no player places one', () => {
    const table = solo();
    expect(sorted(table.state.markers)).toEqual([0, 1, 2]);
    expect(new Set(SEEDS.map((seed) => solo({ seed }).state.markers.join())).size).toBe(6);
    const { markers } = table.state;
    table.token('nina', 'build');
    for (const place of ['nina rockies', 'nina isthmus', 'nina andes']) table.settle(ME, place);
    table.town(ME, 'nina isthmus');
    table.ship(ME, 'nina isthmus', 20);
    table.enter('governing', { order: [ME, PLANCK] });
    table.play('govern nina');
    table.play('upgrade nina isthmus');
    expect(table.question()).toEqual({ kind: 'build', seat: ME, world: 0 });
    expect(table.state.markers).toEqual(markers);
  });

  it('[NP-SOLO-09] five Benefits of each kind an era; the other Progress Benefits are the Progress stack', () => {
    const { state, box: one } = solo({ bare: true });
    expect(state.bonusStore.map((faces) => faces.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(state.progressStore.map((faces) => faces.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(state.bonusOut.map((faces) => faces.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(state.progressOut).toEqual([]);
    expect(state.progressStack).toHaveLength(14);
    expect(sorted([...state.progressStack, ...state.progressStore.flat()])).toEqual(sorted(one.faces.progressSet));
    expect(solo().view(ME).progressStack).toEqual(state.progressStack.map(() => UNSEEN));
  });

  it('[NP-SOLO-10] Planck draws a nation, and the Soloist picks one of the other three', () => {
    const drawn = SEEDS.map((seed) => solo({ seed, nations: [], planck: 'random', bare: true }).player(PLANCK).nation);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
    const table = solo({ nations: [], planck: 'england' });
    expect(table.question()).toEqual({ kind: 'chooseNation', seat: ME });
    expect(table.legal()).toEqual(['nation spain', 'nation portugal', 'nation france']);
    expect(table.refuse('nation england')).toEqual(illegal('nation england', 'NP-SETUP-01'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-SOLO-10'));
    expect(table.play('nation france')[0]).toEqual({ kind: 'nationChosen', seat: ME, nation: 3 });
    expect(table.player(ME).nation).toBe(NATIONS.indexOf('france'));
    for (const seed of SEEDS) {
      const { state } = solo({ seed, nations: ['spain'], planck: 'random', bare: true });
      expect(state.players[PLANCK].nation).not.toBe(NATIONS.indexOf('spain'));
    }
  });

  it("[NP-SOLO-11] the Soloist may give Planck a nation, but not the Soloist's own", () => {
    const game = makeGame(box);
    for (const planck of NATIONS) {
      expect(solo({ nations: [], planck, bare: true }).player(PLANCK).nation).toBe(NATIONS.indexOf(planck));
    }
    expect(game.readOptions({ nations: ['france'], planck: 'france' })).toMatchObject({
      ok: false,
      error: { path: '/planck' },
    });
    expect(game.readOptions({ planck: 'holland' })).toMatchObject({ ok: false, error: { path: '/planck' } });
  });

  it('[NP-SOLO-12] the first turn order is that of the two nations', () => {
    const first = (mine: NationId, planck: NationId): number => solo({ nations: [mine], planck }).state.order[0];
    expect(first('spain', 'portugal')).toBe(ME);
    expect(first('france', 'portugal')).toBe(PLANCK);
    expect(first('england', 'france')).toBe(ME);
    expect(first('france', 'england')).toBe(PLANCK);
  });

  it('[NP-SOLO-13] gold, ships and Military Benefits of Planck are public, the other Progress Benefits face down', () => {
    const table = solo();
    table.own(PLANCK, 'knight', 'music', 'pirate');
    table.give(PLANCK, { gold: 7 });
    table.crew(PLANCK, 'pinta', 2, 'captain');
    table.enter('governing');
    for (const viewer of [ME, 'spectator'] as const) {
      const seen = table.view(viewer).players[PLANCK];
      expect(seen).toMatchObject({ gold: 7, kept: ['pirate'], military: ['knight'] });
      expect(seen.loads).toEqual({ pinta: { captain: true, settlers: 2 } });
      expect(seen.progress).toBeUndefined();
    }
    score(table);
    expect(table.view(ME).players[PLANCK].progress).toEqual({ arts: ['music'], science: [], religion: [] });
  });

  it('[NP-SOLO-14] three gold for the Soloist, none for Planck', () => {
    const { state } = solo({ bare: true });
    expect(state.players.map((player) => player.gold)).toEqual([3, 0]);
  });
});

describe('nations of Planck', () => {
  it('[NP-SOLO-15] Spain is first, and a retained Turn Order counter is worth two points', () => {
    const table = solo({ nations: ['portugal'], planck: 'spain' });
    expect(table.state.order).toEqual([PLANCK, ME]);
    expect(pointsFor('spain', 'turnOrder')).toBe(2);
    expect(pointsFor('portugal', 'turnOrder')).toBe(1);
    expect(pointsFor('spain', 'spyglass')).toBe(1);
  });

  it('[NP-SOLO-16] Portugal looks at no land, and a retained Spyglass is worth three points', () => {
    const table = solo({ nations: ['spain'], planck: 'portugal' });
    expect(table.question()).toEqual({ kind: 'loadShips' });
    expect(table.state.looked.every((seats) => seats === 0)).toBe(true);
    expect(pointsFor('portugal', 'spyglass')).toBe(3);
    expect(pointsFor('england', 'spyglass')).toBe(1);
  });

  it('[NP-SOLO-17] England starts on the side for four crew, the others do not', () => {
    const sides = NATIONS.map((planck) => solo({ nations: [], planck, bare: true }).player(PLANCK).crewSide);
    expect(sides).toEqual([3, 3, 4, 3]);
  });

  it('[NP-SOLO-18] France attacks once an era without war, others never', () => {
    for (const [planck, attacks] of [
      ['france', true],
      ['portugal', false],
    ] as const) {
      const table = solo({ planck });
      table.settle(ME, 'nina caribbean');
      sailPlanck(table);
      expect(table.settlers(ME, 'nina caribbean')).toBe(attacks ? 0 : 1);
      expect(table.state.banner).toBe(!attacks);
      table.settle(ME, 'pinta caribbean');
      table.events.length = 0;
      sailPlanck(table, { world: 'pinta' });
      expect(table.settlers(ME, 'pinta caribbean')).toBe(1);
    }
  });
});

/** What Planck scores for one retained counter. */
function pointsFor(planck: NationId, id: 'turnOrder' | 'spyglass'): number {
  const mine = planck === 'france' ? 'england' : 'france';
  const table = solo({ nations: [mine], planck });
  table.player(PLANCK).retained[bonusOf(id)] = 1;
  score(table);
  return table.player(PLANCK).points[SOURCES.indexOf('gold')];
}
