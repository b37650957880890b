import { all, expectAmounts, is, UNDECIDED } from '@portolan/client/testing';
import { colourOn, isLastPhase, isMark, player, stepsToMark, worthOn } from './facts.ts';
import { type AmJudge, type AmOccasion, box, cardIn, colourIn, frameIn, ofMove, ownEvents } from './occasion.ts';
import { goldGained } from './price.ts';

/** Whether a token is still on display after the tokens have been dealt next; undefined if somebody takes it first. */
function staysOnDisplay({ course }: AmOccasion, token: number): boolean | undefined {
  for (const { steps } of course) {
    for (const { event, state } of steps) {
      if (event.kind === 'tokenTaken' && event.token === token) return undefined;
      if (event.kind === 'progressDealt') return state.display.includes(token);
    }
  }
  return false;
}

/** Judges what becomes of a token on display. */
export function becomes(isKept: boolean): AmJudge {
  return (_, occasion) => {
    const [kind, id = ''] = cardIn(occasion);
    if (kind !== 'token' || occasion.seat === undefined) return UNDECIDED;
    const stays = staysOnDisplay(occasion, box.names.tokens.indexOf(id));
    return stays === undefined ? UNDECIDED : is('it stays', isKept, stays);
  };
}

/** The two tracks, and tokens. */
export const trackControls = {
  progressTo: ofMove(['progress'], (said, { next, seat }) => expectAmounts(said, { to: player(next, seat).progress })),
  progressMark: ofMove(['progress'], (said, { next, seat, played }) => {
    const { progress } = player(next, seat);
    const isTaken = ownEvents(played, 'tokenTaken').length > 0 || frameIn(next, 'chooseToken') !== undefined;
    return all(
      expectAmounts(said, { points: worthOn('progress', progress) }),
      is('a token is due', [isMark(progress), isTaken], [true, true]),
    );
  }),
  progressMarkOnly: ofMove(['progress'], (said, { next, seat, played }) =>
    all(
      expectAmounts(said, { points: worthOn('progress', player(next, seat).progress) }),
      is('tokens taken', ownEvents(played, 'tokenTaken').length, 0),
      is('a token can be taken', frameIn(next, 'chooseToken') !== undefined, false),
    ),
  ),
  progressAhead: ofMove(['progress'], (said, { next, seat }) =>
    expectAmounts(said, { n: stepsToMark(player(next, seat).progress) }),
  ),
  progressEnd: ofMove(['progress'], (_, { next, seat }) =>
    is('the end of the track', player(next, seat).progress, box.components.tracks.progress.last),
  ),
  endProgress: 'name',
  endLoses: ofMove(['end'], (said, { state, next, seat }) => {
    const frame = state.stack.at(-1);
    return all(
      expectAmounts(said, { ap: frame !== undefined && 'ap' in frame ? frame.ap : undefined }),
      is('gold', player(next, seat).gold, player(state, seat).gold),
    );
  }),
  tokenLeaves: becomes(false),
  tokenStays: becomes(true),
  tokenLast: ((_, { state }) => is('the round', state.round, box.components.rounds)) as AmJudge,
  orderSpace: ofMove(['advance'], (said, { next, seat }) => {
    const { track } = player(next, seat);
    return all(expectAmounts(said, { to: track }), is('the colour', colourIn(said), colourOn(track)));
  }),
  orderStay: ofMove(['advance'], (said, { next, seat }) => expectAmounts(said, { to: player(next, seat).track })),
  orderRank: ofMove(['advance'], (said, { state, next, seat }) =>
    all(
      expectAmounts(said, { rank: next.discs.indexOf(seat) + 1 }),
      is('there is a next phase', isLastPhase(state), false),
    ),
  ),
  orderTies: ofMove(['advance'], (said, { state, next, seat }) =>
    all(
      expectAmounts(said, { rank: next.discs.indexOf(seat) + 1 }),
      is('there is a next phase', isLastPhase(state), true),
    ),
  ),
  orderPoints: ofMove(['advance'], (said, { next, seat }) =>
    expectAmounts(said, { points: worthOn('order', player(next, seat).track) }),
  ),
  orderGold: ofMove(['advance'], (said, answer) => expectAmounts(said, { gold: goldGained(answer) })),
} as const;
