import { findGame } from '@portolan/cli/games';
import type { Tally } from '@portolan/client/testing';
import type { hearSentences } from '@portolan/i18n/testing';
import { InvariantError } from '@portolan/kernel';
import { openTable } from '../drawing/drawnTable.ts';
import { OWN_TABLES } from '../drawing/ownTables.ts';
import { SPEAKERS } from '../drawing/speakers.ts';
import { openingsOf } from '../openings.ts';
import { type GameFault, judgeGame, judgePosition, type Listening } from './sentences.ts';

/** A worker's job: some games of one game. Plain data, because it is sent between threads. */
export interface SentenceBatch {
  readonly game: string;
  readonly first: number;
  readonly games: number;
  readonly drawings: number;
  /** The share of decisions at which somebody listens. */
  readonly heard: number;
  /** No further game is begun after this time. */
  readonly ms?: number;
}

export interface SentenceFigures {
  readonly game: string;
  readonly games: number;
  /** By `catalogue.key`. */
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly faults: readonly GameFault[];
}

/** From purely random games to well-played ones. */
const WILD = [100, 30, 60, 5];

/** One game of so many is played by single-minded players. */
const BENT = 5;

let listening: { readonly game: string; readonly to: Listening } | undefined;

export async function judgeBatch({
  game,
  first,
  games,
  drawings,
  heard,
  ms = Number.POSITIVE_INFINITY,
}: SentenceBatch): Promise<SentenceFigures> {
  const to = await listenTo(game);
  to.tallies.clear();
  const faults: GameFault[] = [];
  if (first === 0)
    for (const position of SPEAKERS[game]?.positions?.() ?? []) faults.push(...(await judgePosition(to, position)));
  const latest = performance.now() + ms;
  let judged = 0;
  const { min, max } = to.open.game.seats;
  for (let index = first; index < first + games; index++) {
    const seats = min + (index % (max - min + 1));
    const round = Math.floor(index / (max - min + 1));
    const openings = openingsOf(game, seats);
    const options = openings[round % openings.length]?.options ?? {};
    const wild = WILD[(round + index) % WILD.length] ?? 100;
    const bents = SPEAKERS[game]?.bents ?? [];
    const bent = index % BENT === BENT - 1 ? bents[Math.floor(index / BENT) % bents.length] : undefined;
    const random = { options, seats, seed: `sentences/${index}`, wild, ...(bent !== undefined && { bent }) };
    faults.push(...(await judgeGame(to, { game: random, drawings, heard })));
    judged++;
    if (performance.now() > latest) break;
  }
  return { game, games: judged, tallies: to.tallies, faults };
}

/** Closes the table of this thread. */
async function stopListening(): Promise<void> {
  listening?.to.hearing.stop();
  await listening?.to.table.close();
  listening = undefined;
}

async function listenTo(game: string): Promise<Listening> {
  if (listening?.game === game) return listening.to;
  await stopListening();
  const [own, speaking, entry] = [OWN_TABLES[game], SPEAKERS[game], findGame(game)];
  const opened = entry?.package.open();
  if (own === undefined || speaking === undefined || opened?.ok !== true)
    throw new InvariantError(`${game} is not judged`);
  const table = await openTable(own.load);
  const testing = await table.read('/../../packages/i18n/src/testing/index.ts');
  const hearing = (testing.hearSentences as typeof hearSentences)();
  const to: Listening = {
    open: opened.value,
    judged: speaking.catalogues,
    speaker: await speaking.load(table.read),
    table,
    hearing,
    targets: own.targets,
    tallies: new Map(),
    drawn: new Map(),
  };
  listening = { game, to };
  return to;
}
