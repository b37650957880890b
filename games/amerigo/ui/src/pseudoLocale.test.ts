import { amerigo } from '@portolan/amerigo';
import { setLocale } from '@portolan/i18n';
import { outsideMessages } from '@portolan/i18n/testing';
import { below, rngFromSeed } from '@portolan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapFor, textFor } from './index.ts';
import { amerigoUi } from './web.ts';

const opened = amerigo.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;
const words = textFor();
const plain = amerigoUi();
const NAMES = ['1', '2', '3'];

/** Letters outside messages; places such as `T0` and `7,12` are data. */
function untranslated(text: string): string | undefined {
  return /\p{L}/u.test(outsideMessages(text)) ? text : undefined;
}

function* texts(): Generator<string | undefined> {
  const rng = rngFromSeed('pseudo');
  const state = game.setup({}, 3, rngFromSeed('pseudo'));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const view = game.view(state, seat);
    const moves = game.legalMoves(state, seat, []);
    yield words.prompt(view);
    for (const move of moves) {
      const { text, cost, effect } = words.describeMove(move, view);
      yield* [text, cost, effect];
      for (const target of plain.targets(game.writeMove(move))) yield plain.nameTarget(target);
    }
    const told: (string | undefined)[] = [];
    game.apply(state, seat, moves[below(rng, moves.length)], (event) => told.push(words.describeEvent(event, NAMES)));
    yield* told;
  }
  const over = game.view(state, 'spectator');
  yield words.prompt(over);
  yield* linesWithoutMap(words.describeView(over, NAMES));
  yield* linesWithoutMap(mapFor().text(over));
}

/** The rows of the map consist of signs. */
function linesWithoutMap(text: string): string[] {
  return text.split('\n').filter((line) => !/^ ?\d{1,2} {3}\S+$/.test(line));
}

describe('in another language', () => {
  beforeAll(() => setLocale('en-XA'));
  afterAll(() => setLocale('en'));

  it('every word of a whole game comes from the catalogue', () => {
    const found = new Set<string>();
    for (const text of texts()) if (text !== undefined && untranslated(text) !== undefined) found.add(text);
    expect([...found]).toEqual([]);
  });
});
