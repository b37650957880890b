import { expectAmounts, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { LANDS, type State } from '@portolan/nina-pinta';
import { t } from '../../messages/benefits.ts';
import {
  ALL_PLACES,
  countingIn,
  freeAt,
  hasTownAt,
  heldOf,
  nextTo,
  player,
  settlementsAt,
  settlersAt,
  terrainIn,
} from './facts.ts';
import { all, box, is, type NpJudge, type NpOccasion, numberIn } from './occasion.ts';
import {
  bonusOf,
  groupOf,
  isDiscarded,
  outcomesOf,
  ownState,
  paidFor,
  type Taking,
  takingIn,
  worthOf,
} from './taking.ts';

function ofTaking(
  bonus: string | undefined,
  judge: (said: Sentence, taking: Taking, occasion: NpOccasion) => Judgement,
): NpJudge {
  return (said, occasion) => {
    const taking = takingIn(occasion);
    if (taking === undefined) return UNDECIDED;
    const meant = bonusOf(taking.face);
    return meant === bonus || (bonus === 'increase' && box.components.increase[meant as 'corn'] !== undefined)
      ? judge(said, taking, occasion)
      : `the Benefit is ${box.faces.names[taking.face]}`;
  };
}

/** Wherever the counter is placed, it does this. */
function placed(bonus: string, does: (before: State, after: State, seat: number) => boolean): NpJudge {
  return ofTaking(bonus, (_, taking, occasion) => {
    if (isDiscarded(taking)) return 'it has no effect';
    const { played, seat } = taking;
    return outcomesOf(occasion, played, seat).every((after) => does(played.before, after, seat))
      ? undefined
      : 'it does something else somewhere';
  });
}

/** The places where a figure has grown by so much; it is unchanged elsewhere. */
function grown(of: (state: State, place: number) => number, before: State, after: State): readonly number[] {
  return ALL_PLACES.flatMap((place) =>
    Array.from({ length: Math.max(0, of(after, place) - of(before, place)) }, () => place),
  );
}

function keeps(bonus: string, index: number, isLast: false | undefined): NpJudge {
  return ofTaking(bonus, (_, { played, seat }) => {
    const [before, after] = [played.before, ownState(played, seat)].map(
      (state) => player(state, seat).kept[index] ?? 0,
    );
    return all(
      is('kept', (after ?? 0) - (before ?? 0), 1),
      isLast === undefined ? undefined : is('the last era', played.before.era === box.components.eras, isLast),
    );
  });
}

/** How many count in the group of a Benefit before and after it is taken. */
function counted({ played, seat, face }: Taking): readonly [before: number, after: number] {
  const group = groupOf(face);
  return [countingIn(played.before, seat, group), countingIn(ownState(played, seat), seat, group)];
}

const adds = (said: Sentence, taking: Taking): Judgement => {
  const [before, after] = counted(taking);
  return all(expectAmounts(said, { count: before }), is('then', after, before + 1));
};

/** What a Benefit does for the player who takes it. */
export const benefits = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  native: placed('native', (before, after, seat) => {
    const [place, ...others] = grown((state, at) => settlersAt(state, seat, at), before, after);
    if (place === undefined || others.length > 0) return false;
    return [place, ...nextTo(place)].some((near) => settlementsAt(before, seat, near) > 0);
  }),
  noEffect: (_, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : is('discarded', isDiscarded(taking), true);
  },
  spyglass: ofTaking('spyglass', (said, taking, occasion) => {
    if (isDiscarded(taking)) return 'it has no effect';
    const looks = occasion
      .answersIn(taking.played.after)
      .flatMap(({ move }) => (move.kind === 'look' ? [move.lands] : []));
    const sizes = looks.map((lands) => LANDS.filter((_, land) => (lands >> land) & 1).length);
    return expectAmounts(said, { count: Math.max(...sizes) });
  }),
  pirate: keeps('pirate', 0, false),
  stronghold: placed('stronghold', (before, after, seat) => {
    const [place, ...others] = grown((state, at) => Number(state.strongholds[at] === seat), before, after);
    return place !== undefined && others.length === 0 && freeAt(before, seat, place) > 0;
  }),
  gold: ofTaking('gold', (said, taking) => {
    const { played, seat } = taking;
    const gained = player(ownState(played, seat), seat).gold - player(played.before, seat).gold + paidFor(taking);
    return expectAmounts(said, { gold: gained });
  }),
  doubleSelection: keeps('doubleSelection', 1, undefined),
  turnOrder: keeps('turnOrder', 2, false),
  // The shipped components have none in the last era; others may.
  turnOrderLast: 'rule',
  late: (_, occasion) => {
    const taking = takingIn(occasion);
    if (taking === undefined) return UNDECIDED;
    return all(
      is('the last era', occasion.state.era === box.components.eras, true),
      is('points', worthOf(occasion, taking), 0),
      is('used in this era', /^(doubleSelection|turnOrder)$/.test(bonusOf(taking.face) ?? ''), false),
    );
  },
  largerShips: ofTaking('largerShips', (_, { played, seat }) =>
    is(
      'crew',
      [played.before, played.after].map((state) => player(state, seat).crewSide),
      [3, 4],
    ),
  ),
  largerShipsAlready: ofTaking('largerShips', (_, { played, seat }) =>
    is(
      'crew',
      [played.before, played.after].map((state) => player(state, seat).crewSide),
      [4, 4],
    ),
  ),
  town: placed('town', (before, after, seat) => {
    const [place] = grown((state, at) => Number(hasTownAt(state, seat, at)), before, after);
    return place !== undefined && settlersAt(before, seat, place) - settlersAt(after, seat, place) === 1;
  }),
  city: placed('city', (before, after, seat) => {
    const [place] = grown((state, at) => Number(state.cities[at] === seat), before, after);
    return place !== undefined && hasTownAt(before, seat, place) && !hasTownAt(after, seat, place);
  }),
  cathedral: (said, occasion, isInside) =>
    all(
      expectAmounts(said, { factor: box.components.scoring.cathedralFactor }),
      placed(
        'cathedral',
        (before, after) => grown((state, at) => state.cathedrals[at] ?? 0, before, after).length === 1,
      )(said, occasion, isInside),
    ),
  increase: ofTaking('increase', (said, taking, occasion) => {
    if (isDiscarded(taking)) return 'it has no effect';
    const { played, seat } = taking;
    const wrong = outcomesOf(occasion, played, seat).flatMap((after) => {
      const places = grown((state, at) => state.increases[at] ?? 0, played.before, after);
      const isRight =
        places.length === numberIn(said, 'gold') &&
        places.every((place) => terrainIn(after, place) === String(said.inside[0]?.values.terrain));
      return isRight ? [] : [`${places.length} in ${places}`];
    });
    return wrong.length === 0 ? undefined : wrong.join();
  }),
  anyType: ofTaking(undefined, adds),
  newType: ofTaking(undefined, adds),
  anyReligion: ofTaking(undefined, (said, taking) => {
    const [before, after] = counted(taking);
    return all(expectAmounts(said, { count: after }), is('then', after, before + 1));
  }),
  religion: ofTaking(undefined, (said, { played, seat, face }) =>
    expectAmounts(said, { count: heldOf(ownState(played, seat), seat, box.faces.names[face] ?? '') }),
  ),
  sameType: ofTaking(undefined, (_, taking) => {
    const [before, after] = counted(taking);
    return is('counting', after, before);
  }),
  allTypes: ofTaking(undefined, (said, taking) => {
    const [before, after] = counted(taking);
    return all(expectAmounts(said, { count: before }), is('then', after, before));
  }),
});
