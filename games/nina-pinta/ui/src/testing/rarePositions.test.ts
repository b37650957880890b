import { traceMove } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { expect, it } from 'vitest';
import { rarePositions } from './rarePositions.ts';

const opened = ninaPinta.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;

it.each(rarePositions().map((position) => [position.name, position] as const))('%s', (_, { state, moves }) => {
  let now = state;
  for (const text of moves) {
    const [seat = 0] = game.awaiting(now);
    const legal = game.legalMoves(now, seat, []);
    const texts = legal.map((move) => game.writeMove(move));
    expect(texts).toContain(text);
    now = traceMove(game, { state: now, seat, move: legal[texts.indexOf(text)] }).after as typeof state;
  }
});
