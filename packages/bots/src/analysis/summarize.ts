import type { Outcome, Seat } from '@portolan/kernel';
import type { Judged } from './analyse.ts';
import type { Analysis, Expectation, Finding, Prospect, SeatAnalysis } from './analysis.ts';
import { errorOf, type Judge, leadOf, meanOf, type Trial } from './compareMoves.ts';
import { differingTerms } from './differingTerms.ts';

/**
 * A decision counts as costly if the difference is so many standard errors, and at least so many places. With two standard
 * errors, one of forty equally good moves would be blamed, and a game has dozens of doubted decisions.
 */
export const SURE = 3;
const WORTH_MENTIONING = 0.03;

export interface End {
  readonly outcome: Outcome;
  /** By seat, how many decisions a stand-in took. */
  readonly stoodIn: readonly number[];
  /** By seat, whether that was before its player decided anything. */
  readonly stoodInFirst: readonly boolean[];
  readonly moves: number;
}

export function summarize(judge: Judge, judged: readonly Judged[], end: End): Analysis {
  const { scores, rivals = [] } = end.outcome;
  const players = scores.length + rivals.length;
  const seats = scores.map((_, seat) =>
    ofSeat(
      { judge, players, seat, end },
      judged.filter(({ occasion }) => occasion.seat === seat),
    ),
  );
  return { players, seats };
}

interface SeatContext {
  readonly judge: Judge;
  readonly players: number;
  readonly seat: Seat;
  readonly end: End;
}

function ofSeat(context: SeatContext, judged: readonly Judged[]): SeatAnalysis {
  const { seat, end } = context;
  const found = costsOf(context, judged);
  const prospects = found.flatMap(({ at, after, cost }): Prospect[] => {
    if (cost === undefined) return [{ moves: at, ...after }];
    return [
      { moves: at, ...beforeOf(after, cost) },
      { moves: at + 1, ...after },
    ];
  });
  const findings = found.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const last = { place: end.outcome.places[seat], score: end.outcome.scores[seat] };
  const first = prospects[0] ?? last;
  const lost = { place: sum(findings.map(({ places }) => places)), score: sum(findings.map(({ points }) => points)) };
  return {
    prospects: [...prospects, { moves: end.moves, ...last }],
    findings: findings.sort((one, other) => other.places - one.places),
    swings: [],
    decisions: judged.length,
    stoodIn: end.stoodIn[seat],
    stoodInFirst: end.stoodInFirst[seat],
    lost,
    luck: { place: first.place - last.place + lost.place, score: last.score - first.score + lost.score },
  };
}

interface Outcomes {
  readonly at: number;
  readonly after: Expectation;
  readonly cost: Finding | undefined;
}

/** What the seat made of a move, beyond what the advice would have made of it. */
interface Gain {
  readonly places: number;
  readonly points: number;
}

/** What a seat expected before a decision. */
interface Following extends Expectation {
  readonly followsOwn: boolean;
  /** This decision was costly, or a later one without any news in between. */
  readonly isBlamed: boolean;
}

const NOTHING: Gain = { places: 0, points: 0 };

/**
 * From the last decision to the first. Moves are judged by how the advice would go on; if the player then went on better
 * without any news, or could have, the move was better than that. So of several mistakes in a row, each counts once.
 */
function costsOf(context: SeatContext, judged: readonly Judged[]): Outcomes[] {
  const found: Outcomes[] = [];
  let next: Following | undefined;
  for (const one of judged.toReversed()) {
    const advised = expectationOf(one.again === undefined ? one.played : one.again.played, context.players);
    const gain = next?.followsOwn === true ? gainOf(advised, next) : NOTHING;
    const cost = findingOf(context, one, gain);
    const isBlamed = cost !== undefined || (next?.followsOwn === true && next.isBlamed);
    // Where nothing is blamed, differences are chance.
    const after = isBlamed ? { place: advised.place - gain.places, score: advised.score + gain.points } : advised;
    found.push({ at: one.occasion.at, after, cost });
    next = { ...beforeOf(after, cost), followsOwn: one.occasion.followsOwn, isBlamed };
  }
  return found.reverse();
}

function gainOf(advised: Expectation, next: Expectation): Gain {
  if (next.place >= advised.place) return NOTHING;
  return { places: advised.place - next.place, points: next.score - advised.score };
}

function beforeOf(after: Expectation, cost: Finding | undefined): Expectation {
  return { place: after.place - (cost?.places ?? 0), score: after.score + (cost?.points ?? 0) };
}

export function expectationOf({ shares, scores }: Trial, players: number): Expectation {
  return { place: 1 + (1 - meanOf(shares)) * (players - 1), score: meanOf(scores) };
}

function findingOf(
  { judge: { game }, players, seat }: SeatContext,
  { occasion, again }: Judged,
  gain: Gain,
): Finding | undefined {
  if (again === undefined) return undefined;
  const lead = leadOf(again.better, again.played);
  const places = differenceOf(again.better.shares, again.played.shares) * (players - 1) - gain.places;
  const error = errorOf(lead) * (players - 1);
  if (places < SURE * error || places < WORTH_MENTIONING) return undefined;
  return {
    seat,
    moves: occasion.at,
    played: game.writeMove(again.played.move),
    better: game.writeMove(again.better.move),
    places,
    points: differenceOf(again.better.scores, again.played.scores) - gain.points,
    error,
    terms: differingTerms(again.better, again.played),
    view: game.view(occasion.state, seat),
  };
}

function differenceOf(first: readonly number[], second: readonly number[]): number {
  return meanOf(first) - meanOf(second);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
