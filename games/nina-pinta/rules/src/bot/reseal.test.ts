import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { adviseOnState } from './advice.ts';
import { reseal } from './reseal.ts';
import { WEIGHTS } from './weights.ts';

describe('sealed loads in an imagined world', () => {
  it('are those that the others are advised to make, and look the same to the seat', () => {
    const table = makeTable({ seats: 2 });
    const advisor = adviseOnState(table.box, WEIGHTS);
    for (let step = 0; step < 4; step++) {
      const moves = table.game.legalMoves(table.state, 1, []);
      const ratings = advisor.rate(table.state, 1, moves);
      table.playAs(1, table.game.writeMove(moves[ratings.indexOf(Math.max(...ratings))]));
    }
    const world = table.game.determinize(table.state, 0, rngFromSeed('another world'));
    const before = table.game.view(world, 0);
    reseal(table.box, world, 0, [advisor, advisor]);
    expect(table.game.view(world, 0)).toEqual(before);
    const { crews, aboard, voyage, loaded } = table.player(1);
    expect(world.players[1]).toMatchObject({ crews, aboard, voyage, loaded });
  });

  it('stay as they are for the seat itself, and for those who have not begun', () => {
    const table = makeTable({ seats: 2 });
    table.playAs(0, 'load nina captain 1');
    const advisor = adviseOnState(table.box, WEIGHTS);
    const world = table.game.clone(table.state);
    reseal(table.box, world, 0, [advisor, advisor]);
    expect(world).toEqual(table.state);
  });
});
