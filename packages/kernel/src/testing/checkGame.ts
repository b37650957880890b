import type { BaseEvent, BaseState, Outcome } from '../game.ts';
import { hashText } from '../hash.ts';
import { advance, type Position, play } from '../play.ts';
import { opening } from '../replay.ts';
import { below } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { Figures } from './figures.ts';
import { checkPieces, checkScores } from './laws/books.ts';
import { checkClone, checkSetup, checkUntouched } from './laws/clone.ts';
import { checkCommute } from './laws/commute.ts';
import { checkConditions } from './laws/conditions.ts';
import { checkReplay, checkRestored, checkSilent } from './laws/determinism.ts';
import { checkGoing, checkLength, checkOutcome } from './laws/ending.ts';
import { checkForesight, checkRounds } from './laws/foresight.ts';
import { checkHidden, checkOpen } from './laws/hidden.ts';
import { checkEvents, checkRoundTrip, plainJson, stateJson } from './laws/json.ts';
import { awaitedSeats, checkAccepted, checkLists, listMoves } from './laws/legal.ts';
import { checkDoor, checkRefusals } from './laws/refusal.ts';
import { checkSteps, checkStepsHidden } from './laws/steps.ts';
import { checkBarrier, checkLearnt } from './laws/undo.ts';
import { checkPlayout, imagineWorlds } from './laws/worlds.ts';
import {
  broken,
  type CheckRequest,
  freshDice,
  isDue,
  type Moment,
  openProbe,
  type Probe,
  type ProbedMove,
  pick,
  type Thoroughness,
} from './probe.ts';

export interface GameCheck extends Figures {
  /** Of the final state: the same on every machine. */
  readonly hash: string;
  readonly outcome: Outcome;
}

/** How often the expensive laws are checked, in moves, and how many legal moves are tried. */
interface Pace {
  readonly copies: number;
  readonly lists: number;
  readonly worlds: number;
  readonly playouts: number;
  readonly books: number;
  readonly refusals: number;
  readonly conditions: number;
  readonly accepted: number;
}

const PACES: Readonly<Record<Exclude<Thoroughness, 'conditions'>, Pace>> = {
  quick: { copies: 8, lists: 8, worlds: 16, playouts: 40, books: 16, refusals: 8, conditions: 24, accepted: 2 },
  full: {
    copies: 6,
    lists: 6,
    worlds: 12,
    playouts: 40,
    books: 8,
    refusals: 4,
    conditions: 4,
    accepted: Number.POSITIVE_INFINITY,
  },
};

/**
 * Plays one game with random moves and checks every law on the way: the cheap ones after every move, the others at
 * random. Throws `LawBroken` at the first violation.
 */
export function checkGame(request: CheckRequest): GameCheck {
  const probe = openProbe(request);
  if (request.thoroughness === 'conditions') return checkConditionsOnly(probe);
  const pace = PACES[request.thoroughness];
  let moment = arrive(probe, opening(probe.game, probe), undefined);
  checkSetup(probe, moment);
  while (moment.awaiting.length > 0) {
    checkLength(probe, moment);
    checkMoment(probe, moment, pace);
    moment = makeMove(probe, moment, pace);
  }
  return finish(probe, moment);
}

/** Plays one game with random moves and holds every move the game knows against its conditions at every decision. */
function checkConditionsOnly(probe: Probe): GameCheck {
  const { game, dice, figures } = probe;
  let position: Position<BaseState> = opening(game, probe);
  let made: ProbedMove | undefined;
  for (;;) {
    const { state, seq } = position;
    const awaiting = game.awaiting(state);
    if (awaiting.length === 0) break;
    const moves = awaiting.map((seat) => game.legalMoves(state, seat, []));
    const texts = moves.map((list) => list.map((move) => game.writeMove(move)));
    const moment: Moment = { state, seq, json: '', awaiting, moves, texts, made };
    // A breach is reported with the move that led to it.
    probe.trail[0] = moment;
    checkConditions(probe, moment);
    const asked = below(dice, awaiting.length);
    made = { ...advance(game, position, awaiting[asked], pick(dice, moves[asked])), eventsJson: '' };
    position = made;
    figures.decisions++;
  }
  const { state } = position;
  const outcome = game.outcome(state);
  if (outcome === undefined) broken(probe, 'ending', 'the game is over and has no outcome');
  return { ...figures, hash: hashText(JSON.stringify(state)), outcome };
}

