import type { EventSink, RuleId, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { cash } from '../effects/gold.ts';
import type { Event } from '../events.ts';
import { NOTHING } from '../ids.ts';
import type { Move } from '../moves.ts';
import { openTokens } from '../queries/tokens.ts';
import type { Frame, State } from '../state.ts';
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
import type { Decision, FrameKind } from './types.ts';

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

/** The registry pairs every frame with its own decision, which the compiler cannot follow: the only cast in the rules. */
function decisionOf(frame: Frame): Decision<FrameKind> {
  return decisions[frame.kind] as Decision<FrameKind>;
}

export function legalAnswers(box: Box, state: State, frame: Frame, out: Move[]): void {
  decisionOf(frame).legal(box, state, frame as never, out);
  listCashing(box, state, frame.seat, out);
}

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

export function applyAnswer(box: Box, state: State, frame: Frame, move: Move, emit?: EventSink<Event>): void {
  if (move.kind !== 'cash') {
    decisionOf(frame).apply(box, state, frame as never, move as never, emit);
    return;
  }
  cash(box, state, frame.seat, move.token, emit);
  state.stack.push(frame);
}

export function whyNotAnswer(box: Box, state: State, frame: Frame, move: Move): RuleId {
  if (move.kind === 'cash') return move.token === NOTHING ? 'AM-GOLD-05' : 'AM-TOKENS-02';
  return decisionOf(frame).whyNot(box, state, frame as never, move);
}
