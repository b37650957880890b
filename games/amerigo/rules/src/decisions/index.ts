import { joinQuestions, type Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { cash } from '../effects/gold.ts';
import { NOTHING } from '../ids.ts';
import type { Move } from '../moves.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import { buyProduction } from './buyProduction.ts';
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

/** A question without a file of its own does not compile. */
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

const asked: AnyDecision = /* @__PURE__ */ joinQuestions(decisions);

/** Whichever question is asked; besides, chests and gold tokens are cashed at any of them. */
export const decision: AnyDecision = {
  legal(box, state, frame, out) {
    asked.legal(box, state, frame, out);
    listCashing(box, state, frame.seat, out);
  },

  apply(context, frame, move) {
    const { box, state, emit } = context;
    if (move.kind !== 'cash') {
      asked.apply(context, frame, move);
      return;
    }
    cash(box, state, frame.seat, move.token, emit);
    state.stack.push(frame);
  },

  whyNot(box, state, frame, move) {
    if (move.kind === 'cash') return move.token === NOTHING ? 'AM-GOLD-05' : 'AM-TOKENS-02';
    return asked.whyNot(box, state, frame, move);
  },
};

/** At any moment of one's own turn. [AM-GOLD-05] [AM-GOLD-06] */
function listCashing(box: Box, state: State, seat: Seat, out: Move[]): void {
  const player = state.players[seat];
  if (player.chests > 0) out.push(box.moves.cashChest);
  if (openTokens(player, box.tokens.gold) === 0) return;
  for (let i = 0; i < box.goldTokens.length; i++) {
    const token = box.goldTokens[i];
    if (openTokens(player, 1 << token) !== 0) out.push(box.moves.cash[token]);
  }
}
