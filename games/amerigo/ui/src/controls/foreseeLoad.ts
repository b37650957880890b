import { foresee, type Move, type PirateOutlook, pirateOutlook } from '@portolan/amerigo';
import { goldGained } from '../goldGained.ts';
import type { Scene } from '../table/scene.ts';
import { stateInScene } from './inScene.ts';

/** What loading some cannons leads to. */
export interface LoadForecast {
  readonly outlook: PirateOutlook;
  /** Those that remain after the attack of this round. */
  readonly left: number;
  /** For the end of the track. */
  readonly gold: number;
}

/** For a move that the seat may make now. */
export function foreseeLoad({ box, view }: Pick<Scene, 'box' | 'view'>, seat: number, move: Move): LoadForecast {
  const { state, events } = foresee(box, stateInScene({ box, view }), move);
  const outlook = pirateOutlook(box, { ...view, players: state.players }, seat);
  const cannons = state.players[seat]?.cannons ?? 0;
  return { outlook, left: cannons - outlook.now.fired, gold: goldGained(events) };
}
