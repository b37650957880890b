import { decision } from '../decisions/index.ts';
import { NOTHING, type Token } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Frame, PlayerState } from '../state.ts';
import { type Situation, situationOf } from './situation.ts';

/** A decision within an action that has been chosen. */
export type ActionFrame = Exclude<Frame, { readonly kind: 'takeTurn' }>;

/** Lower than any sensible move. */
export const NEVER = -1000;

/** The decisions in which gold pays. */
const COSTLY: ReadonlySet<ActionFrame['kind']> = new Set([
  'sailShip',
  'loadCannons',
  'planTile',
  'moveProgress',
  'chooseTile',
  'buyProduction',
  'moveOrder',
] as const);

/** By how much a move must be better than the best one within reach. */
const WORTHWHILE = 0.05;

interface Choice {
  readonly situation: Situation;
  readonly frame: ActionFrame;
  readonly moves: readonly Move[];
  rateInAction(situation: Situation, frame: ActionFrame, move: Move): number;
}

/**
 * Chests and gold tokens are cashed in the final scoring anyway, so that earlier only those are cashed which pay for a
 * better move than any that can be afforded without them. Cashing is always last among the moves.
 */
export function rateCashing(choice: Choice, ratings: number[]): void {
  const { frame, moves } = choice;
  if (!COSTLY.has(frame.kind)) return;
  const best = Math.max(...ratings);
  for (let at = moves.length - 1; at >= 0; at--) {
    const move = moves[at];
    if (move.kind !== 'cash') return;
    const after = bestAfter(choice, move.token);
    if (after > best + WORTHWHILE) ratings[at] = after;
  }
}

function bestAfter({ situation, frame, rateInAction }: Choice, token: Token): number {
  const { box, weights, state, seat, player } = situation;
  const gold = token === NOTHING ? box.components.chests.gold : box.amounts[token];
  const richer: PlayerState = { ...player, gold: Math.min(box.components.tracks.gold, player.gold + gold) };
  const after = situationOf(box, weights, { ...state, players: state.players.with(seat, richer) }, seat);
  const open: Move[] = [];
  decision.legal(box, after.state, frame, open);
  let best = NEVER;
  for (const move of open) {
    if (move.kind !== 'cash') best = Math.max(best, rateInAction(after, frame, move));
  }
  return best;
}
