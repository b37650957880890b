import { is, numberIn, UNDECIDED } from '@portolan/client/testing';
import { sum } from './facts.ts';
import { type AmJudge, type Answer, answerIn, frameIn, ownEvents } from './occasion.ts';

/** What a move leads to. */
type Any = Pick<Answer<unknown>, 'played' | 'state' | 'next' | 'seat'>;

export function goldPaid({ played }: Any): number {
  return sum(ownEvents(played, 'goldSpent').map(({ gold }) => gold));
}

/** Gold that is gained, including what the track has no room for. */
export function goldGained({ played }: Any): number {
  return sum(ownEvents(played, 'goldGained').map(({ gold, points }) => gold + points));
}

/** The action points and the gold that a move costs. */
function priceOf(answer: Any): { readonly ap: number; readonly gold: number } {
  const frame = answer.state.stack.at(-1);
  const before = frame !== undefined && 'ap' in frame ? frame.ap : 0;
  const gold = goldPaid(answer);
  // The rest of the action may be over, so the points left are those of the frame, if there is one.
  const next = answer.next.stack.at(-1);
  const isAsked = next !== undefined && next.seat === answer.seat && 'ap' in next;
  return { ap: gold > 0 ? before : isAsked ? before - next.ap : Number.NaN, gold };
}

/** `2 action points and 1 gold`: what planning or building takes. A tile is paid when it is laid. */
export const price: AmJudge = (said, occasion) => {
  const answer = answerIn(occasion);
  if (answer === undefined) return UNDECIDED;
  const { move, next } = answer;
  const paid =
    move.kind === 'build'
      ? occasion.answersIn(next).map((laid) => priceOf({ ...answer, state: next, played: laid, next: laid.after }))[0]
      : priceOf(answer);
  if (paid === undefined || Number.isNaN(paid.ap)) return UNDECIDED;
  const said_ = { ap: said.values.ap ?? 0, gold: said.values.gold ?? 0 };
  return is('the price', said_, paid);
};

/** `3 gold`: what a move pays or brings, whichever it is. */
export const gold: AmJudge = (said, occasion) => {
  const answer = answerIn(occasion);
  if (answer === undefined) return UNDECIDED;
  if (answer.move.kind === 'build' || answer.move.kind === 'plan') return price(said, occasion, false);
  const amounts = [goldPaid(answer), goldGained(answer)].filter((amount) => amount > 0);
  return amounts.includes(numberIn(said, 'gold')) ? undefined : `the gold is ${amounts.join(' or ')}`;
};

/** The points of the tiles laid so far in the action, wherever they have got to. */
export function tilePoints({ state, next, played }: Any): number {
  const before = frameIn(state, 'layTile')?.points ?? 0;
  const scored = ownEvents(played, 'tilesScored')[0]?.points;
  return (scored ?? frameIn(next, 'chooseTile')?.points ?? Number.NaN) - before;
}
