import type { Advice } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { makeAttackTables } from './attacks.ts';
import { readChart } from './chart.ts';
import { rateCounters } from './counters.ts';
import { rateExchange, rateInformer, rateMove } from './informer.ts';
import { rateAttack, rateHome, rateTrade } from './missions.ts';
import { ratePlacing } from './placing.ts';
import { ratePlymouth, rateYield } from './plymouth.ts';
import { makeTradeTables } from './trades.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking a move ahead. */
export function advise(box: Box, weights: Weights = WEIGHTS): Advice<View, Move> {
  const almanac = { attacks: makeAttackTables(box, weights), trades: makeTradeTables(box, weights) };
  return {
    rate(view, moves) {
      const { question } = view;
      if (question === undefined || question.seat !== view.viewer) return moves.map(() => 0);
      const chart = readChart(box, weights, view, question.seat);
      switch (question.kind) {
        case 'plymouthTurn':
          return ratePlymouth(chart, almanac, moves);
        case 'chooseYield':
          return rateYield(chart, almanac, moves);
        case 'placeFrigates':
          return rateCounters(chart, box.galleons, moves);
        case 'placeTroops':
          return rateCounters(chart, box.forts, moves);
        case 'placeMission':
          return ratePlacing(chart, moves);
        case 'useInformer':
          return rateInformer(chart, moves);
        case 'exchangeDiscs':
          return rateExchange(chart, question.destination, moves);
        case 'moveDisc':
          return rateMove(chart, question.destination, moves);
        case 'attack':
        case 'pressAttack':
          return rateAttack(chart, question.destination, question.disc, moves);
        case 'trade':
          return rateTrade(chart, question.disc, moves);
        case 'goHome':
          return rateHome(chart, question.disc, moves);
      }
    },
  };
}
