import { type Finished, type MatchHooks, playGame } from '@portolan/bots';
import { hashState, sha256Hex } from '@portolan/kernel';
import { type BotSpec, makeBots, seatBots } from './botSeats.ts';
import { messageOf } from './errors.ts';
import { isStdioBot, tellStdioBots } from './openBots/stdioBot.ts';
import type { ChosenGame } from './openGame.ts';

export interface Series {
  readonly chosen: ChosenGame;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
  readonly bots: readonly BotSpec[];
}

/** Callbacks while a series is played. */
export interface SeriesHooks {
  /** The hooks for the game with this seed. */
  onGame?(seed: string): MatchHooks;
  onEnd?(finished: Finished): void;
  /** After each game, finished or failed. */
  onProgress?(done: number): void;
}

export interface Failure {
  readonly seed: string;
  readonly error: string;
}

/** The result of a series. Everything but the time depends on the series alone. */
export interface Tally {
  readonly decisions: number;
  readonly seconds: number;
  /** By seat. */
  readonly meanScores: readonly number[];
  readonly minScore: number;
  readonly maxScore: number;
  /** The mean score of the winners. */
  readonly meanWinner: number;
  /** By bot: games won, with shared wins counted in fractions. */
  readonly wins: Readonly<Record<string, number>>;
  readonly meanScoreByBot: Readonly<Record<string, number>>;
  /** A hash chain over the final states: the same for the same series on any machine. */
  readonly digest: string;
  readonly failures: readonly Failure[];
}

/** The seed of game number `index` of a series. */
function gameSeed(seed: string, index: number): string {
  return `${seed}/${index}`;
}

export async function simulate(series: Series, hooks: SeriesHooks = {}): Promise<Tally> {
  const scores = new Scores(series.players);
  const failures: Failure[] = [];
  let digest = sha256Hex('portolan sim');
  const start = performance.now();
  for (let index = 0; index < series.games; index++) {
    const seed = gameSeed(series.seed, index);
    const names = seatBots(series.bots, series.players, index);
    const played = await playOne(series, { seed, names }, hooks.onGame?.(seed));
    if ('error' in played) {
      failures.push(played);
      digest = sha256Hex(`${digest} broken`);
    } else {
      scores.add(played, names);
      digest = sha256Hex(`${digest} ${hashState(played.state)} ${played.decisions}`);
      hooks.onEnd?.(played);
    }
    hooks.onProgress?.(index + 1);
  }
  return { seconds: (performance.now() - start) / 1000, digest, failures, ...scores.figures() };
}

interface Sitting {
  readonly seed: string;
  readonly names: readonly BotSpec[];
}

async function playOne(
  { chosen, options }: Series,
  { seed, names }: Sitting,
  hooks?: MatchHooks,
): Promise<Finished | Failure> {
  try {
    const bots = makeBots(names, chosen, options);
    const finished = await playGame({ game: chosen.game, options, seed, bots }, tellStdioBots(bots, hooks));
    for (const program of bots.filter(isStdioBot)) program.over(finished);
    return finished;
  } catch (error) {
    return { seed, error: messageOf(error) };
  }
}

type Figures = Omit<Tally, 'seconds' | 'digest' | 'failures'>;

interface BotSum {
  seats: number;
  points: number;
  wins: number;
}

/** Sums over the finished games. */
class Scores {
  readonly #bySeat: number[];
  readonly #byBot = new Map<string, BotSum>();
  #games = 0;
  #decisions = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  #winners = 0;

  constructor(players: number) {
    this.#bySeat = Array.from({ length: players }, () => 0);
  }

  add({ decisions, outcome }: Finished, names: readonly string[]): void {
    this.#games++;
    this.#decisions += decisions;
    this.#min = Math.min(this.#min, ...outcome.scores);
    this.#max = Math.max(this.#max, ...outcome.scores);
    const winners = outcome.places.filter((place) => place === 1).length;
    for (const [seat, score] of outcome.scores.entries()) {
      this.#bySeat[seat] = (this.#bySeat[seat] ?? 0) + score;
      const won = outcome.places[seat] === 1;
      if (won) this.#winners += score / winners;
      this.#addBot(names[seat] ?? '', score, won ? 1 / winners : 0);
    }
  }

  #addBot(name: string, score: number, won: number): void {
    const sum = this.#byBot.get(name) ?? { seats: 0, points: 0, wins: 0 };
    sum.seats++;
    sum.points += score;
    sum.wins += won;
    this.#byBot.set(name, sum);
  }

  figures(): Figures {
    const games = this.#games;
    const any = games > 0;
    const bots = [...this.#byBot].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      decisions: this.#decisions,
      meanScores: this.#bySeat.map((sum) => (any ? round(sum / games) : 0)),
      minScore: any ? this.#min : 0,
      maxScore: any ? this.#max : 0,
      meanWinner: any ? round(this.#winners / games) : 0,
      wins: Object.fromEntries(bots.map(([name, sum]) => [name, round(sum.wins)])),
      meanScoreByBot: Object.fromEntries(bots.map(([name, sum]) => [name, round(sum.points / sum.seats)])),
    };
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
