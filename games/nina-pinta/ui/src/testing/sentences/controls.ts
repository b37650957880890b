import { expectAmounts, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { LANDS, type State, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../controls/messages.ts';
import { after, governed, revenue, targetOf, turnEnd } from './controlFacts.ts';
import { cargoOf, freeAt, player, storedIn } from './facts.ts';
import { governControls } from './governControls.ts';
import { loadingControls } from './loadingControls.ts';
import {
  all,
  box,
  is,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  numberIn,
  ofMove,
  playerIn,
} from './occasion.ts';
import { takingIn, worthOf } from './taking.ts';

/** Settlers outside a Stronghold, in the land of the choice. */
const free: NpJudge = (said, occasion) => {
  const { about, state } = occasion;
  const place = about.kind === 'drawn' ? placeOfCard(about.data.card ?? '') : -1;
  return place < 0 ? UNDECIDED : expectAmounts(said, { n: freeAt(state, moverIn(occasion), place) });
};

function placeOfCard(card: string): number {
  const [kind, world, land] = card.split(':');
  const [of, at] = [WORLDS.findIndex((id) => id === world), box.names.lands.findIndex((id) => id === land)];
  return kind !== 'land' || of < 0 || at < 0 ? -1 : of * LANDS.length + at;
}

const unconnected: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  if (move?.kind === 'govern') return expectAmounts(said, { gold: governed(occasion)?.lost });
  const end = turnEnd(occasion);
  return end === undefined
    ? UNDECIDED
    : expectAmounts(said, { gold: storedIn(end.state, moverIn(occasion), end.world).lost });
};

function frameOf<K extends string>({ state }: NpOccasion, kind: K) {
  const frame = state.stack.at(-1);
  return frame?.kind === kind ? (frame as Extract<NonNullable<typeof frame>, { readonly kind: K }>) : undefined;
}

const isLast = ({ era }: State): boolean => era === box.components.eras;

function isSpace(said: Sentence, occasion: NpOccasion): Judgement {
  const [, space] = targetOf(occasion).split(':');
  return space === undefined ? UNDECIDED : expectAmounts(said, { space: Number(space) });
}

/** The controls. What the player packs or picks is repeated there. */
export const controls = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  ...loadingControls,
  ...governControls,
  yourSettlers: free,
  settlers: free,
  from: 'name',
  to: 'name',
  stay: 'name',
  severalWays: 'name',
  revenue,
  reduced: (said, occasion) => {
    const end = turnEnd(occasion);
    return end === undefined ? UNDECIDED : expectAmounts(said, { n: end.reduced });
  },
  unconnected,

  pairs: (said, occasion) => {
    const frame = frameOf(occasion, 'removePair');
    if (frame === undefined) return 'nobody attacks';
    return expectAmounts(said, { pairs: frame.pairs, own: freeAt(occasion.state, frame.seat, frame.place) });
  },
  removeOf: 'name',
  pairLeft: ofMove(['remove'], (said, move, occasion) => {
    const frame = frameOf(occasion, 'removePair');
    if (frame === undefined) return 'nobody attacks';
    const gone = after(occasion, move, 'pairRemoved');
    const victim = gone.players.findIndex(({ nation }) => nation === move.nation);
    return expectAmounts(said, {
      own: freeAt(gone, frame.seat, frame.place),
      others: freeAt(gone, victim, frame.place),
    });
  }),
  endAttack: 'name',

  stake: (said, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    const plunders = occasion.legal.flatMap((move) => (move.kind === 'plunder' ? [move.gold] : []));
    return expectAmounts(said, {
      gold: cargoOf(occasion.state, frame.owner, frame.world),
      most: Math.max(...plunders),
      pirates: player(occasion.state, frame.seat).kept[0],
    });
  },
  noPirate: (said, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    return all(
      expectAmounts(said, { gold: cargoOf(occasion.state, frame.owner, frame.world) }),
      is('Pirates', player(occasion.state, frame.seat).kept[0], 0),
    );
  },
  leftAboard: ofMove(['plunder'], (said, move, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    return expectAmounts(said, { gold: cargoOf(after(occasion, move, 'piratePlayed'), frame.owner, frame.world) });
  }),
  letSail: 'name',
  letAllSail: 'name',
  letAllSailMore: 'rule',

  priceNow: 'name',
  priceNext: 'name',
  purse: 'name',
  purseAfter: (said, { state, legal, play, seat = 0 }) => {
    const take = legal.find(({ kind }) => kind === 'take');
    const { gold } = player(state, seat);
    if (take === undefined) return 'nothing can be bought';
    const bought = play(take).steps.find(({ event }) => event.kind === 'benefitSelected')?.state ?? state;
    const rest = player(bought, seat).gold;
    return all(expectAmounts(said, { gold, rest }), is('the price', gold > rest, true));
  },
  nth: 'choice',
  worth: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : expectAmounts(said, { points: worthOf(occasion, taking) });
  },
  double: 'name',
  passTo: (_, { state }) => is('the last era', isLast(state), false),
  passLast: (_, { state }) => is('the last era', isLast(state), true),
  passSpace: isSpace,
  moveAside: isSpace,
  pushSpace: (said, occasion) =>
    all(
      isSpace(said, occasion),
      is('who is there', occasion.state.passes[numberIn(said, 'space') - 1], playerIn(said, occasion)),
    ),
});
