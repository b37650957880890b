import { COLOURS, type State } from '@portolan/amerigo';
import { all, expectAmounts, is, numberIn, partsOf, targetIn } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import {
  bonusFor,
  bySource,
  colourOn,
  cubesOut,
  openTokens,
  phasePoints,
  player,
  stepsToMark,
  strengthAgainst,
} from './facts.ts';
import { type Around, box, ofEvent, playerIn } from './occasion.ts';

type BySeat = Around<{ readonly seat: number }>;

/** By how much something of the player has grown. */
function grown({ event: { seat }, before, after }: BySeat, of: (state: State, seat: number) => number): number {
  return of(after, seat) - of(before, seat);
}

const gold = (state: State, seat: number): number => player(state, seat).gold;
const excess = (state: State, seat: number): number => bySource(state, seat, 'excessGold');
const score = (state: State, seat: number): number => player(state, seat).score;
const cannonsOf = (state: State, seat: number): number => player(state, seat).cannons;

function tokenIn(said: Sentence): number {
  return box.names.tokens.indexOf(targetIn(said, 'token')[1] ?? '');
}

function hasBit(set: number, token: number): boolean {
  return ((set >> token) & 1) === 1;
}

function cannonsIn(said: Sentence): number {
  const [cannons] = partsOf(said, 'cannons');
  return cannons === undefined ? Number.NaN : numberIn(cannons, 'n');
}

const chosen = ofEvent(['actionChosen'], (said, { event, before }, occasion) => {
  const colour = COLOURS.findIndex((id) => id === targetIn(said, 'action')[1]);
  const isSpecial = said.key === 'specialChosen';
  return all(
    is('who', playerIn(said, occasion), event.seat),
    expectAmounts(said, { ap: phasePoints(before) + bonusFor(before, event.seat, colour) }),
    isSpecial ? is('the colour', colour, colourOn(player(before, event.seat).track)) : undefined,
  );
});

const gained = ofEvent(['goldGained'], (said, around, occasion) =>
  all(
    is('who', playerIn(said, occasion), around.event.seat),
    is('the gold', said.values.count ?? 0, grown(around, gold)),
    is('the points', said.values.points ?? 0, grown(around, excess)),
    is('the score', said.values.points ?? 0, grown(around, score)),
  ),
);

const ordered = ofEvent(['orderMoved'], (said, around) =>
  all(
    is(
      'the steps',
      said.values.count ?? 0,
      grown(around, (state, seat) => player(state, seat).track),
    ),
    expectAmounts(said, { to: player(around.after, around.event.seat).track }),
  ),
);

/** Gold, tokens, tracks, cannons and production. */
export const sheetEvents = {
  actionChosen: chosen,
  specialChosen: chosen,
  goldTaken: ofEvent(['goldTaken'], (said, { before }) => expectAmounts(said, { cubes: cubesOut(before) })),
  cubesScored: ofEvent(['cubesScored'], (said, around) =>
    all(
      expectAmounts(said, { points: grown(around, score) }),
      expectAmounts(said, { points: cubesOut(around.before) }),
    ),
  ),
  goldGained: gained,
  goldExceeded: gained,
  goldOver: gained,
  goldSpent: ofEvent(['goldSpent'], (said, around) => expectAmounts(said, { count: -grown(around, gold) })),
  chestOpened: ofEvent(['cashed'], (_, around) =>
    is(
      'chests',
      grown(around, (state, seat) => player(state, seat).chests),
      -1,
    ),
  ),
  goldTokenUsed: ofEvent(['cashed'], (said, { event, before, after }) => {
    const token = tokenIn(said);
    const [was, now] = [before, after].map((state) => hasBit(player(state, event.seat).used, token));
    return all(
      is('turned over', [was, now], [false, true]),
      is('a gold token', box.components.progressTokens[token]?.kind, 'gold'),
    );
  }),
  trackEnded: ofEvent(['trackEnded'], (said, { event, after }) => {
    const { cannons, progress, track } = player(after, event.seat);
    const { tracks } = box.components;
    const [kind, id] = targetIn(said, 'track');
    if (kind === 'cannons') return is('cannons', cannons, tracks.cannons);
    if (id === 'progress') return is('the disc', [progress, stepsToMark(progress)], [tracks.progress.last, 0]);
    return is('the disc', track, tracks.order.colours.split(' ').length - 1);
  }),
  cannonsLoaded: ofEvent(['cannonsLoaded'], (said, around) => is('cannons', cannonsIn(said), grown(around, cannonsOf))),
  productionBought: ofEvent(['productionBought'], (said, { event, before, after }) => {
    const { good = -1 } = box.production[Number(targetIn(said, 'production')[1])] ?? {};
    const [was = 0, now] = [before, after].map((state) => player(state, event.seat).production[good]);
    return is('production', now, was + 1);
  }),
  piratesBeaten: ofEvent(['piratesFought'], (said, around) =>
    all(
      is('cannons fired', cannonsIn(said), -grown(around, cannonsOf)),
      is('their strength', cannonsIn(said), strengthAgainst(around.before, around.event.seat)),
      is('points lost', grown(around, score), 0),
    ),
  ),
  piratesLost: ofEvent(['piratesFought'], (said, around) => {
    const { event, before, after } = around;
    const strength = strengthAgainst(before, event.seat);
    const damage = openTokens(before, event.seat, 'pirateDamage').length > 0 ? Math.ceil(strength / 2) : strength;
    return all(
      is('cannons', cannonsIn(said), cannonsOf(before, event.seat)),
      is('cannons left', cannonsOf(after, event.seat), 0),
      expectAmounts(said, { strength, lost: -grown(around, score) }),
      expectAmounts(said, { lost: Math.min(damage, score(before, event.seat)) }),
    );
  }),
  tokenUsed: ofEvent(['tokenUsed'], (said, { event, before, after }) => {
    const states = [before, after].map((state) => hasBit(player(state, event.seat).used, tokenIn(said)));
    return is('turned over', states, [false, true]);
  }),
  tokenTaken: ofEvent(['tokenTaken'], (said, { event, before, after }) => {
    const states = [before, after].map((state) => hasBit(player(state, event.seat).tokens, tokenIn(said)));
    return all(is('owned', states, [false, true]), is('on display', before.display.includes(tokenIn(said)), true));
  }),
  progressMoved: ofEvent(['progressMoved'], (said, around) =>
    expectAmounts(said, {
      count: grown(around, (state, seat) => player(state, seat).progress),
      to: player(around.after, around.event.seat).progress,
    }),
  ),
  orderKept: ordered,
  orderMoved: ordered,
  orderJumped: ofEvent(['orderJumped'], (said, { event, after }) =>
    expectAmounts(said, { to: player(after, event.seat).track }),
  ),
} as const;
