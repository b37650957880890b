import type { Advice, Advisor } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import type { View } from '../view.ts';
import { assessHarbour, assessTable } from './assessment.ts';
import { rateCounters } from './counters.ts';
import { rateExchange, rateInformer, rateMove } from './informer.ts';
import { rateAttack, rateHome, rateTrade } from './missions.ts';
import { ratePlacing } from './placing.ts';
import { ratePlymouth, rateYield } from './plymouth.ts';
import { type HarbourSight, type Sight, sightOfState, sightOfView } from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { makeAlmanac } from './worth.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking a move ahead. */
export function advise(box: Box, weights: Weights = WEIGHTS): Advice<View, Move> {
  const { inHarbour, atSea } = ratingsBy(box, weights);
  return {
    rate(view, moves) {
      const { question } = view;
      if (question === undefined || question.seat !== view.viewer) return moves.map(() => 0);
      const sight = sightOfView(box, view, question.seat);
      return isInHarbour(question) ? inHarbour(question, sight, moves) : atSea(question, sight, moves);
    },
  };
}

export function adviseOnState(box: Box, weights: Weights): Advisor<State, Move> {
  const { inHarbour, atSea } = ratingsBy(box, weights);
  return {
    rate(state, _seat, moves) {
      const frame = state.stack.at(-1);
      if (frame === undefined) return moves.map(() => 0);
      return isInHarbour(frame) ? inHarbour(frame, state, moves) : atSea(frame, sightOfState(state, frame.seat), moves);
    },
  };
}

type HarbourFrame = Extract<Frame, { readonly kind: 'plymouthTurn' | 'chooseYield' }>;
type SeaFrame = Exclude<Frame, HarbourFrame>;

function isInHarbour(frame: Frame): frame is HarbourFrame {
  return frame.kind === 'plymouthTurn' || frame.kind === 'chooseYield';
}

interface Ratings {
  inHarbour(frame: HarbourFrame, sight: HarbourSight, moves: readonly Move[]): number[];
  atSea(frame: SeaFrame, sight: Sight, moves: readonly Move[]): number[];
}

function ratingsBy(box: Box, weights: Weights): Ratings {
  const almanac = makeAlmanac(box, weights);
  return {
    inHarbour({ kind, seat }, sight, moves) {
      const rate = kind === 'plymouthTurn' ? ratePlymouth : rateYield;
      return rate(assessHarbour(box, weights, sight, seat), almanac, moves);
    },
    atSea(frame, sight, moves) {
      const assessment = assessTable(box, weights, sight, frame.seat);
      switch (frame.kind) {
        case 'placeFrigates':
          return rateCounters(assessment, box.galleons, moves);
        case 'placeTroops':
          return rateCounters(assessment, box.forts, moves);
        case 'placeMission':
          return ratePlacing(assessment, moves);
        case 'useInformer':
          return rateInformer(assessment, moves);
        case 'exchangeDiscs':
          return rateExchange(assessment, frame.destination, moves);
        case 'moveDisc':
          return rateMove(assessment, frame.destination, moves);
        case 'attack':
        case 'pressAttack':
          return rateAttack(assessment, frame.destination, frame.disc, moves);
        case 'trade':
          return rateTrade(assessment, frame.disc, moves);
        case 'goHome':
          return rateHome(assessment, frame.disc, moves);
      }
    },
  };
}
