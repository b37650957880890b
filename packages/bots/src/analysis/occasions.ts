import {
  type BaseState,
  cloneRng,
  InvariantError,
  type OpenGame,
  type Outcome,
  opening,
  type Seat,
  sameRng,
} from '@portolan/kernel';

/** A finished match. */
export interface AnalysedMatch {
  readonly open: OpenGame;
  /** As `readOptions` returned them. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Those that count, in notation. */
  readonly moves: readonly PlayedMove[];
  /** How many of them others decided, in the match that this one continues; those are not judged. */
  readonly inherited?: number;
}

export interface PlayedMove {
  readonly seat: Seat;
  /** In notation. */
  readonly text: string;
  /** A bot decided it in place of the player, who is not judged for it. */
  readonly byStandIn?: boolean;
}

/** A decision between several moves. */
export interface Occasion {
  readonly state: BaseState;
  readonly seat: Seat;
  /** The number of moves before it. */
  readonly at: number;
  readonly played: unknown;
  readonly moves: readonly unknown[];
  /** Nobody else, no stand-in either, moved since the previous decision of the seat, and nothing was drawn or revealed. */
  readonly followsOwn: boolean;
}

export interface ReplayedMatch {
  readonly occasions: readonly Occasion[];
  /** By seat, how many decisions a stand-in took. */
  readonly stoodIn: readonly number[];
  /** By seat, whether that was before its player decided anything. */
  readonly stoodInFirst: readonly boolean[];
  /** The end of the match. */
  readonly last: BaseState;
  readonly outcome: Outcome;
}

/** Replays a match whose log has been verified. */
export function replayMatch({ open: { game }, moves, inherited = 0, ...start }: AnalysedMatch): ReplayedMatch {
  const { state } = opening(game, start);
  const occasions: Occasion[] = [];
  const stoodIn = Array.from({ length: start.seats }, () => 0);
  const stoodInFirst = stoodIn.map(() => false);
  /** The seat that has moved alone, without news, since its last decision. */
  let alone: Seat | undefined;
  for (const [at, { seat, text, byStandIn = false }] of moves.entries()) {
    const legal = game.legalMoves(state, seat, []);
    const played = legal.find((one) => game.writeMove(one) === text);
    if (played === undefined) throw new InvariantError(`move ${at + 1} is not legal: ${text}`);
    const hasChoice = legal.length > 1;
    const isDecision = hasChoice && at >= inherited;
    if (isDecision && byStandIn) {
      stoodIn[seat]++;
      stoodInFirst[seat] ||= !occasions.some((one) => one.seat === seat);
    } else if (isDecision) {
      const before = game.clone(state);
      occasions.push({ state: before, seat, at, played, moves: legal, followsOwn: alone === seat });
    }
    const before = cloneRng(state.rng);
    let revealed = false;
    game.apply(state, seat, played, (event) => {
      revealed ||= game.reveals(event);
    });
    const isNews = byStandIn || revealed || !sameRng(before, state.rng);
    if (isNews || (alone !== seat && !hasChoice)) alone = undefined;
    else alone = seat;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new InvariantError('the match is not over');
  return { occasions, stoodIn, stoodInFirst, last: state, outcome };
}
