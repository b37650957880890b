import type { Advice } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { makeAttackTables } from './attacks.ts';
import { rateCounters } from './counters.ts';
import { rateExchange, rateInformer, rateMove } from './informer.ts';
import { rateAttack, rateHome, rateTrade } from './missions.ts';
import { ratePlacing } from './placing.ts';
import { ratePlymouth, rateYield } from './plymouth.ts';
import { readTable } from './reading.ts';
import { makeTradeTables } from './trades.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking a move ahead. */
export function advise(box: Box, weights: Weights = WEIGHTS): Advice<View, Move> {
  const almanac = { attacks: makeAttackTables(box, weights), trades: makeTradeTables(box, weights) };
  return {
    rate(view, moves) {
      const { question } = view;
      if (question === undefined || question.seat !== view.viewer) return moves.map(() => 0);
      const reading = readTable(box, weights, view, question.seat);
      switch (question.kind) {
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
          return rateExchange(reading, question.destination, moves);
        case 'moveDisc':
          return rateMove(reading, question.destination, moves);
        case 'attack':
        case 'pressAttack':
          return rateAttack(reading, question.destination, question.disc, moves);
        case 'trade':
          return rateTrade(reading, question.disc, moves);
        case 'goHome':
          return rateHome(reading, question.disc, moves);
      }
    },
  };
}
