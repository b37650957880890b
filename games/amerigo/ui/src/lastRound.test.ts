import type { State, View } from '@portolan/amerigo';
import { stateOfView } from '@portolan/amerigo';
import { describe, expect, it } from 'vitest';
import { forecastAction } from './forecastAction.ts';
import { cardFor } from './help/cards.ts';
import { box, NAMES, questionsOf } from './testing/randomGames.ts';

const VIEWS = [...questionsOf({ seed: 'last round', seats: 3, wild: 40 })].map(({ view }) => view);
const first = VIEWS.find(({ round, question }) => round === 1 && question?.kind === 'takeTurn');
const last = VIEWS.find(({ round, phase, question }) => round === 5 && phase === 'white' && question !== undefined);

function now(view: View | undefined, card: string): readonly string[] {
  return view === undefined ? [] : (cardFor({ box, view, names: NAMES }, card)?.now ?? []);
}

function tokenOn(view: View | undefined, space: number): string {
  return `token:${box.names.tokens[view?.display[space] ?? -1]}`;
}

describe('what is said near the end of the game', () => {
  it('promises no further round for a token on display', () => {
    expect(now(first, tokenOn(first, 0)).join()).toContain('stays for another round');
    const space = last?.display.findIndex((token) => token >= 0) ?? -1;
    expect(now(last, tokenOn(last, space))).toEqual(['On display in the last round.']);
  });

  it('promises no further phase for a disc on the order track', () => {
    expect(now(first, 'disc:order:0').join()).toContain('from the next phase on');
    expect(now(last, 'disc:order:0').join()).toContain('which now only decides ties');
  });

  it('promises no token where none is left on display', () => {
    if (first === undefined) throw new Error('no turn was found');
    const view = { ...first, cubes: { ...first.cubes, action: [0, 0, 0, 7, 0, 0, 0] } };
    const said = (display: readonly number[]): string | undefined => {
      const state = { ...stateOfView(box, view), display: [...display] } as State;
      return forecastAction(box, state, { kind: 'act', colour: 3 })?.text;
    };
    expect(said(first.display)).toContain('1 token on the way');
    expect(said(first.display.map(() => -1))).toContain('no token on the way');
  });

  it('says where the order token leads in the other reading', () => {
    const jump = box.components.progressTokens.findIndex(({ kind }) => kind === 'orderJump');
    if (first === undefined) throw new Error('no turn was found');
    const [leader = 0, next = 1] = first.discs;
    const players = first.players.map((player, seat) => ({
      ...player,
      tokens: seat === next ? 1 << jump : 0,
      track: seat === leader ? 9 : 5,
    }));
    const action = [1, 0, 0, 0, 0, 0, 1];
    const view: View = { ...first, viewer: next, players, order: [next, leader], cubes: { ...first.cubes, action } };
    expect(now(view, 'act:jump')).toEqual(['Worth 3 points at the end.']);
    expect(now({ ...view, readings: { ...view.readings, jumpToFirstPlayer: true } }, 'act:jump')).toEqual([
      'You are the first player of this phase already.',
    ]);
  });
});
