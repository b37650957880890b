import { type Move, readMove, writeMove } from '@portolan/specimen';

/** What a move in notation points at; nothing for one that cannot be read. */
export function targets(text: string): readonly string[] {
  const move = readMove(text);
  return move === undefined ? [] : [targetOf(move)];
}

/** As in `chart:5` and `coast:2`; a move that points at nothing stands for itself. */
function targetOf(move: Move): string {
  switch (move.kind) {
    case 'bid':
      return `chart:${move.chart}`;
    case 'look':
      return `coast:${move.coast + 1}`;
    default:
      return writeMove(move);
  }
}
