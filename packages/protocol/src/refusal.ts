import type { Refusal } from '@portolan/kernel';

/** In words, for a seat counted from 0. */
export function describeRefusal(refusal: Refusal, seat: number): string {
  switch (refusal.code) {
    case 'over':
      return 'the game is already over';
    case 'wrongSeat':
      return `the table waits for seat ${refusal.awaiting.join(' or ')}, not ${seat}`;
    case 'stale':
      return `move ${refusal.seq + 1} is due`;
    case 'unreadable':
      return `'${refusal.text}' is no move of this game`;
    case 'illegal':
      return `'${refusal.text}' is not allowed here${refusal.rule === undefined ? '' : ` (${refusal.rule})`}`;
  }
}
