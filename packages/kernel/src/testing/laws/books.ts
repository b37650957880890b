import type { BaseState } from '../../game.ts';
import { findDifference } from '../plain.ts';
import { broken, looked, type Probe } from '../probe.ts';

export function checkPieces(probe: Probe, state: BaseState): void {
  looked(probe, 'pieces');
  const faults = probe.audit.pieces(state);
  if (faults.length > 0) broken(probe, 'pieces', faults.join('; '));
}

export function checkScores(probe: Probe, state: BaseState): void {
  looked(probe, 'score');
  const { audit, history, seats, options } = probe;
  const running = audit.scores(state);
  const recomputed = audit.rescore(history, seats, options);
  if (findDifference(running, recomputed) !== undefined) {
    broken(probe, 'score', `the state says ${running.join(', ')}; the events add up to ${recomputed.join(', ')}`);
  }
}
