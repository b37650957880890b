import type { Exempt } from '@portolan/client/testing';
import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, LANDS, WORLDS } from '@portolan/nina-pinta';
import { countingIn, isExplored, player, settlementsAt, sum, terrainIn } from './facts.ts';
import { isLast } from './guideFacts.ts';
import { all, box, is, type NpJudge, numberIn, ofMove } from './occasion.ts';
import { isDiscarded, outcomesOf, ownState, paidFor, takingIn, worthOf } from './taking.ts';

/** A Benefit that does what is said must not be discarded. */
function taking(test: NpJudge = () => undefined): NpJudge {
  return (said, occasion, isInside) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    return isDiscarded(taken) ? 'it has no effect' : test(said, occasion, isInside);
  };
}

/** Why the guide advises a Benefit or a place in the turn order. */
export const guideTakes = {
  'take.counts': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const { seat, face, played } = taken;
    const group = box.faces.group[face] ?? 0;
    const before = countingIn(played.before, seat, group);
    const after = countingIn(ownState(played, seat), seat, group);
    return all(
      is('counting', after, before + 1),
      expectAmounts(said, { own: before === 0 ? 0 : after, points: worthOf(occasion, taken) }),
    );
  }),
  'take.wasted': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const { played, seat, face } = taken;
    const group = box.faces.group[face] ?? 0;
    const has = (player(played.before, seat).progress[face - box.faces.progressFrom] ?? 0) > 0;
    return all(
      is('counting', countingIn(ownState(played, seat), seat, group), countingIn(played.before, seat, group)),
      is(
        'the reason',
        said.values.why,
        GROUPS[group] === 'religion' ? 'religion' : has && !box.faces.any[face] ? 'type' : 'other',
      ),
    );
  }),
  'take.late': (_, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    return all(is('the last era', isLast(occasion.state), true), is('points', worthOf(occasion, taken), 0));
  },
  'take.native': taking((said, occasion) => {
    const taken = takingIn(occasion);
    return taken === undefined ? UNDECIDED : expectAmounts(said, { points: worthOf(occasion, taken) });
  }),
  'take.nothing': (_, occasion) => {
    const taken = takingIn(occasion);
    return taken === undefined ? UNDECIDED : is('discarded', isDiscarded(taken), true);
  },
  'take.goldLoss': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const net =
      player(ownState(taken.played, taken.seat), taken.seat).gold - player(taken.played.before, taken.seat).gold;
    return expectAmounts(said, { gold: net + paidFor(taken), less: -net });
  }),
  'take.spyglass': taking((said, occasion) => {
    const taken = takingIn(occasion);
    const looks = taken === undefined ? [] : occasion.answersIn(taken.played.after);
    const sizes = looks.flatMap(({ move }) =>
      move.kind === 'look' ? [LANDS.filter((_, land) => (move.lands >> land) & 1).length] : [],
    );
    return expectAmounts(said, { count: Math.max(0, ...sizes) });
  }),
  'take.pirate': (_, { state }) => is('the last era', isLast(state), false),
  'take.stronghold': taking(),
  'take.gold': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const net =
      player(ownState(taken.played, taken.seat), taken.seat).gold - player(taken.played.before, taken.seat).gold;
    return all(
      expectAmounts(said, { gold: net + paidFor(taken), more: net }),
      is('more', numberIn(said, 'more') >= 0, true),
    );
  }),
  'take.doubleSelection': 'rule',
  'take.turnOrder': (said, { state }) => is('the last era', String(said.values.last) === 'true', isLast(state)),
  'take.increase': taking((said, occasion) => {
    const { state, seat = 0 } = occasion;
    const terrain = said.inside[0]?.values.terrain;
    const taken = takingIn(occasion);
    const places = Array.from({ length: WORLDS.length * LANDS.length }, (_, place) => place).filter(
      (place) => isExplored(state, place) && terrainIn(state, place) === terrain,
    );
    const after = taken === undefined ? undefined : outcomesOf(occasion, taken.played, seat)[0];
    return all(
      expectAmounts(said, { own: sum(places.map((place) => settlementsAt(state, seat, place))) }),
      after === undefined ? undefined : expectAmounts(said, { gold: sum(after.increases) - sum(state.increases) }),
    );
  }),
  'take.largerShips': (said, { state, seat = 0 }) =>
    is('larger', String(said.values.larger) === 'true', player(state, seat).crewSide === 4),
  'take.town': taking(),
  'take.city': taking(),
  'take.cathedral': taking((said) => expectAmounts(said, { factor: box.components.scoring.cathedralFactor })),
  double: ofMove(['double'], (said, move, { state, play, seat = 0 }) =>
    expectAmounts(said, { cost: player(state, seat).gold - player(play(move).after, seat).gold }),
  ),
  pass: ofMove(['pass'], (said, _, { state, seat = 0 }) =>
    all(expectAmounts(said, { gold: player(state, seat).gold }), is('the last era', isLast(state), false)),
  ),
  'pass.must': ofMove(['pass'], (_, __, { legal }) =>
    is(
      'something to take',
      legal.some(({ kind }) => kind === 'take'),
      false,
    ),
  ),
  'pass.end': ofMove(['pass', 'push'], (said, _, { state, seat = 0 }) =>
    all(
      expectAmounts(said, { gold: player(state, seat).gold, per: box.components.scoring.goldPerPoint }),
      is('the last era', isLast(state), true),
    ),
  ),
  push: ofMove(['push'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), false)),
  ),
  makeWay: ofMove(['pass'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), false)),
  ),
  'makeWay.end': ofMove(['pass'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), true)),
  ),
} satisfies Readonly<Record<string, NpJudge | Exempt>>;
