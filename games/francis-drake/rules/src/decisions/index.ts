import type { EventSink, RuleId } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { attack } from './attack.ts';
import { chooseYield } from './chooseYield.ts';
import { exchangeDiscs } from './exchangeDiscs.ts';
import { goHome } from './goHome.ts';
import { moveDisc } from './moveDisc.ts';
import { placeFrigates } from './placeFrigates.ts';
import { placeMission } from './placeMission.ts';
import { placeTroops } from './placeTroops.ts';
import { plymouthTurn } from './plymouthTurn.ts';
import { pressAttack } from './pressAttack.ts';
import { trade } from './trade.ts';
import type { Decision, FrameKind } from './types.ts';
import { useInformer } from './useInformer.ts';

/** A question without a file of its own does not compile. */
const decisions: { readonly [K in FrameKind]: Decision<K> } = {
  plymouthTurn,
  chooseYield,
  placeFrigates,
  placeTroops,
  placeMission,
  useInformer,
  exchangeDiscs,
  moveDisc,
  attack,
  pressAttack,
  trade,
  goHome,
};

/** The registry pairs every frame with its own decision, which the compiler cannot follow: the only cast in the rules. */
function decisionOf(frame: Frame): Decision<FrameKind> {
  return decisions[frame.kind] as Decision<FrameKind>;
}

export function legalAnswers(box: Box, state: State, frame: Frame, out: Move[]): void {
  decisionOf(frame).legal(box, state, frame as never, out);
}

export function applyAnswer(box: Box, state: State, frame: Frame, move: Move, emit?: EventSink<Event>): void {
  decisionOf(frame).apply(box, state, frame as never, move as never, emit);
}

export function whyNotAnswer(box: Box, state: State, frame: Frame, move: Move): RuleId {
  return decisionOf(frame).whyNot(box, state, frame as never, move);
}
