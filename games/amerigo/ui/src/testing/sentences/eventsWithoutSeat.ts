import { COLOURS, type State } from '@portolan/amerigo';
import { all, expectAmounts, is, numberIn, partsOf, targetIn, targetsIn } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { bySource, cubesOut, goodsPoints, phasePoints, player, sum, tokenPoints, worthOn } from './facts.ts';
import { type AmJudge, box, colourIn, ofEvent, scoresIn } from './occasion.ts';

/** The phase that a sentence calls `phase`. */
function phaseIn(said: Sentence): number {
  return COLOURS.findIndex((id) => id === targetIn(said, 'phase')[1]);
}

/** How many cubes the storage of the phase has given to the tower. */
function dropped(before: State, phase: number): number {
  return (before.storage[phase] ?? 0) + (before.turn < 0 ? 0 : (before.action[phase] ?? 0));
}

/** Points for one source at the end, by what was counted, and by how much each score has grown. */
function final(source: string, fact: (state: State, seat: number) => number): AmJudge {
  return ofEvent(['finalScored'], (said, { before, after }, occasion) => {
    const said_ = scoresIn(said, occasion, { key: 'score', n: 'points' });
    const seats = after.players.map((_, seat) => seat);
    return all(
      is(
        'what is counted',
        said_,
        seats.map((seat) => fact(before, seat)),
      ),
      is(
        'what is scored',
        said_,
        seats.map((seat) => player(after, seat).score - player(before, seat).score),
      ),
      is(
        'the source',
        said_,
        seats.map((seat) => bySource(after, seat, source) - bySource(before, seat, source)),
      ),
    );
  });
}

/** Phases, rounds and the end of the game. */
export const eventsWithoutSeat = {
  phaseBegun: ofEvent(['phaseBegun'], (said, { before, after }) => {
    const out = after.action.map(() => 0);
    for (const one of partsOf(said, 'cubes')) out[colourIn(one)] = numberIn(one, 'count');
    return all(
      is('the phase', phaseIn(said), after.phase),
      expectAmounts(said, { dropped: dropped(before, after.phase), ap: phasePoints(after) }),
      is('what comes out', out, after.action),
      is(
        'the order',
        targetsIn(said, 'order').map(([, id]) => Number(id)),
        after.discs,
      ),
    );
  }),
  phaseSkipped: ofEvent(['phaseSkipped'], (said, { after }) =>
    all(is('the phase', phaseIn(said), after.phase), is('the cubes that came out', cubesOut(after), 0)),
  ),
  pirateTurned: ofEvent(['pirateTurned'], (said, { before, after }) =>
    expectAmounts(said, { value: sum(after.piratesUp) - sum(before.piratesUp) }),
  ),
  progressDealt: ofEvent(['progressDealt'], (said, { before, after }) => {
    const ids = targetsIn(said, 'tokens').map(([, id]) => box.names.tokens.indexOf(id ?? ''));
    const isNew = (token: number): boolean => token >= 0 && !before.display.includes(token);
    return is('the new tokens', ids, after.display.filter(isNew));
  }),
  productionDealt: ofEvent(['productionDealt'], (said, { after }) =>
    is(
      'the market',
      targetsIn(said, 'production').map(([, id]) => Number(id)),
      after.market,
    ),
  ),
  roundBegun: ofEvent(['roundBegun'], (said, { before, after }) =>
    expectAmounts(said, { round: before.round + 1, marker: box.components.timeMarkers[after.round - 1] }),
  ),
  'final.gold': final('gold', (state, seat) => player(state, seat).gold),
  'final.goods': final('goods', goodsPoints),
  'final.tokens': final('tokens', tokenPoints),
  'final.progress': final('progress', (state, seat) => worthOn('progress', player(state, seat).progress)),
  'final.order': final('order', (state, seat) => worthOn('order', player(state, seat).track)),
} as const;
