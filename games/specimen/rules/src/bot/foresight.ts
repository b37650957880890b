import { type Advice, type Features, type Foresight, featureList } from '@portolan/kernel';
import type { Landfall } from '../game.ts';
import type { Move } from '../moves.ts';
import type { PlayerState, State } from '../state.ts';
import type { View } from '../view.ts';

/** Landfall's advice has no weights, and building a view costs little. */
export function foresee(game: Landfall, advice: Advice<View, Move>): Foresight<State, Move> {
  return {
    roundsOver: (state) => (state.stack.length === 0 ? state.rounds : state.round - 1),
    advisor: () => ({ rate: (state, seat, moves) => advice.rate(game.view(state, seat), moves) }),
    features,
  };
}

const features: Features<State> = featureList<State, PlayerState>({
  version: 1,
  measures: {
    one: () => 1,
    highestChart: ({ hand }) => Math.max(0, ...hand),
    charts: ({ hand }) => hand.length,
  },
  read: ({ players }, player) => players[player],
  seats: ({ players }) => players.length,
  players: ({ players }) => players.length,
  score: ({ players }, player) => players[player].score,
});
