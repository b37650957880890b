import { all, expectAmounts, is, UNDECIDED } from '@portolan/client/testing';
import { bySource, fightsAfter, nextFight, player, strengthAgainst, tenths } from './facts.ts';
import { type AmJudge, box, ofMove } from './occasion.ts';
import { goldGained } from './price.ts';

/** What the next attack does once the cannons are loaded. */
const fought = ofMove(['load'], (said, { next, seat }) => {
  const { cannons } = player(next, seat);
  const { lost } = nextFight(next, seat);
  const strength = strengthAgainst(next, seat);
  const isBeaten = cannons >= strength;
  switch (said.key) {
    case 'safe':
      return is('safe', isBeaten, true);
    case 'safeLong':
      return all(is('safe', isBeaten, true), expectAmounts(said, { strength, left: cannons - strength }));
    case 'lose':
      return all(is('safe', isBeaten, false), expectAmounts(said, { points: lost }));
    default:
      return all(is('safe', isBeaten, false), expectAmounts(said, { strength, points: lost }));
  }
});

/** The same for the attack of this round in the course of the game, if nothing comes between. */
const foughtSoon: AmJudge = (said, occasion, isInside) => {
  const { seat = -1, course, state, about, legal } = occasion;
  const [first] = course;
  const isPlayed = about.kind === 'drawn' && about.moves.length === 1 && about.moves[0] === first?.move;
  if (first === undefined || !isPlayed || !legal.includes(first.move)) return fought(said, occasion, isInside);
  let before = state;
  for (const { steps } of course) {
    for (const { event, state: after } of steps) {
      if (event.kind === 'piratesFought' && event.seat === seat) {
        const wanted = player(first.after, seat);
        const now = player(before, seat);
        const isSame = now.cannons === wanted.cannons && now.score === wanted.score && now.tokens === wanted.tokens;
        const isThreat = strengthAgainst(before, seat) === strengthAgainst(first.after, seat);
        const lost = bySource(before, seat, 'pirates') - bySource(after, seat, 'pirates');
        const judged = fought(said, occasion, isInside);
        if (!isSame || !isThreat || said.values.points === undefined) return judged;
        return all(judged, expectAmounts(said, { points: lost }));
      }
      before = after;
    }
  }
  return fought(said, occasion, isInside);
};

/** Loading cannons. */
export const pirateControls = {
  cannons: ofMove(['load'], (said, { state, next, seat }) =>
    expectAmounts(said, { n: player(next, seat).cannons - player(state, seat).cannons }),
  ),
  cannonsLabel: ofMove(['load'], (said, { state, next, seat }) =>
    expectAmounts(said, { n: player(next, seat).cannons - player(state, seat).cannons }),
  ),
  safe: fought,
  lose: foughtSoon,
  safeLong: fought,
  loseLong: foughtSoon,
  pirates: 'name',
  piratesNext: 'name',
  piratesRange: ((said, { state, seat = 0 }) => {
    const { least, most } = fightsAfter(state, seat) ?? {};
    return expectAmounts(said, { least, most });
  }) as AmJudge,
  piratesLast: ((_, { state }) => is('the last round', state.round, box.components.rounds)) as AmJudge,
  haveCannons: 'name',
  lossNow: 'name',
  lossNone: ((_, { state, seat = 0 }) => is('the loss', nextFight(state, seat).lost, 0)) as AmJudge,
  lossPoints: ((said, { state, seat = 0 }) => expectAmounts(said, { points: nextFight(state, seat).lost })) as AmJudge,
  nextLoss: ofMove(['load'], (said, { next, seat }) => {
    const after = fightsAfter(next, seat);
    return after === undefined ? UNDECIDED : expectAmounts(said, { points: tenths(after.lost) });
  }),
  trackGold: ofMove(['load'], (said, answer) =>
    all(
      expectAmounts(said, { gold: goldGained(answer) }),
      is('the track', player(answer.next, answer.seat).cannons, box.components.tracks.cannons),
    ),
  ),
} as const;
