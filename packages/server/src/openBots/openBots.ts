import { fail, ok, type Result, type Seat } from '@portolan/kernel';
import { entryFor, isReplaced, type LiveMatch, type MatchPosition, zeroAt } from '@portolan/match';
import { type BotHostMessage, type OwnBot, type RefusalInfo, refusal, type SeenEntry } from '@portolan/protocol';
import { type Ids, tokenHash } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { LiveTable } from '../match/matchRegistry.ts';
import type { PlayerRow, Store, TableRow } from '../store/store.ts';
import { seatsOf } from '../subscriptions.ts';
import { toldOutcomeOf } from '../toldOutcomeOf.ts';

/** Matches that a bot is told about when it connects; the others when something happens there. */
export const MOST_RESUMED = 100;

/** A connected program. */
export interface BotConnection {
  /** Its id as a player. */
  readonly bot: string;
  send(message: BotHostMessage): void;
  close(reason: string): void;
}

/** The programs of players: each is a player with an owner, identified by a token. */
export interface OpenBots {
  create(owner: string, name: string): Promise<Result<OwnBot, RefusalInfo>>;
  list(owner: string): Promise<OwnBot[]>;
  byToken(token: string): Promise<PlayerRow | undefined>;
  isConnected(bot: string): boolean;
  /** All that are connected. */
  connected(): readonly string[];
  /** Call when a program has connected to another server. */
  connectedElsewhere(bot: string): void;
  /** Replaces an earlier connection of the same bot. */
  connect(connection: BotConnection): void;
  disconnect(connection: BotConnection): void;
  /** Closes the connection of a bot that was removed. */
  remove(bot: string): void;
  /** Tells the bots of a table what they do not know yet. */
  tell(live: LiveTable): void;
  /** Tells those of these players that a table no longer exists for them. */
  tellGone(table: string, players: Iterable<string>): void;
}

export interface OpenBotsOptions {
  readonly store: Pick<Store, 'addBot' | 'bots' | 'botByToken'>;
  readonly ids: Ids;
  readonly limits: Pick<Limits, 'botsPerPlayer'>;
  readonly now: () => number;
  /** Called when a program has connected or disconnected. */
  readonly onChange?: (bot: string, connected: boolean) => void;
}

/** What a bot has been told about a match. */
interface Told {
  /** How many entries. */
  entries: number;
  /** Since which entry the decision is pending that it was asked about. */
  asked: number;
}

export function makeOpenBots(options: OpenBotsOptions): OpenBots {
  const { store, ids, limits, now, onChange = () => undefined } = options;
  const connections = new Map<string, { readonly connection: BotConnection; readonly told: Map<string, Told> }>();
  const shown = ({ id, name, createdAt }: PlayerRow): OwnBot => ({
    id,
    name,
    createdAt,
    connected: connections.has(id),
  });

  return {
    async create(owner, name) {
      const max = limits.botsPerPlayer;
      if ((await store.bots(owner)).length >= max) return fail(refusal('tooManyBots', { max }));
      const token = ids.botToken();
      const bot = { id: ids.player(), name, owner, createdAt: now() };
      await store.addBot(bot, tokenHash(token));
      return ok({ ...shown(bot), token });
    },
    list: async (owner) => (await store.bots(owner)).map(shown),
    byToken: (token) => store.botByToken(tokenHash(token)),
    isConnected: (bot) => connections.has(bot),
    connected: () => [...connections.keys()],
    connectedElsewhere: (bot) => connections.get(bot)?.connection.close('connected elsewhere'),
    connect(connection) {
      connections.get(connection.bot)?.connection.close('connected elsewhere');
      connections.set(connection.bot, { connection, told: new Map() });
      onChange(connection.bot, true);
    },
    disconnect(connection) {
      if (connections.get(connection.bot)?.connection !== connection) return;
      connections.delete(connection.bot);
      onChange(connection.bot, false);
    },
    remove: (bot) => connections.get(bot)?.connection.close('the bot was removed'),
    tell({ table, match }) {
      for (const seat of table.seats) {
        const known = seat.kind === 'person' ? connections.get(seat.player) : undefined;
        if (known !== undefined) tellOne(known.connection, known.told, { table, match, now: now() });
      }
    },
    tellGone(match, players) {
      for (const player of players) {
        const known = connections.get(player);
        known?.told.delete(match);
        known?.connection.send({ type: 'gone', match });
      }
    },
  };
}

interface Telling extends LiveTable {
  readonly now: number;
}

function tellOne(connection: BotConnection, all: Map<string, Told>, { table, match, now }: Telling): void {
  const [seat] = seatsOf(table, connection.bot);
  const { id } = table;
  if (seat === undefined) {
    if (all.delete(id)) connection.send({ type: 'gone', match: id });
    return;
  }
  const position = match.position();
  const told = all.get(id) ?? { entries: 0, asked: -1 };
  if (!all.has(id)) connection.send(startOf(table, seat));
  all.set(id, told);
  const outcome = toldOutcomeOf(table);
  if (outcome !== undefined) {
    connection.send({ type: 'over', match: id, outcome, entries: entriesAfter(match, told.entries, seat) });
    all.delete(id);
    return;
  }
  const since = position.awaitedSince[seat] ?? -1;
  const isAsked = position.awaiting.includes(seat) && !isReplaced(position.table, seat);
  if (!isAsked || position.ending !== undefined || since === told.asked) return;
  const entries = entriesAfter(match, told.entries, seat);
  const asked = { ...askedOf(position, seat), ...timeLeft(position, seat, now) };
  connection.send({ type: 'turn', match: id, turn: position.seq, seat, entries, ...asked });
  told.entries = position.seq;
  told.asked = since;
}

function startOf({ id, game, rulesVersion, options, seats }: TableRow, seat: Seat): BotHostMessage {
  return { type: 'start', match: id, game, rulesVersion, options, seat, seats: seats.length };
}

function askedOf({ start: { game }, state, views }: MatchPosition, seat: Seat): { view: unknown; legal: string[] } {
  const legal = game.legalMoves(state, seat, []).map((move) => game.writeMove(move));
  return { view: views.of(seat), legal };
}

/** Empty at a table without a clock; the clock may be stopped at the moment. */
function timeLeft({ table: { clock } }: MatchPosition, seat: Seat, now: number): { milliseconds?: number } {
  if (clock === undefined) return {};
  const zero = zeroAt(clock, seat);
  return { milliseconds: zero === undefined ? (clock.left[seat] ?? 0) : Math.max(0, zero - now) };
}

function entriesAfter(match: LiveMatch, after: number, seat: Seat): SeenEntry[] {
  const { game } = match.position().start;
  return match.since(after).map((applied) => {
    const { at: _, patches: __, ...seen } = entryFor(game, applied, seat);
    return seen;
  });
}
