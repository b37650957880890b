import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import type { View } from '../src/view.ts';

/** Plays a move and takes a view at the moment of the first event of a kind. */
function viewAt({ game, state }: Table, text: string, kind: Event['kind']): View | undefined {
  const move = game.readMove(text);
  if (move === undefined) throw new Error(`no move ${text}`);
  let seen: View | undefined;
  game.apply(state, game.awaiting(state)[0], move, (event) => {
    if (event.kind === kind) seen ??= game.view(state, 'spectator');
  });
  return seen;
}

describe('an event comes right after its effect', () => {
  it('[AM-GOLD-05] when a chest or a gold token is cashed', () => {
    const table = makeTable();
    table.give(0, { chests: 1, gold: 0 });
    table.own(0, 'P16');
    table.phase({ cubes: { black: 1 } });
    expect(viewAt(table, 'cash chest', 'cashed')?.players[0]).toMatchObject({ chests: 0, gold: 0 });
    const { used, gold } = viewAt(table, 'cash P16', 'cashed')?.players[0] ?? {};
    expect([used, gold]).toEqual([1 << table.token('P16'), 3]);
  });

  it('[AM-ROUND-09] when a phase begins', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 1, black: 3 }, phase: 'blue' });
    table.play('gold', 'act white');
    expect(viewAt(table, 'advance 1', 'phaseBegun')).toMatchObject({ phase: 'black', turn: 0, order: [1, 0] });
  });

  it('[AM-ROUND-14] when the pirates attack after the white phase and the next round is prepared', () => {
    const at = (kind: Event['kind']): View | undefined => {
      const table = makeTable();
      table.phase({ cubes: { white: 1 }, phase: 'white' });
      table.play('gold');
      return viewAt(table, 'gold', kind);
    };
    expect(at('piratesFought')).toMatchObject({ round: 1, phase: 'white' });
    expect(at('progressDealt')).toMatchObject({ round: 1, phase: 'white' });
    expect(at('roundBegun')).toMatchObject({ round: 2, phase: 'blue', timeMarker: 4 });
  });
});
