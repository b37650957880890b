import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { findGame } from '@portolan/cli/games';
import { type BaseState, InvariantError, rngFromSeed } from '@portolan/kernel';
import { openShipped } from '../chosenGames.ts';
import { answerStats } from './answerStats.ts';

/** The part of boardgame.io's server API in use. */
interface ServerModule {
  Server(options: { readonly games: readonly unknown[]; readonly origins: readonly string[] }): {
    run(config: { readonly port: number }): Promise<{ readonly appServer: Server }>;
    kill(running: { readonly appServer: Server }): void;
  };
}

/**
 * boardgame.io's own server with an in-memory store and our rules: its only move plays a legal move by its number, each
 * player gets their own view, and undo is off because it would cost more.
 */
const [id = '', players = '4'] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const entry = findGame(id);
if (entry === undefined) throw new InvariantError(`unknown game ${id}`);
const game = openShipped(entry);
const options = game.readOptions({});
if (!options.ok) throw new InvariantError(`${id} has no default options`);
const moves: unknown[] = [];
let matches = 0;
const hosted = {
  name: game.id,
  setup: () => game.setup(options.value, Number(players), rngFromSeed(`${++matches}`)),
  disableUndo: true,
  turn: { activePlayers: { all: null } },
  playerView: ({ G, playerID }: { readonly G: BaseState; readonly playerID: string | null }) =>
    game.view(G, playerID === null ? 'spectator' : Number(playerID)),
  endIf: ({ G }: { readonly G: BaseState }) => (game.awaiting(G).length === 0 ? game.outcome(G) : undefined),
  moves: {
    pick({ G }: { readonly G: BaseState }, draw: number): void {
      const seat = game.awaiting(G)[0];
      if (seat === undefined) return;
      game.legalMoves(G, seat, moves);
      game.apply(G, seat, moves[draw % moves.length]);
    },
  },
};
// The package targets bundlers; Node resolves its entry only with `require`.
const { Server: makeServer } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;
const server = makeServer({ games: [hosted], origins: ['http://localhost'] });
const running = await server.run({ port: 0 });
const { port } = running.appServer.address() as AddressInfo;
answerStats({ address: `http://127.0.0.1:${port}`, stop: async () => server.kill(running) });
