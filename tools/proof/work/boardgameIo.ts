import { createRequire } from 'node:module';
import { cpuNow } from '@portolan/cli/toolkit';
import { type AnyGame, type BaseState, below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';

/** The part of boardgame.io's local client that is used. */
interface LocalClient {
  start(): void;
  stop(): void;
  getState(): { readonly G: BaseState } | null;
  readonly moves: { pick(draw: number): void };
}

interface ClientModule {
  Client(config: { readonly game: unknown; readonly numPlayers: number; readonly debug: false }): LocalClient;
}

export interface Hosted {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly players: number;
  readonly ms: number;
}

export interface HostedSpeed {
  readonly decisions: number;
  readonly games: number;
  readonly decisionsPerSecond: number;
  /** In CPU time. */
  readonly decisionsPerCpuSecond: number;
}

/** boardgame.io is made for bundlers; Node finds its entry only with `require`. */
function loadClient(): ClientModule['Client'] {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  return (require('boardgame.io/client') as ClientModule).Client;
}

/**
 * Random play of the same rules hosted in boardgame.io: G is our state, and its one move takes a legal move by its
 * number and applies it to the draft. Undo is off, because it would cost more.
 */
export function measureHosted(hosted: Hosted): HostedSpeed {
  const Client = loadClient();
  const rng = rngFromSeed('boardgame.io');
  playHosted(Client, hosted, rng);
  let decisions = 0;
  let games = 0;
  const cpu = cpuNow();
  const start = performance.now();
  let spent = 0;
  while (spent < hosted.ms) {
    decisions += playHosted(Client, hosted, rng);
    games++;
    spent = performance.now() - start;
  }
  const perSecond = (ms: number): number => Math.round((1000 * decisions) / ms);
  return { decisions, games, decisionsPerSecond: perSecond(spent), decisionsPerCpuSecond: perSecond(cpuNow() - cpu) };
}

const LARGE = 0x40000000;

function playHosted(Client: ClientModule['Client'], hosted: Hosted, rng: Rng): number {
  const client = Client({ game: asBoardgame(hosted, branchRng(rng)), numPlayers: hosted.players, debug: false });
  client.start();
  let played = 0;
  for (let state = client.getState(); state !== null; state = client.getState()) {
    if (hosted.game.awaiting(state.G).length === 0) break;
    client.moves.pick(below(rng, LARGE));
    played++;
  }
  client.stop();
  return played;
}

function asBoardgame({ game, options, players }: Hosted, rng: Rng): unknown {
  const moves: unknown[] = [];
  return {
    name: game.id,
    setup: () => game.setup(options, players, rng),
    disableUndo: true,
    moves: {
      pick({ G }: { readonly G: BaseState }, draw: number): void {
        const seat = game.awaiting(G)[0];
        if (seat === undefined) return;
        game.legalMoves(G, seat, moves);
        game.apply(G, seat, moves[draw % moves.length]);
      },
    },
  };
}
