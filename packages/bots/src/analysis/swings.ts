import { type BaseState, rngFromSeed } from '@portolan/kernel';
import { seatTable } from '../seatTable.ts';
import type { Judged, Thoroughness } from './analyse.ts';
import type { Expectation, Finding, SeatAnalysis, Swing } from './analysis.ts';
import { compareMoves, errorOf, type Judge, type Trial } from './compareMoves.ts';
import { expectationOf, SURE } from './summarize.ts';

export interface SwingContext {
  readonly judge: Judge;
  readonly players: number;
  /** The end of the match. */
  readonly last: BaseState;
  readonly effort: Pick<Thoroughness, 'swings' | 'doubtedWorlds'>;
}

/** Less is not worth a word. */
const LEAST_PLACES = 0.1;

/** A stretch between two decisions of a seat; `later` is undefined for the end of the match. */
interface Stretch {
  readonly earlier: Judged;
  readonly later: Judged | undefined;
}

/** What was expected, and how sure that is. */
interface Measured extends Expectation {
  readonly error: number;
}

/** The largest changes of a seat's prospects that none of its own decisions explains. */
export function findSwings(context: SwingContext, judged: readonly Judged[], seat: SeatAnalysis): readonly Swing[] {
  const { effort } = context;
  return stretchesOf(judged)
    .map((stretch) => ({ stretch, size: Math.abs(swingIn(context, stretch, { seat, again: false }).places) }))
    .sort((one, other) => other.size - one.size)
    .slice(0, effort.swings)
    .map(({ stretch }) => swingIn(context, stretch, { seat, again: true }))
    .filter(({ places, error }) => Math.abs(places) >= Math.max(LEAST_PLACES, SURE * error))
    .sort((one, other) => Math.abs(other.places) - Math.abs(one.places));
}

/** Between two moves of the same turn, nothing happens to a seat but what it does. */
function stretchesOf(judged: readonly Judged[]): readonly Stretch[] {
  return judged
    .map((earlier, at) => ({ earlier, later: judged[at + 1] }))
    .filter(({ later }) => later?.occasion.followsOwn !== true);
}

interface Looking {
  readonly seat: SeatAnalysis;
  /** In new worlds: the stretch was chosen because the first ones differ most. */
  readonly again: boolean;
}

function swingIn(context: SwingContext, { earlier, later }: Stretch, { seat, again }: Looking): Swing {
  const { judge, last } = context;
  const measure = again ? measureAgain : known;
  const before = measure(context, earlier, 'played');
  const costly = (at: number): Finding | undefined => seat.findings.find(({ moves }) => moves === at);
  const after =
    later === undefined
      ? { ...endOf(seat), error: 0 }
      : measure(context, later, costly(later.occasion.at) === undefined ? 'played' : 'better');
  return {
    seat: earlier.occasion.seat,
    from: earlier.occasion.at,
    to: later?.occasion.at ?? endOf(seat).moves,
    places: before.place - after.place,
    points: after.score - before.score,
    error: Math.hypot(before.error, after.error),
    view: judge.game.view(later?.occasion.state ?? last, earlier.occasion.seat),
  };
}

function endOf({ prospects }: SeatAnalysis): SeatAnalysis['prospects'][number] {
  return prospects.at(-1) ?? { moves: 0, place: 0, score: 0 };
}

type Which = 'played' | 'better';

function known({ players }: SwingContext, judged: Judged, which: Which): Measured {
  return measured((judged.again ?? judged)[which], players);
}

function measureAgain({ judge, players, effort }: SwingContext, judged: Judged, which: Which): Measured {
  const { state, seat, at } = judged.occasion;
  const [trial] = compareMoves(judge, {
    table: seatTable(judge.game, seat, () => state),
    moves: [(judged.again ?? judged)[which].move],
    worlds: effort.doubtedWorlds,
    rng: rngFromSeed(`analysis/${at}/swing`),
  });
  return measured(trial, players);
}

function measured(trial: Trial, players: number): Measured {
  return { ...expectationOf(trial, players), error: errorOf(trial.shares) * (players - 1) };
}