/** Checks what must hold in every position. */
function arrive(probe: Probe, { state, seq }: Position<BaseState>, made: ProbedMove | undefined): Moment {
  const place: Moment = { state, seq, json: '', awaiting: [], moves: [], texts: [], made };
  probe.trail.push(place);
  const json = stateJson(probe, state);
  const awaiting = awaitedSeats(probe, state);
  checkGoing(probe, state, awaiting);
  checkPieces(probe, state);
  const lists = awaiting.map((seat) => listMoves(probe, state, seat));
  const moment = { ...place, json, awaiting, moves: lists.map((l) => l.moves), texts: lists.map((l) => l.texts) };
  probe.trail[seq] = moment;
  remember(probe, moment);
  return moment;
}

const MOST_TEXTS = 400;

function remember(probe: Probe, { texts }: Moment): void {
  const dice = freshDice(probe);
  for (const list of texts) {
    const text = pick(dice, list);
    if (probe.texts.length < MOST_TEXTS) probe.texts.push(text);
  }
}

/** Checks what needs no further move. */
function checkMoment(probe: Probe, moment: Moment, pace: Pace): void {
  if (isDue(probe, 'clone', pace.copies)) {
    checkClone(probe, moment);
    checkRoundTrip(probe, moment);
  }
  if (isDue(probe, 'legal', pace.lists)) checkLists(probe, moment);
  if (isDue(probe, 'commute', pace.lists)) checkCommute(probe, moment);
  if (isDue(probe, 'refusal', pace.refusals)) checkRefusals(probe, moment, 4);
  if (isDue(probe, 'conditions', pace.conditions)) checkConditions(probe, moment);
  if (isDue(probe, 'score', pace.books)) checkScores(probe, moment.state);
  checkAccepted(probe, moment, pace.accepted);
}

function makeMove(probe: Probe, moment: Moment, pace: Pace): Moment {
  const dice = freshDice(probe);
  const asked = pick(
    dice,
    moment.awaiting.map((_, i) => i),
  );
  const choice = { seat: moment.awaiting[asked], move: pick(dice, moment.moves[asked]) };
  const worlds = isDue(probe, 'hidden', pace.worlds) ? imagineWorlds(probe, moment) : [];
  checkHidden(probe, moment, worlds);
  checkForesight(probe, moment, worlds);
  if (isDue(probe, 'playout', pace.playouts)) probe.branches.push(moment);

  const made = playListed(probe, moment, choice);
  if (isDue(probe, 'determinism', pace.copies)) checkSilent(probe, moment, choice);
  if (worlds.length > 0) checkSteps(probe, moment, choice);
  checkLearnt(probe, moment, made, worlds);
  checkStepsHidden(probe, moment, made, worlds);
  if (worlds.length > 0) checkEvents(probe, made.events, made.state);

  probe.history.push({ seat: choice.seat, events: made.events });
  probe.figures.decisions++;
  const next = arrive(probe, made, made);
  if (worlds.length > 0) checkBarrier(probe);
  return next;
}

function playListed(probe: Probe, moment: Moment, { seat, move }: { seat: Seat; move: unknown }): ProbedMove {
  const text = probe.game.writeMove(move);
  const played = play(probe.game, moment, { seat, seq: moment.seq, text });
  if (!played.ok) broken(probe, 'legal', `'${text}' of seat ${seat} is listed and refused as ${played.error.code}`);
  const events: readonly BaseEvent[] = played.value.events;
  return { ...played.value, eventsJson: plainJson(probe, events, 'events') };
}

/** Checks the end of the game, then the whole game in retrospect. */
function finish(probe: Probe, last: Moment): GameCheck {
  const { game, audit } = probe;
  const outcome = game.outcome(last.state);
  if (outcome === undefined) broken(probe, 'ending', 'the game is over and has no outcome');
  checkScores(probe, last.state);
  checkOutcome(probe, outcome);
  const scores = audit.scores(last.state);
  if (outcome.scores.some((score, seat) => score !== scores[seat])) {
    broken(probe, 'score', `the outcome says ${outcome.scores.join(', ')}, the state ${scores.join(', ')}`);
  }
  checkLists(probe, last);
  checkDoor(probe, last);
  checkBarrier(probe);
  checkHidden(probe, last, imagineWorlds(probe, last));
  checkOpen(probe, last);
  checkRounds(probe, last);
  checkUntouched(probe);
  checkReplay(probe);
  checkRestored(probe);
  // Last, because a playout fails on faults that other laws describe better.
  for (const moment of probe.branches) {
    for (const world of imagineWorlds(probe, moment)) checkPlayout(probe, moment, world);
  }
  return { ...probe.figures, hash: hashText(last.json), outcome };
}
