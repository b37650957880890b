import { joinDecisions } from '@portolan/kernel';
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
import type { AnyDecision, Decision, FrameKind } from './types.ts';
import { useInformer } from './useInformer.ts';

/** A kind of frame without a decision does not compile. */
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

export const decision: AnyDecision = /* @__PURE__ */ joinDecisions(decisions);
