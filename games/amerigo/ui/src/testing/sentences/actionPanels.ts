import { COLOURS } from '@portolan/amerigo';
import { all, expectAmounts, is, type Judgement, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import {
  bonusFor,
  colourOn,
  cubesOut,
  cubesPerGold,
  goldAfterCashing,
  openTokens,
  phasePoints,
  player,
  sum,
  tenths,
} from './facts.ts';
import { type AmJudge, type AmOccasion, answerIn, cardIn, colourIn, ownEvents } from './occasion.ts';
import { goldGained } from './price.ts';
import { type Drop, nextDrop } from './tower.ts';

/** The seat that the panels are about: the viewer. */
function me({ viewer }: AmOccasion): number {
  return typeof viewer === 'number' ? viewer : -1;
}

/** The action of a card such as `act:blue`. */
function actIn(occasion: AmOccasion): string {
  const [kind, id = ''] = cardIn(occasion);
  return kind === 'act' ? id : '';
}

/** The action points of an action now; if it can be chosen, as it is then chosen. */
export function isActionPoints(occasion: AmOccasion, colour: number, n: unknown): Judgement {
  const { state } = occasion;
  const chosen = answerIn(occasion);
  const [event] = chosen === undefined ? [] : ownEvents(chosen.played, 'actionChosen');
  return all(
    is('the action points', n, phasePoints(state) + bonusFor(state, me(occasion), colour)),
    event === undefined ? undefined : is('the action points chosen', [n, colour], [event.ap, event.colour]),
  );
}

/** Whether the viewer could choose the action with the cubes that are out. */
export function isOpen(occasion: AmOccasion, colour: number): boolean {
  const { state, legal, seat } = occasion;
  if (seat === me(occasion) && state.stack.at(-1)?.kind === 'takeTurn') {
    return legal.some((move) => move.kind === 'act' && move.colour === colour);
  }
  const [red, green] = [2, 4];
  const swapped = colour === red ? green : colour === green ? red : -1;
  const both = (state.action[swapped] ?? 0) > 0 && openTokens(state, me(occasion), 'redGreen').length > 0;
  return (state.action[colour] ?? 0) > 0 || both;
}

function inTower(said: Sentence, { state }: AmOccasion): Judgement {
  return expectAmounts(said, { n: sum(state.tower) });
}

/** Judges the odds of the next drop. */
function odds(judge: (said: Sentence, drop: Drop, occasion: AmOccasion) => Judgement): AmJudge {
  return (said, occasion) => {
    const drop = nextDrop(occasion.state);
    return drop === undefined ? 'nothing is dropped any more' : judge(said, drop, occasion);
  };
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** A chance stands in the row of its colour; elsewhere it is part of a sentence. */
function chanceIn(judge: (chance: number) => Judgement): AmJudge {
  return (_, occasion, isInside) => {
    const { about, state } = occasion;
    const colour = about.kind === 'drawn' ? COLOURS.findIndex((id) => id === about.data.colour) : -1;
    const chance = nextDrop(state)?.some[colour];
    return isInside || chance === undefined ? UNDECIDED : judge(chance);
  };
}

const takeGold: AmJudge = (said, occasion) => {
  const { state } = occasion;
  const answer = answerIn(occasion);
  const n = Math.ceil(cubesOut(state) / cubesPerGold(state, me(occasion)));
  return all(
    expectAmounts(said, { n }),
    answer?.move.kind === 'takeGold' ? expectAmounts(said, { n: goldGained(answer) }) : undefined,
  );
};

/** Actions, tower and odds. */
export const actionPanels = {
  actions: 'name',
  tower: 'name',
  ap: 'name',
  apTitle: ((said, { state }) => expectAmounts(said, { n: phasePoints(state) })) as AmJudge,
  noAp: ((_, { state }) => is('cubes out', cubesOut(state), 0)) as AmJudge,
  action: ((said, occasion) => {
    const colour = COLOURS.findIndex((id) => id === actIn(occasion));
    return all(isActionPoints(occasion, colour, said.values.n), is('it is open', isOpen(occasion, colour), true));
  }) as AmJudge,
  actionShut: ((said, occasion) => {
    const colour = COLOURS.findIndex((id) => id === actIn(occasion));
    return all(
      is('it is open', isOpen(occasion, colour), false),
      is('cubes of the colour', occasion.state.action[colourIn(said)], 0),
    );
  }) as AmJudge,
  bonus: ((said, occasion) => {
    const colour = COLOURS.findIndex((id) => id === actIn(occasion));
    const n =
      colour < 0 ? goldAfterCashing(occasion.state, me(occasion)) : bonusFor(occasion.state, me(occasion), colour);
    return expectAmounts(said, { n });
  }) as AmJudge,
  storage: ((said, { state }) =>
    expectAmounts(said, { storage: state.storage[colourIn(said)], out: state.action[colourIn(said)] })) as AmJudge,
  withGoldTitle: ((said, occasion) =>
    expectAmounts(said, { n: goldAfterCashing(occasion.state, me(occasion)) })) as AmJudge,
  special: 'name',
  specialTitle: ((said, occasion) => {
    const colour = colourOn(player(occasion.state, me(occasion)).track);
    return all(is('the action', colourIn(said), colour), isActionPoints(occasion, colour, said.values.n));
  }) as AmJudge,
  noSpecial: ((_, occasion) => {
    const isFirst = player(occasion.state, me(occasion)).track === 0;
    return is('no special action', isFirst || (occasion.state.action[6] ?? 0) === 0, true);
  }) as AmJudge,
  takeGold: 'name',
  takeGoldTitle: takeGold,
  takePoints: 'name',
  takePointsTitle: ((said, { state }) => expectAmounts(said, { n: cubesOut(state) })) as AmJudge,
  jump: 'name',
  jumpTitle: ((said, occasion) => {
    const answer = answerIn(occasion);
    const { state } = occasion;
    if (answer?.move.kind !== 'jump') return UNDECIDED;
    const leader = said.values.first === true ? state.order[0] : state.discs[0];
    return is('the space', player(answer.next, answer.seat).track, player(state, leader ?? -1).track);
  }) as AmJudge,
  inside: inTower,
  insideTitle: inTower,
  insideOf: ((said, { state }) => expectAmounts(said, { n: state.tower[colourIn(said)] })) as AmJudge,
  odds: 'name',
  oddsLabel: 'name',
  oddsTitle: odds((said, { dropped, colour }) =>
    all(expectAmounts(said, { n: dropped }), is('the colour', colourIn(said), colour)),
  ),
  oddsHint: 'rule',
  oddsPoints: odds((said, { points }) => expectAmounts(said, { n: tenths(points) })),
  oddsSkip: odds((said, { skipped }) => {
    const [chance] = said.inside;
    return chance?.key === 'hardly'
      ? is('the chance', skipped > 0 && skipped < 0.005, true)
      : is('the chance', chance?.values.n, percent(skipped));
  }),
  oddsNone: ((_, { state }) => is('a next drop', nextDrop(state) === undefined, true)) as AmJudge,
  chance: ((said, occasion, isInside) =>
    chanceIn((chance) => is('the chance', said.values.n, percent(chance)))(said, occasion, isInside)) as AmJudge,
  // A single cube inside comes out more often than that, so it is said of skipped phases alone.
  hardly: 'part',
  action2: 'name',
  chanceHead: 'name',
  meanHead: 'name',
} as const;
