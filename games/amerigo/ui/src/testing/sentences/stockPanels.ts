import { all, expectAmounts, is, type Judgement, numberIn, textIn, textsIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import {
  colourOn,
  fightsAfter,
  goodsPoints,
  nextFight,
  player,
  squaresIn,
  stepsToMark,
  strengthAgainst,
  sum,
  tenths,
  threatTo,
  tileData,
} from './facts.ts';
import { type AmJudge, type AmOccasion, answerIn, box, cardIn, colourIn, goodIn } from './occasion.ts';

const { components } = box;

function me({ viewer }: AmOccasion): number {
  return typeof viewer === 'number' ? viewer : -1;
}

/** Who is on a space, the top disc first. */
function isOn(said: Sentence, occasion: AmOccasion, track: 'progress' | 'track'): Judgement {
  const { state, names } = occasion;
  const here = state.discs.filter((seat) => player(state, seat)[track] === numberIn(said, 'n'));
  return is(
    'who is there',
    textsIn(said, 'who'),
    here.map((seat) => names[seat]),
  );
}

/** What one more production token adds at the end: the difference it makes to all goods. */
export function oneMoreProduction({ state }: AmOccasion, seat: number, good: number): number {
  const players = state.players.map((one, at) =>
    at === seat ? { ...one, production: one.production.map((n, of) => (of === good ? n + 1 : n)) } : one,
  );
  return goodsPoints({ ...state, players }, seat) - goodsPoints(state, seat);
}

export function oneMoreGood({ state }: AmOccasion, seat: number, good: number): number {
  const players = state.players.map((one, at) =>
    at === seat ? { ...one, goods: one.goods.map((n, of) => (of === good ? n + 1 : n)) } : one,
  );
  return goodsPoints({ ...state, players }, seat) - goodsPoints(state, seat);
}

const offer: AmJudge = (said, occasion) => {
  const [kind, id] = cardIn(occasion);
  const one = box.production[Number(id)];
  if (kind !== 'production' || one === undefined) return UNDECIDED;
  const answer = answerIn(occasion);
  const bought =
    answer?.move.kind === 'buy'
      ? goodsPoints(answer.next, answer.seat) - goodsPoints(occasion.state, answer.seat)
      : oneMoreProduction(occasion, me(occasion), one.good);
  const { key } = said;
  if (key === 'costShort') return expectAmounts(said, { n: one.cost });
  if (key === 'worthShort') return expectAmounts(said, { n: bought });
  return all(
    is('the good', goodIn(said), one.good),
    expectAmounts(said, { cost: one.cost }),
    key === 'marketTitle' ? expectAmounts(said, { worth: bought }) : undefined,
  );
};

/** In the list of what comes, a price stands without its good. */
const costShort: AmJudge = (said, occasion, isInside) => {
  if (cardIn(occasion)[0] === 'production') return offer(said, occasion, isInside);
  return is(
    'such a price',
    box.production.some(({ cost }) => cost === numberIn(said, 'n')),
    true,
  );
};

/** The next attack: by the cannons as they are, and if it comes next in the game, by what it does. */
const verdict: AmJudge = (said, occasion) => {
  const { state, course } = occasion;
  const seat = me(occasion);
  if (state.stack.length === 0) return 'no attack is to come';
  const { cannons } = player(state, seat);
  const strength = strengthAgainst(state, seat);
  const { lost, fired } = nextFight(state, seat);
  const facts = { left: cannons - fired, lost, n: strength - cannons };
  const wanted = said.key === 'safe' ? { left: facts.left } : said.key === 'beaten' ? { lost } : { n: facts.n };
  const [first] = course
    .flatMap(({ steps }) => steps)
    .filter(({ event }) => event.kind === 'piratesFought' && event.seat === seat);
  const event = first?.event.kind === 'piratesFought' ? first.event : undefined;
  const isSame = event?.strength === strength && event.fired === fired && said.key === 'beaten';
  return all(
    is('safe', said.key === 'safe', cannons >= strength),
    expectAmounts(said, wanted),
    // The points can still change until then, but never to more than the strength.
    isSame && event.lost < numberIn(said, 'lost') ? UNDECIDED : undefined,
  );
};

const after: AmJudge = (said, occasion) => {
  const next = fightsAfter(occasion.state, me(occasion));
  if (next === undefined) return 'no further attack is to come';
  const { least, most } = next;
  const range = expectAmounts(said, { least, most });
  if (said.key === 'nextSafe') return all(range, is('the chance to be beaten', next.beaten, 0));
  if (said.key === 'nextRound') return all(range, expectAmounts(said, { lost: tenths(next.lost) }));
  return all(
    range,
    expectAmounts(said, { mean: tenths(next.mean), lost: tenths(next.lost) }),
    is('the chance', said.inside[0]?.values.n, Math.round(next.beaten * 100)),
  );
};

/** What the next round brings: as it then comes, if there is one in the rest of the game. */
function coming(judge: (said: Sentence, occasion: AmOccasion) => Judgement): AmJudge {
  return (said, occasion) =>
    occasion.state.round >= components.rounds ? 'no round is to come' : judge(said, occasion);
}

/** The state right after an event of this kind in the rest of the game, and the one before it. */
function nextIn({ course, state }: AmOccasion, kind: string) {
  let before = state;
  for (const played of course) {
    for (const step of played.steps) {
      if (step.event.kind === kind) return { before, after: step.state };
      before = step.state;
    }
    before = played.after;
  }
  return undefined;
}

function timeAt(round: number): number | undefined {
  return components.timeMarkers[round - 1];
}

/** Tracks, displays, supply, pirates and time. */
export const stockPanels = {
  progressTrack: 'name',
  orderTrack: 'name',
  progressSpace: ((said, occasion) =>
    all(
      expectAmounts(said, { points: components.tracks.progress.points[numberIn(said, 'n')] ?? 0 }),
      isOn(said, occasion, 'progress'),
    )) as AmJudge,
  orderSpace: ((said, occasion) =>
    all(
      expectAmounts(said, { points: components.tracks.order.points[numberIn(said, 'n')] ?? 0 }),
      is('the colour', colourIn(said), colourOn(numberIn(said, 'n'))),
      isOn(said, occasion, 'track'),
    )) as AmJudge,
  toToken: ((said, occasion) =>
    expectAmounts(said, { n: stepsToMark(player(occasion.state, me(occasion)).progress) })) as AmJudge,
  display: 'name',
  kept: 'name',
  keptTitle: ((_, { state }) => is('a further round', state.round < components.rounds, true)) as AmJudge,
  leaving: 'name',
  leavingTitle: ((_, { state }) => is('a further round', state.round < components.rounds, true)) as AmJudge,
  leavingLast: ((_, { state }) => is('the last round', state.round, components.rounds)) as AmJudge,
  freeSpace: 'name',
  market: 'name',
  marketTitle: offer,
  // For spectators, whose tables are not drawn here.
  marketPlain: 'part',
  costShort,
  worthShort: offer,
  sold: 'name',
  supply: 'name',
  supplyOf: ((said, occasion) => {
    const piece = box.names.pieces.indexOf(cardIn(occasion)[1] ?? '');
    const data = tileData(piece);
    return expectAmounts(said, {
      n: occasion.state.supply[piece],
      squares: squaresIn(piece),
      small: data?.small,
      big: data?.big,
    });
  }) as AmJudge,
  pirates: 'name',
  strength: ((said, occasion) => expectAmounts(said, { n: strengthAgainst(occasion.state, me(occasion)) })) as AmJudge,
  markers: ((said, { state }) =>
    all(
      is('the open markers', textIn(said, 'open'), state.piratesUp.join(' + ')),
      expectAmounts(said, { down: state.piratesDown.length }),
    )) as AmJudge,
  threat: ((said, occasion) => expectAmounts(said, { n: threatTo(occasion.state, me(occasion)) })) as AmJudge,
  threatTitle: ((said, occasion) => expectAmounts(said, { n: threatTo(occasion.state, me(occasion)) })) as AmJudge,
  safe: verdict,
  beaten: verdict,
  missing: verdict,
  nextRound: after,
  nextSafe: after,
  nextTitle: after,
  time: 'name',
  timeTitle: ((said, { state }) => expectAmounts(said, { n: timeAt(state.round) })) as AmJudge,
  roundTime: ((said) => expectAmounts(said, { n: timeAt(numberIn(said, 'round')) })) as AmJudge,
  times: ((said) => is('such a marker', components.timeMarkers.includes(numberIn(said, 'n')), true)) as AmJudge,
  coming: 'name',
  comingLabel: 'name',
  comingTime: coming((said, { state }) => expectAmounts(said, { n: timeAt(state.round + 1) })),
  comingPirates: coming((said, occasion) => {
    const { state } = occasion;
    const next = nextIn(occasion, 'pirateTurned');
    const value = next === undefined ? undefined : sum(next.after.piratesUp) - sum(next.before.piratesUp);
    const values = textsIn(said, 'values').map(Number);
    return all(
      is('the values', values.toSorted(), [...state.piratesDown, ...state.piratesOut].toSorted()),
      value === undefined ? undefined : is('the value is among them', values.includes(value), true),
    );
  }),
  comingTokens: coming((said, occasion) => {
    const next = nextIn(occasion, 'progressDealt');
    if (next === undefined) return UNDECIDED;
    const fresh = next.after.display.filter((token) => token >= 0 && !next.before.display.includes(token));
    return expectAmounts(said, { n: fresh.length });
  }),
  comingMarket: coming((said, occasion) => {
    const next = nextIn(occasion, 'productionDealt');
    if (next === undefined) return UNDECIDED;
    return expectAmounts(said, { n: next.before.productionStack.length - next.after.productionStack.length });
  }),
  comingNone: ((_, { state }) =>
    is('the last round', state.round >= components.rounds || state.stack.length === 0, true)) as AmJudge,
  ofKind: ((said, { state }) => {
    const kinds = box.production.map((_, kind) => state.productionStack.filter((one) => one === kind).length);
    const cost = said.inside[0]?.values.cost ?? said.inside[0]?.values.n;
    const fits = box.production.some(
      (one, kind) =>
        one.cost === cost && (goodIn(said) < 0 || goodIn(said) === one.good) && kinds[kind] === numberIn(said, 'n'),
    );
    return is('so many are to come', fits, true);
  }) as AmJudge,
} as const;
