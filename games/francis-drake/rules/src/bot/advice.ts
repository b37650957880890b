import type { Advice, Advisor, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { rateCounters } from './counters.ts';
import { rateExchange, rateInformer, rateMove } from './informer.ts';
import { rateAttack, rateHome, rateTrade } from './missions.ts';
import { ratePlacing } from './placing.ts';
import { ratePlymouth, rateYield } from './plymouth.ts';
import { readTable } from './reading.ts';
import { type Sight, sightOfState, sightOfView } from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { makeAlmanac } from './worth.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking a move ahead. */
export function advise(box: Box, weights: Weights = WEIGHTS): Advice<View, Move> {
  const rate = ratingsBy(box, weights);
  return {
    rate(view, moves) {
      const { question } = view;
      if (question === undefined || question.seat !== view.viewer) return moves.map(() => 0);
      return rate(sightOfView(box, view, question.seat, question), question.seat, moves);
    },
  };
}

export function adviseOnState(box: Box, weights: Weights): Advisor<State, Move> {
  const rate = ratingsBy(box, weights);
  return {
    rate(state, seat, moves) {
      const frame = state.stack.at(-1);
      return frame === undefined ? moves.map(() => 0) : rate(sightOfState(state, seat, frame), seat, moves);
    },
  };
}

type Rate = (sight: Sight, me: Seat, moves: readonly Move[]) => number[];

function ratingsBy(box: Box, weights: Weights): Rate {
  const almanac = makeAlmanac(box, weights);
  return (sight, me, moves) => {
    const { frame } = sight;
    const reading = readTable(box, weights, sight, me);
    switch (frame.kind) {
      case 'plymouthTurn':
        return ratePlymouth(reading, almanac, moves);
      case 'chooseYield':
        return rateYield(reading, almanac, moves);
      case 'placeFrigates':
        return rateCounters(reading, box.galleons, moves);
      case 'placeTroops':
        return rateCounters(reading, box.forts, moves);
      case 'placeMission':
        return ratePlacing(reading, moves);
      case 'useInformer':
        return rateInformer(reading, moves);
      case 'exchangeDiscs':
        return rateExchange(reading, frame.destination, moves);
      case 'moveDisc':
        return rateMove(reading, frame.destination, moves);
      case 'attack':
      case 'pressAttack':
        return rateAttack(reading, frame.destination, frame.disc, moves);
      case 'trade':
        return rateTrade(reading, frame.disc, moves);
      case 'goHome':
        return rateHome(reading, frame.disc, moves);
    }
  };
}
