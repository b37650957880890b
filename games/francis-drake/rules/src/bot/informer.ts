import type { Destination } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Chart } from './chart.ts';

export function rateInformer(_chart: Chart, moves: readonly Move[]): number[] {
  return moves.map((move) => (move.kind === 'keep' ? 1 : 0));
}
export function rateExchange(_chart: Chart, _destination: Destination, moves: readonly Move[]): number[] {
  return moves.map((move) => (move.kind === 'keep' ? 1 : 0));
}
export function rateMove(_chart: Chart, _destination: Destination, moves: readonly Move[]): number[] {
  return moves.map((move) => (move.kind === 'keep' ? 1 : 0));
}
