import { InvariantError, rngFromSeed, type Seat } from '@portolan/kernel';
import { foresightOf } from '../search/searchable.ts';
import { seatTable } from '../seatTable.ts';
import type { Analysis, SeatAnalysis } from './analysis.ts';
import { compareMoves, type Judge, leadOf, makeJudge, meanOf, type Trial } from './compareMoves.ts';
import { type AnalysedMatch, type Occasion, replayMatch } from './occasions.ts';
import { summarize } from './summarize.ts';
import { findSwings } from './swings.ts';

/** How thorough an analysis is. It plays as many imagined games for the same match on every machine. */
export interface Thoroughness {
  /** Worlds in which every decision is examined, and how many other moves are compared: those that the advice rates highest. */
  readonly worlds: number;
  readonly others: number;
  /** By seat: so many decisions that look costly are examined again in as many new worlds. */
  readonly doubted: number;
  readonly doubtedWorlds: number;
  /** By seat: so many changes by luck that look large are measured again, in as many worlds. */
  readonly swings: number;
}

/** A game of four takes less than a minute on one core. */
const USUAL: Thoroughness = { worlds: 8, others: 3, doubted: 10, doubtedWorlds: 32, swings: 4 };

/** A decision and what became of its moves. */
export interface Judged {
  readonly occasion: Occasion;
  readonly played: Trial;
  readonly better: Trial;
  /** In new worlds, because the better move was chosen for its luck in the first ones. */
  again?: { readonly played: Trial; readonly better: Trial };
}

/**
 * Judges every decision of a match by what its seat knew then: the played move is compared with others in worlds that
 * the seat could not tell from the real one. Yields the share of the work that is done. The result is the same on every
 * machine.
 */
export function* analyse(match: AnalysedMatch, effort: Thoroughness = USUAL): Generator<number, Analysis> {
  const { occasions, stoodIn, stoodInFirst, last, outcome } = replayMatch(match);
  const judge = makeJudge(foresightOf(match.open));
  const first = occasions.length * effort.worlds * (1 + effort.others);
  const second = match.seats * effort.doubted * effort.doubtedWorlds * 2;
  const third = match.seats * effort.swings * effort.doubtedWorlds * 2;
  const all = first + second + third;
  const judged: Judged[] = [];
  for (const occasion of occasions) {
    judged.push(examine(judge, occasion, effort));
    yield (first * (judged.length / occasions.length)) / all;
  }
  const doubted = doubtedOf(judged, match.seats, effort);
  for (const [index, one] of doubted.entries()) {
    one.again = examineAgain(judge, one, effort);
    yield (first + second * ((index + 1) / doubted.length)) / all;
  }
  const analysis = summarize(judge, judged, { outcome, stoodIn, stoodInFirst, moves: match.moves.length });
  const seats: SeatAnalysis[] = [];
  for (const [seat, one] of analysis.seats.entries()) {
    const own = judged.filter(({ occasion }) => occasion.seat === seat);
    seats.push({ ...one, swings: findSwings({ judge, last, players: analysis.players, effort }, own, one) });
    yield (first + second + third * (seats.length / match.seats)) / all;
  }
  return { ...analysis, seats };
}

/** The stream depends on nothing but the number of the move, so that worlds that look equal are judged equally. */
function examine(judge: Judge, occasion: Occasion, { worlds, others }: Thoroughness): Judged {
  const { state, seat, at, moves } = occasion;
  const table = seatTable(judge.game, seat, () => state);
  const ratings = judge.own.rate(table.imagine(rngFromSeed(`analysis/${at}/advice`)), seat, moves);
  const rivals = moves
    .map((move, index) => ({ move, rating: ratings[index] }))
    .filter(({ move }) => move !== occasion.played)
    .sort((one, other) => other.rating - one.rating)
    .slice(0, others)
    .map(({ move }) => move);
  const rng = rngFromSeed(`analysis/${at}`);
  const [played, ...tried] = compareMoves(judge, { table, moves: [occasion.played, ...rivals], worlds, rng });
  if (played === undefined) throw new InvariantError('no move was compared');
  let better = played;
  for (const one of tried) if (meanOf(leadOf(one, better)) > 0) better = one;
  return { occasion, played, better };
}

function examineAgain(
  judge: Judge,
  { occasion, better }: Judged,
  { doubtedWorlds }: Thoroughness,
): Required<Judged>['again'] {
  const { state, seat, at } = occasion;
  const [playedAgain, betterAgain] = compareMoves(judge, {
    table: seatTable(judge.game, seat, () => state),
    moves: [occasion.played, better.move],
    worlds: doubtedWorlds,
    rng: rngFromSeed(`analysis/${at}/again`),
  });
  return { played: playedAgain, better: betterAgain };
}

/** By seat, those that seem to have cost most. */
function doubtedOf(judged: readonly Judged[], seats: number, { doubted }: Thoroughness): Judged[] {
  const cost = ({ better, played }: Judged): number => meanOf(leadOf(better, played));
  const ofSeat = (seat: Seat): Judged[] =>
    judged
      .filter((one) => one.occasion.seat === seat && one.better !== one.played)
      .sort((one, other) => cost(other) - cost(one))
      .slice(0, doubted);
  return Array.from({ length: seats }, (_, seat) => ofSeat(seat)).flat();
}
