import { firstFailing, joinDecisions } from '@portolan/kernel';
import { buyProduction } from './buyProduction.ts';
import { cash } from './cash.ts';
import { chooseShip } from './chooseShip.ts';
import { chooseTile } from './chooseTile.ts';
import { chooseToken } from './chooseToken.ts';
import { foundPost } from './foundPost.ts';
import { layTile } from './layTile.ts';
import { loadCannons } from './loadCannons.ts';
import { moveOrder } from './moveOrder.ts';
import { moveProgress } from './moveProgress.ts';
import { placeShip } from './placeShip.ts';
import { planTile } from './planTile.ts';
import { sailShip } from './sailShip.ts';
import { takeTurn } from './takeTurn.ts';
import type { AnyDecision, Decision, FrameKind } from './types.ts';

/** A kind of frame without a decision does not compile. */
const decisions: { readonly [K in FrameKind]: Decision<K> } = {
  takeTurn,
  chooseShip,
  placeShip,
  sailShip,
  foundPost,
  loadCannons,
  planTile,
  moveProgress,
  chooseToken,
  chooseTile,
  layTile,
  buyProduction,
  moveOrder,
};

const pending: AnyDecision = /* @__PURE__ */ joinDecisions(decisions);

/** The pending decision; besides, chests and gold tokens are cashed at any of them. */
export const decision: AnyDecision = {
  legal(box, state, frame, out) {
    pending.legal(box, state, frame, out);
    cash.legal(box, state, frame, out);
  },

  apply(context, frame, move) {
    if (move.kind === 'cash') cash.apply(context, frame, move);
    else pending.apply(context, frame, move);
  },

  whyNot(box, state, frame, move) {
    if (move.kind === 'cash') return firstFailing(cash, { box, state, frame }, move);
    return pending.whyNot(box, state, frame, move);
  },
};
