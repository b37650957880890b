import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findGame } from '@portolan/cli/games';
import { type BaseState, InvariantError, rngFromSeed, sharedParts } from '@portolan/kernel';
import { openShipped } from '../chosenGames.ts';
import { answerStats } from './answerStats.ts';

/** The part of Colyseus in use. */
interface Client {
  send(type: string, message: unknown): void;
}

interface CoreModule {
  readonly Room: new () => { readonly clients: readonly Client[]; maxClients: number; patchRate: number | null };
  readonly Server: new (options: {
    readonly transport: object;
    readonly greet: boolean;
    readonly gracefullyShutdown: boolean;
  }) => {
    define(name: string, room: object): void;
    listen(port: number, host: string): Promise<void>;
    gracefullyShutdown(exit: boolean): Promise<void>;
    readonly transport: { readonly server: HttpServer };
  };
}

interface TransportModule {
  readonly WebSocketTransport: new () => object;
}

/**
 * Colyseus' own server with our rules: a room for each table, in memory, whose only message plays a legal move by its number.
 *
 * Each client is sent its own view as a message. Colyseus' synchronized state would send only what changed, but for that the
 * rules' state would have to be a tree of its schema classes, in which every hidden field is tagged and every piece is added to
 * the views of the clients that may know it, with each move. Its documentation recommends that for single private fields, and not
 * for large states. A game whose rules already say what each player may know sends them that.
 */
const [folder = '', id = '', seats = '4'] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const require = createRequire(join(folder, 'package.json'));
const { Room, Server } = require('@colyseus/core') as CoreModule;
const { WebSocketTransport } = require('@colyseus/ws-transport') as TransportModule;
const entry = findGame(id);
if (entry === undefined) throw new InvariantError(`unknown game ${id}`);
const game = openShipped(entry);
const options = game.readOptions({});
if (!options.ok) throw new InvariantError(`${id} has no default options`);
const players = Number(seats);
const moves: unknown[] = [];
let matches = 0;
const deal = (): BaseState => game.setup(options.value, players, rngFromSeed(`${++matches}`));

class Table extends Room {
  override maxClients = players;
  /** There is no synchronized state to look for changes in. */
  override patchRate = null;
  readonly messages = { move: (client: Client, draw: number) => this.#play(client, draw) };
  #state = deal();

  onJoin(): void {
    if (this.clients.length === players) this.#show();
  }

  #play(client: Client, draw: number): void {
    const [seat] = game.awaiting(this.#state);
    if (seat === undefined || client !== this.clients[seat]) return;
    game.legalMoves(this.#state, seat, moves);
    game.apply(this.#state, seat, moves[draw % moves.length]);
    this.#show();
    if (game.awaiting(this.#state).length > 0) return;
    this.#state = deal();
    this.#show();
  }

  #show(): void {
    const [asked] = game.awaiting(this.#state);
    const shared = sharedParts();
    for (const [seat, client] of this.clients.entries())
      client.send(seat === asked ? 'asked' : 'shown', game.view(this.#state, seat, shared));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define(game.id, Table);
await server.listen(0, '127.0.0.1');
const { port } = server.transport.server.address() as AddressInfo;
answerStats({ address: `http://127.0.0.1:${port}`, stop: () => server.gracefullyShutdown(false) });
