import type { Advice } from '@portolan/kernel';
import type { Components } from '../data/components.ts';
import { type Chart, type Island, MOST_LOOKS } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { CoastView, View } from '../view.ts';

/** A simple strategy: bid high while there is something to win, and claim an island that beats the alternatives. */
export function makeAdvice(components: Components): Advice<View, Move> {
  const copies = components.islands.reduce((sum, island) => sum + island.copies, 0);
  const mean = components.islands.reduce((sum, { worth, copies: n }) => sum + worth * n, 0) / copies;
  const worthOf = (coast: CoastView): Island => coast.island ?? (coast.bare ? -Infinity : mean);
  return { rate: (view, moves) => moves.map((move) => rate(view, move, worthOf)) };
}

function rate(view: View, move: Move, worthOf: (coast: CoastView) => Island): number {
  switch (move.kind) {
    case 'bid':
      return rateBid(view, move.chart);
    case 'look':
      return worthOf(view.coasts[move.coast]);
    case 'goHome':
      return view.journal;
    case 'claim':
      return Math.max(...view.coasts.filter((_, coast) => isHere(view, coast)).map(worthOf));
    case 'leave':
      return rateLeaving(view, worthOf);
  }
}

/** The expected worth of the other coasts while the explorer may look once more. */
function rateLeaving(view: View, worthOf: (coast: CoastView) => Island): number {
  const exploration = view.asked.at(-2);
  if (exploration?.kind !== 'explore' || exploration.looks === MOST_LOOKS) return view.journal;
  return Math.max(view.journal, ...view.coasts.map(worthOf).filter((_, coast) => !isHere(view, coast)));
}

/** High charts win unless others bid the same one, so a chart is safer when more of its copies are out of the game. */
function rateBid(view: View, chart: Chart): number {
  return chart + view.played.filter((other) => other === chart).length / 2;
}

function isHere({ asked }: View, coast: number): boolean {
  const question = asked.at(-1);
  return question?.kind === 'settle' && question.coast === coast;
}
