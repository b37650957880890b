import { describeFault } from '../fault.ts';
import type { AnyForesight } from '../foresight.ts';
import type { Advice, AnyGame, BaseEvent, BaseState } from '../game.ts';
import type { Played, Position } from '../play.ts';
import { below, branchRng, type Rng, rngFromSeed } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { AnyAudit, AuditStep } from './audit.ts';
import { emptyFigures, type Figures } from './figures.ts';
import { type Law, LawBroken } from './lawBroken.ts';

/**
 * `quick` checks fewer steps and fewer moves of each list than `full`; both check every law in every game of some length.
 * `conditions` checks that law alone, at every decision.
 */
export type Thoroughness = 'quick' | 'full' | 'conditions';

/** One random game in which the laws are checked. */
export interface CheckRequest {
  readonly game: AnyGame;
  readonly audit: AnyAudit;
  /** What the game tells bots, if that is to be checked as well. */
  readonly advice?: Advice<unknown, unknown>;
  readonly foresight?: AnyForesight | undefined;
  /** The prefix of the game's rule ids, such as `FD`. */
  readonly rulePrefix: string;
  readonly seats: number;
  readonly seed: string;
  readonly thoroughness: Thoroughness;
  /** As a host would send them; the game's defaults if absent. */
  readonly options?: unknown;
}

/** A check under way. */
export interface Probe extends CheckRequest {
  /** As read by the game. */
  readonly options: unknown;
  /** The checker's own random stream; the game's is in its state. */
  readonly dice: Rng;
  readonly figures: Figures;
  /** The texts of legal moves so far, from which others are altered. */
  readonly texts: string[];
  /** Every move so far. */
  readonly history: AuditStep<BaseEvent>[];
  readonly trail: Moment[];
  /** Positions whose determinized worlds are to be played to their end. */
  readonly branches: Moment[];
  readonly due: Map<Law, number>;
}

/** A position with what several laws need to know about it. */
export interface Moment extends Position<BaseState> {
  /** The state as JSON. */
  readonly json: string;
  readonly awaiting: readonly Seat[];
  /** The legal moves and their texts, in the order of `awaiting`. */
  readonly moves: readonly (readonly unknown[])[];
  readonly texts: readonly (readonly string[])[];
  /** The move that led to it; undefined at the start. */
  readonly made: ProbedMove | undefined;
}

export interface ProbedMove extends Played<BaseState, BaseEvent> {
  readonly eventsJson: string;
}

export function openProbe(request: CheckRequest): Probe {
  const options = request.game.readOptions(request.options ?? {});
  if (!options.ok) throw new Error(`options: ${describeFault(options.error)}`);
  return {
    ...request,
    options: options.value,
    dice: rngFromSeed(`laws ${request.seed}`),
    figures: emptyFigures(),
    texts: [],
    history: [],
    trail: [],
    branches: [],
    due: new Map(),
  };
}

export function broken(probe: Probe, law: Law, detail: string): never {
  const { game, seats, seed, trail } = probe;
  const made = trail.at(-1)?.made;
  const move = made === undefined ? undefined : { seat: made.seat, text: made.text };
  throw new LawBroken(law, { game: game.id, seats, seed, seq: made?.seq ?? 0, move }, detail);
}

/** Whether `rule` is written like a rule of the game. */
export function isRuleId({ rulePrefix }: Probe, rule: string): boolean {
  return rule.startsWith(`${rulePrefix}-`) && /^[A-Z]+(-[A-Z]+)+-\d+$/.test(rule);
}

export function looked(probe: Probe, law: Law): void {
  probe.figures.laws[law]++;
}

/** A random stream for one use. */
export function freshDice(probe: Probe): Rng {
  return branchRng(probe.dice);
}

export function pick<T>(dice: Rng, items: readonly T[]): T {
  return items[below(dice, items.length)];
}

/** Every law is checked for the first time within this many moves, however rarely it is checked later. */
const FIRST_LOOK = 8;

/**
 * True at one random move out of `every`: spread over the game, but without a rhythm that could coincide with the
 * game's own.
 */
export function isDue(probe: Probe, law: Law, every: number): boolean {
  const seq = probe.trail.length - 1;
  const span = seq === 0 ? Math.min(every, FIRST_LOOK) : every;
  if (seq % every === 0) probe.due.set(law, seq + below(probe.dice, span));
  return probe.due.get(law) === seq;
}
