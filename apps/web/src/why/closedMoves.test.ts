import { amerigo } from '@portolan/amerigo';
import { amerigoUi } from '@portolan/amerigo-ui/web';
import { describeMove, type GameUi, moveSentence } from '@portolan/client';
import { francisDrake } from '@portolan/francis-drake';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import { type BaseState, type GamePackage, InvariantError } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { ninaPintaUi } from '@portolan/nina-pinta-ui/web';
import { specimen } from '@portolan/specimen';
import { landfallUi } from '@portolan/specimen-ui/web';
import { randomGames } from '@portolan/table-kit/testing';
import { describe, expect, it } from 'vitest';

/** What was computed from something that is not there, or spends what nobody has. */
const MISSING = /NaN|undefined|Infinity|\[object/;
const FALSE = /NaN|undefined|Infinity|\[object|[-−]\d/;

/** How many of each kind of decision are taken from a game. */
const POSITIONS = 2;

interface Position {
  readonly state: BaseState;
  readonly seat: number;
}

describe.each([
  ['Francis Drake', francisDrake, francisDrakeUi(), [3, 5]],
  ['Landfall', specimen, landfallUi, [2, 4]],
  ['Amerigo', amerigo, amerigoUi(), [2, 3, 4]],
  ['Niña & Pinta', ninaPinta, ninaPintaUi(), [1, 2, 4]],
] satisfies [string, GamePackage, GameUi, number[]][])('in %s', (_, pack, ui: GameUi, sizes) => {
  // An island of Landfall may be worth less than nothing.
  const wrongText = pack === specimen ? MISSING : FALSE;

  it.each(sizes)('every move, allowed or not, is described without false numbers in games of %i', async (seats) => {
    await ui.text?.loadEvents?.();
    const opened = pack.open();
    if (!opened.ok) throw new InvariantError('the shipped components are refused');
    const { game } = opened.value;
    const all = [...(ui.allMoves?.() ?? [])];
    /** One of each kind. */
    const wrong = new Map<string, string>();
    for (const wild of [20, 100]) {
      for (const { state, seat } of positionsOf(pack, seats, wild)) {
        for (const viewer of [seat, 'spectator'] as const) {
          const view = game.view(state, viewer);
          for (const text of all) {
            const said = sayOrFault(ui, text, view);
            if (!wrongText.test(said)) continue;
            const kind = text.split(' ', 1).join();
            if (!wrong.has(kind)) wrong.set(kind, `${state.stack.at(-1)?.kind}: ${text}: ${said}`);
          }
        }
      }
    }
    expect([...wrong.values()]).toEqual([]);
  });
});

function sayOrFault(ui: GameUi, text: string, view: unknown): string {
  try {
    return moveSentence(describeMove(ui, text, view));
  } catch (fault) {
    return `undefined: ${fault}`;
  }
}

/** Some positions of a game with every kind of decision that comes up. */
function* positionsOf(pack: GamePackage, seats: number, wild: number): Generator<Position> {
  const seen = new Map<string, number>();
  let turn = 0;
  for (const { state, seat } of randomGames(pack).turnsOf({ seed: `closed/${wild}`, seats, wild })) {
    turn++;
    const kind = state.stack.at(-1)?.kind ?? '';
    const count = seen.get(kind) ?? 0;
    if (seat === undefined || count === POSITIONS || turn % 3 !== 0) continue;
    seen.set(kind, count + 1);
    yield { state, seat };
  }
}
