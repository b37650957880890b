import { acceptedBox, type State } from '@portolan/amerigo';
import { findGame } from '@portolan/cli/games';
import { below, InvariantError, opening, rngFromSeed } from '@portolan/kernel';
import { afterEach, expect, it } from 'vitest';
import { openShipped } from '../chosenGames.ts';
import { type DrawnTable, openTable, type Question } from './drawnTable.ts';
import { OWN_TABLES, type OwnTable } from './ownTables.ts';

const SEATS = 4;
/** The first game with such a question. */
const SEED = 'targets/329';

let table: DrawnTable | undefined;
afterEach(() => table?.close());

it('a tile of Amerigo that cannot be turned can be laid while a token can be cashed', async () => {
  const own = OWN_TABLES.amerigo;
  if (own === undefined) throw new InvariantError('Amerigo has no table of its own');
  table = await openTable(own.load);
  const question = findQuestion(own);
  await table.settle(question);
  const { now, targets } = table.draw(question);
  expect(now.choices.map(({ target }) => target).filter((target) => !targets.has(target))).toEqual([]);
});

/** Plays at random until there are such a tile, several places for it, and something to cash. */
function findQuestion({ targets }: OwnTable): Question {
  const entry = findGame('amerigo');
  if (entry === undefined) throw new InvariantError('Amerigo is not there');
  const game = openShipped(entry);
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError('Amerigo has no default options');
  const { state } = opening(game, { options: options.value, seats: SEATS, seed: SEED });
  const rng = rngFromSeed(`${SEED}/clicks`);
  for (let seq = 0; ; seq++) {
    const awaited = game.awaiting(state);
    if (awaited.length === 0) throw new InvariantError('no such question in this game');
    const seat = awaited[below(rng, awaited.length)] ?? 0;
    const legal = game.legalMoves(state, seat, []);
    const texts = legal.map((move) => game.writeMove(move));
    const lays = texts.filter((text) => text.startsWith('lay'));
    if (isStiff(state as State) && lays.length > 1 && lays.length < texts.length) {
      const offered = texts.map((text) => ({ text, path: targets(text) }));
      return { view: game.view(state, seat), seat, seats: SEATS, seq, offered };
    }
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
}

/** The tile has one orientation. */
function isStiff({ stack }: State): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'layTile' && acceptedBox().pieces.outlines[frame.piece]?.length === 1;
}
