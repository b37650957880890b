import { amerigo } from '@portolan/amerigo';
import { amerigoUi } from '@portolan/amerigo-ui/web';
import type { GameUi } from '@portolan/client';
import { francisDrake } from '@portolan/francis-drake';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import { type AnyGame, below, type GamePackage, opening, rngFromSeed } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { ninaPintaUi } from '@portolan/nina-pinta-ui/web';
import { specimen } from '@portolan/specimen';
import { landfallUi } from '@portolan/specimen-ui/web';
import { describe, expect, it } from 'vitest';
import { movesAbout, type Thing } from './movesAbout.ts';
import { nameOfThing } from './nameOfThing.ts';

const UI: GameUi = { allMoves: () => ['stop crew', 'stop guns', 'stop queen', 'dock', 'attack queen', 'sail guns'] };
const ASKING = { ui: UI, view: {}, concerns: () => false };
const NAMES = ['Ann', 'Bob', 'Cid'];
/** Of targets that are not called like their cards and have no name of their own. */
const CARDS: Readonly<Record<string, string>> = { dock: 'dock:outbound' };
const thing = (target: string): Thing => ({ target, card: undefined });

describe('the moves about a thing', () => {
  it('are open, or closed and of a kind that is possible now', () => {
    const asking = { ...ASKING, legal: ['stop guns', 'dock'] };
    expect(movesAbout(asking, thing('queen'))).toEqual({ open: [], closed: ['stop queen'] });
    expect(movesAbout(asking, thing('guns'))).toEqual({ open: ['stop guns'], closed: ['sail guns'] });
  });

  it('are one of each kind where none of them is possible now', () => {
    expect(movesAbout({ ...ASKING, legal: ['pass'] }, thing('queen'))).toEqual({
      open: [],
      closed: ['stop queen', 'attack queen'],
    });
  });

  it('are found by the card where nothing can be picked', () => {
    const asking = { ...ASKING, legal: ['pass'], concerns: (card: string, text: string) => text === `stop ${card}` };
    expect(movesAbout(asking, { target: undefined, card: 'crew' }).closed).toEqual(['stop crew']);
  });
});

describe.each([
  ['Francis Drake', francisDrake, francisDrakeUi(), 3],
  ['Landfall', specimen, landfallUi, 3],
  ['Amerigo', amerigo, amerigoUi(), 3],
  ['Niña & Pinta', ninaPinta, ninaPintaUi(), 3],
] satisfies [string, GamePackage, GameUi, number][])('in %s', (_, pack, ui: GameUi, seats) => {
  it('every closed move can be put into words and has a rule', async () => {
    await ui.text?.loadEvents?.();
    const concerns = (await ui.cards?.())?.concerns ?? (() => false);
    const strange = new Set<string>();
    for (const { game, state, seat } of positions(pack, seats)) {
      const view = game.view(state, seat);
      const legal = game.legalMoves(state, seat, []).map((move) => game.writeMove(move));
      const all = new Set([...(ui.allMoves?.() ?? [])].flatMap((text) => ui.targets?.(text, view) ?? []));
      // A map has hundreds of places alike.
      const step = Math.ceil(all.size / 40);
      for (const target of [...all].filter((_, at) => at % step === 0)) {
        const about = movesAbout({ ui, view, legal, concerns }, { ...thing(target), card: target });
        if (about.open.length + about.closed.length === 0) strange.add(`${target} belongs to no move`);
        for (const text of about.closed) {
          const move = game.readMove(text);
          const said = ui.text?.describeMove(ui.readMove?.(text), view).text ?? '';
          if (move === undefined || game.whyNot(state, seat, move) === undefined) strange.add(`${text} has no rule`);
          if (/undefined|NaN|\[object/.test(said) || said === '') strange.add(`${text}: ${said}`);
        }
      }
    }
    expect([...strange]).toEqual([]);
  });

  it('whatever a move points at has a name', async () => {
    const cards = await ui.cards?.();
    if (cards === undefined) throw new Error('the game has no cards');
    const nameless = new Set<string>();
    for (const { game, state, seat } of positions(pack, seats)) {
      const view = game.view(state, seat);
      const naming = { ui, cards, view, names: NAMES };
      for (const move of game.legalMoves(state, seat, [])) {
        for (const target of ui.targets?.(game.writeMove(move), view) ?? [])
          if (nameOfThing(naming, { target, card: CARDS[target] ?? target }) === undefined) nameless.add(target);
      }
    }
    expect([...nameless]).toEqual([]);
  });
});

/** Some positions of a random game. */
function* positions(pack: GamePackage, seats: number): Generator<{ game: AnyGame; state: never; seat: number }> {
  const opened = pack.open();
  if (!opened.ok) throw new Error('the game does not open');
  const { game } = opened.value;
  const options = game.readOptions({});
  if (!options.ok) throw new Error('the game has no options');
  const { state } = opening(game, { options: options.value, seats, seed: 'why' });
  const rng = rngFromSeed('why/moves');
  const kinds = new Set<string>();
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const kind = state.stack.at(-1)?.kind ?? '';
    if (!kinds.has(kind)) yield { game, state: state as never, seat };
    kinds.add(kind);
    const legal = game.legalMoves(state, seat, []);
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
}
