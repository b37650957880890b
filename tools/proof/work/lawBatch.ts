import { findGame } from '@portolan/cli/games';
import { messageOf } from '@portolan/cli/toolkit';
import { InvariantError, type OpenGame } from '@portolan/kernel';
import {
  addFigures,
  checkGame,
  emptyFigures,
  type Figures,
  LawBroken,
  type Thoroughness,
} from '@portolan/kernel/testing';
import { AUDITS } from '../audits.ts';
import { findOpening } from '../openings.ts';

/** A worker's job: games of one kind. Plain data, because it is sent between threads. */
export interface LawBatch {
  readonly game: string;
  readonly players: number;
  readonly opening: string;
  readonly seeds: readonly string[];
  readonly thoroughness: Thoroughness;
}

export interface Breach {
  readonly game: string;
  readonly players: number;
  readonly opening: string;
  readonly seed: string;
  readonly thoroughness: Thoroughness;
  /** The law, or `exception` if the game itself threw. */
  readonly law: string;
  /** The number of moves played, if known. */
  readonly seq?: number;
  readonly message: string;
}

export interface LawAnswer {
  readonly games: number;
  readonly figures: Figures;
  readonly breaches: readonly Breach[];
}

export function checkBatch(batch: LawBatch): LawAnswer {
  const { open, rulePrefix, audit } = prepare(batch.game);
  const { options } = findOpening(batch.game, batch.players, batch.opening);
  const breaches: Breach[] = [];
  let figures = emptyFigures();
  for (const seed of batch.seeds) {
    const { players: seats, thoroughness } = batch;
    try {
      figures = addFigures(figures, checkGame({ ...open, audit, rulePrefix, seats, seed, thoroughness, options }));
    } catch (error) {
      breaches.push(breach(batch, seed, error));
    }
  }
  return { games: batch.seeds.length, figures, breaches };
}

function breach({ game, players, opening, thoroughness }: LawBatch, seed: string, error: unknown): Breach {
  const where = { game, players, opening, seed, thoroughness };
  if (error instanceof LawBroken) {
    return { ...where, law: error.law, seq: error.place.seq, message: messageOf(error) };
  }
  return { ...where, law: 'exception', message: messageOf(error) };
}

interface Prepared {
  readonly open: OpenGame;
  readonly rulePrefix: string;
  readonly audit: (typeof AUDITS)[string];
}

function prepare(id: string): Prepared {
  const entry = findGame(id);
  const audit = AUDITS[id];
  if (entry === undefined || audit === undefined) throw new InvariantError(`${id} has no audit`);
  const opened = entry.package.open();
  if (!opened.ok) throw new InvariantError(`${id} does not open`);
  return { open: opened.value, rulePrefix: entry.package.rulePrefix, audit };
}
