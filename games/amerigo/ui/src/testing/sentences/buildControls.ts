import { all, expectAmounts, is, UNDECIDED } from '@portolan/client/testing';
import { bySource, goodsPoints, leftOf, player, tileData } from './facts.ts';
import { answersOf } from './forecast.ts';
import { type AmJudge, type AmOccasion, box, frameIn, goodIn, ofMove } from './occasion.ts';
import { pieceOf } from './turnControls.ts';

function targetOf({ about }: AmOccasion): string {
  return about.kind === 'drawn' ? (about.data.target ?? '') : '';
}

/** Tiles of the shape that are left, on a shelf or a sheet. */
const left: AmJudge = (said, occasion) => {
  const { state, seat } = occasion;
  const piece = pieceOf(targetOf(occasion));
  return piece < 0 || seat === undefined ? UNDECIDED : is('tiles left', said.values.n ?? 0, leftOf(state, seat, piece));
};

/** Points on a small and on a big island. */
const worth: AmJudge = (said, occasion) => {
  const data = tileData(pieceOf(targetOf(occasion)));
  return data === undefined ? UNDECIDED : expectAmounts(said, { small: data.small, big: data.big });
};

/** How many of a planned tile or of a production token there are. */
const count: AmJudge = (said, occasion) => {
  const { state, seat = 0 } = occasion;
  const [kind, id = ''] = targetOf(occasion).split(':');
  if (kind === 'buy') return expectAmounts(said, { n: state.market.filter((one) => one === Number(id)).length });
  return kind === 'tile'
    ? expectAmounts(said, { n: player(state, seat).planned[pieceOf(targetOf(occasion))] })
    : UNDECIDED;
};

const nowhere: AmJudge = (_, occasion) => {
  const { state, seat = 0 } = occasion;
  const piece = pieceOf(targetOf(occasion));
  const rich = { ...state, stack: [{ kind: 'chooseTile', seat, ap: 99, points: 0 } as const] };
  const fitting = answersOf(occasion, rich, 'build').map(({ move }) => (move.kind === 'build' ? move.piece : -1));
  return piece < 0 ? UNDECIDED : is('it fits', fitting.includes(piece), false);
};

/** Planning, building and production. */
export const buildControls = {
  landscape: 'name',
  landscapeMore: ((said, { state, legal }) => {
    const isOffered = legal.some((move) => move.kind === 'plan' && move.piece < box.pieces.neutrals);
    const n = frameIn(state, 'planTile')?.neutrals;
    return all(expectAmounts(said, { n }), n === 0 ? is('one can be taken', isOffered, false) : undefined);
  }) as AmJudge,
  villages: 'name',
  left,
  noneLeft: left,
  worth,
  worthHint: 'rule',
  worthLabel: worth,
  endPlan: 'name',
  chooseTile: 'name',
  fits: ofMove(['build'], (said, { next }, occasion) =>
    expectAmounts(said, { n: answersOf(occasion, next, 'lay').length }),
  ),
  fitsNowhere: nowhere,
  tileLabel: 'frame',
  count,
  endBuild: 'name',
  endBuildPoints: ofMove(['end'], (said, { state, next, seat }) =>
    expectAmounts(said, { points: bySource(next, seat, 'tiles') - bySource(state, seat, 'tiles') }),
  ),
  layHint: 'name',
  layHintTouch: 'name',
  rotate: 'name',
  rotateKey: 'name',
  mirror: 'name',
  mirrorKey: 'name',
  mirrorWhy: 'rule',
  orientationPlaces: ((said, occasion) => {
    const turn = Number(targetOf(occasion).split(':')[1]);
    const fitting = occasion.legal.filter((move) => move.kind === 'lay' && move.turn === turn);
    return expectAmounts(said, { degrees: turn * 90, n: fitting.length });
  }) as AmJudge,
  tileSquare: ((said, occasion) => {
    const [row = 0, col = 0] = (targetOf(occasion).split(':')[1] ?? '').split(',').map(Number);
    return targetOf(occasion) === '' ? UNDECIDED : expectAmounts(said, { row: row + 1, col: col + 1 });
  }) as AmJudge,
  tileBringsHere: 'frame',
  notHere: 'frame',
  pointSomewhere: 'name',
  'against.AM-GREEN-01': 'rule',
  'against.AM-GREEN-03': 'rule',
  'against.AM-GREEN-04': 'rule',
  'against.AM-GREEN-05': 'rule',
  'against.AM-GREEN-07': 'rule',
  'against.other': 'rule',
  try: 'name',
  tryEnd: 'name',
  tryHint: 'name',
  tryPlanned: 'name',
  trySupply: 'name',
  market: 'name',
  productionChange: ofMove(['buy'], (said, { state, next, seat, move }) => {
    const { good = -1 } = box.production[move.production] ?? {};
    return expectAmounts(said, {
      goods: player(state, seat).goods[good],
      before: player(state, seat).production[good],
      after: player(next, seat).production[good],
    });
  }),
  productionWorth: ofMove(['buy'], (said, { state, next, seat }) =>
    expectAmounts(said, { points: goodsPoints(next, seat) - goodsPoints(state, seat) }),
  ),
  productionLabel: ((said, occasion) => {
    const { good = -1 } = box.production[Number(targetOf(occasion).split(':')[1])] ?? {};
    return good < 0 ? UNDECIDED : is('the good', goodIn(said), good);
  }) as AmJudge,
  endBuy: 'name',
} as const;
