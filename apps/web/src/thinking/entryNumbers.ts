import type { MatchLog } from '@portolan/protocol/log';

/** By move: its number among all entries, which include what was undone. */
export function entryNumbers({ header, moves }: Pick<MatchLog, 'header' | 'moves'>): readonly number[] {
  const others = new Set(header.value.otherEntries?.map(({ seq }) => seq));
  let seq = 0;
  return moves.map(() => {
    do seq++;
    while (others.has(seq));
    return seq;
  });
}

/** How many moves are among the first `entries` entries and have not been undone since. */
export function movesUpTo(numbers: readonly number[], entries: number): number {
  return numbers.filter((seq) => seq <= entries).length;
}
