import { fail, ok, type Result, type Seat } from '@portolan/kernel';
import { type LiveMatch, type Proposal, playersOf, undoSeat } from '@portolan/match';
import {
  type ClientMessage,
  faultParams,
  type Me,
  PROTOCOL_VERSION,
  type RefusalInfo,
  readClientMessage,
  refusal,
  type ServerMessage,
} from '@portolan/protocol';
import { textFrame } from './frame.ts';
import { type Bucket, makeBucket, surcharge, watchSurcharge } from './limits.ts';
import type { LiveTable } from './match/matchRegistry.ts';
import type { Meter } from './meter.ts';
import { shownName } from './players.ts';
import type { Services } from './services.ts';
import { isElsewhere } from './sharedDevice.ts';
import type { TableRow } from './store/store.ts';
import { payersOf, type Subscriber, seatsOf } from './subscriptions.ts';
import { isTableRequest, submitTableRequest, type TableRequestMessage } from './tableRequests.ts';
import { presenceChanged, watch } from './watch.ts';

/** Handles the messages of one page. */
export interface MessageHandler {
  receive(raw: string): Promise<void>;
  end(): void;
}

/** One WebSocket and its outgoing queue. */
export interface Connection {
  send(frame: Buffer): void;
  /** Closes it with a WebSocket status code and reason. */
  close(code: number, reason: string): void;
  /** Closes it and reads nothing more, because of what was received on it. */
  cut(reason: string, code?: number): void;
}

type Reply = (message: ServerMessage) => void;

const VIA_SOCKET = { via: 'socket' };

export interface PageContext {
  readonly services: Services;
  readonly me: Me | undefined;
  /** The session of its cookie. */
  readonly session: string | undefined;
  /** A hash of the secret of its device. */
  readonly device: string | undefined;
  /** Where the page connects from. */
  readonly network: string;
  /** The messages that this connection may still send. */
  readonly messages: Bucket;
  readonly connection: Connection;
}

/** Whether a message only asks if the server is there. Looks for the word first: other messages are not read twice. */
export function isPing(raw: string): boolean {
  if (!raw.includes('"ping"')) return false;
  const read = readClientMessage(raw);
  return read.ok && read.value.type === 'ping';
}

export function handleMessages(context: PageContext): MessageHandler {
  const { services, me, session, device, network, messages, connection } = context;
  const { subscriptions, lobby, limits } = services;
  const faults = makeBucket(limits.faultBurst, limits.faultsPerSecond);
  const reply: Reply = (message) => connection.send(textFrame(JSON.stringify(message)));
  let isOpen = true;
  let isAway = false;
  let tooFast = 0;
  const subscriber: Subscriber = {
    player: me?.player,
    session,
    device,
    network,
    send: (frame) => connection.send(frame),
    isOpen: () => isOpen,
    isAway: () => isAway,
    look(away) {
      isAway = away;
    },
    close() {
      // What it has sent before and is not yet handled no longer counts.
      isOpen = false;
      connection.close(1000, 'identity changed');
    },
  };
  subscriptions.add(subscriber);
  reply({ type: 'welcome', protocol: PROTOCOL_VERSION, now: services.now(), ...(me === undefined ? {} : { me }) });

  return {
    async receive(raw) {
      if (!isOpen) return;
      const at = performance.now();
      const inTime = messages.take(at);
      tooFast = inTime ? 0 : tooFast + 1;
      if (tooFast > limits.messageBurst) return connection.cut('too fast');
      const read = readClientMessage(raw);
      if (!read.ok && !faults.take(at)) return connection.cut('faulty messages');
      const id = read.ok && 'id' in read.value ? { id: read.value.id } : {};
      let refused: RefusalInfo | undefined;
      if (!inTime) refused = { code: 'tooFast' };
      else if (!read.ok) refused = refusal('faultyMessage', faultParams(read.error));
      else refused = await answer(services, subscriber, read.value, reply);
      if (refused?.code === 'tooFast') services.metrics.refusals.add(VIA_SOCKET);
      if (refused !== undefined) reply({ type: 'refused', ...id, refusal: refused });
    },
    end() {
      isOpen = false;
      const tables = subscriptions.watching(subscriber);
      subscriptions.remove(subscriber);
      lobby.unfollow(subscriber);
      for (const table of tables) presenceChanged(services, table, subscriber);
    },
  };
}

/** Replies to a message, or returns the refusal to send with its id. */
function answer(
  services: Services,
  subscriber: Subscriber,
  message: ClientMessage,
  reply: Reply,
): Promise<RefusalInfo | undefined> | undefined {
  const { subscriptions } = services;
  switch (message.type) {
    case 'ping':
      reply({ type: 'pong', id: message.id, now: services.now() });
      return undefined;
    case 'lobby':
      return followLobby(services, subscriber, message);
    case 'unwatch':
      if (!subscriptions.isWatching(message.table, subscriber)) return undefined;
      subscriptions.unwatch(message.table, subscriber);
      presenceChanged(services, message.table, subscriber);
      return undefined;
    case 'look':
      subscriber.look(message.away === true);
      subscriptions.looked(subscriber);
      return undefined;
    case 'watch':
      return inTurn(services, subscriber, {
        work: (meter) => watch(services, subscriber, message, meter),
        charge: (spent) => services.watches.charge(payersOf(subscriber), watchSurcharge(spent)),
      });
    case 'chat':
      return chat(services, subscriber, message.table, message.text);
    default:
      return play(services, subscriber, message, reply);
  }
}

async function followLobby(
  services: Services,
  subscriber: Subscriber,
  { off, filter }: Extract<ClientMessage, { readonly type: 'lobby' }>,
): Promise<RefusalInfo | undefined> {
  const { lobby } = services;
  if (off !== true)
    return inTurn(services, subscriber, {
      async work(meter) {
        await lobby.follow(subscriber, filter, meter);
        return undefined;
      },
      charge: (spent) => chargeRequest(services, subscriber, spent),
    });
  lobby.unfollow(subscriber);
  return undefined;
}

interface Expensive {
  readonly work: (meter: Meter) => Promise<RefusalInfo | undefined>;
  /** Charges the milliseconds that it took. */
  readonly charge: (spent: number) => Promise<void>;
}

/** For messages whose answers are much larger than they are. */
async function inTurn(
  { turns }: Services,
  { network }: Subscriber,
  { work, charge }: Expensive,
): Promise<RefusalInfo | undefined> {
  const turn = await turns.enter(network);
  if (turn === undefined) return { code: 'tooFast' };
  try {
    return await work(turn.meter);
  } finally {
    turn.end();
    await charge(turn.meter.spent());
  }
}

/** Like a request of the lowest weight. */
function chargeRequest({ requests }: Services, subscriber: Subscriber, spent: number): Promise<void> {
  return requests.charge(payersOf(subscriber), surcharge(spent, 1));
}

async function chat(
  services: Services,
  subscriber: Subscriber,
  id: string,
  text: string,
): Promise<RefusalInfo | undefined> {
  const { player, network } = subscriber;
  if (player === undefined) return { code: 'notKnown' };
  const { subscriptions, store, chats, company } = services;
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  if (!subscriptions.isWatching(id, subscriber)) return refusal('notWatching');
  const spectator = playersOf(table).has(player) ? {} : { spectator: true as const };
  // Spectators share one limit of stored lines, and one person could be many spectators.
  const payers: [string, ...string[]] = [player, ...(spectator.spectator ? [`spectators ${network}`] : [])];
  if (!(await chats.take(payers))) return { code: 'tooFast' };
  const banned = await company.banned(player);
  if (banned !== undefined) return banned;
  const at = services.now();
  const line = await store.addChat(id, { player, ...spectator, text, at });
  const named = shownName(await services.players.name(player));
  await services.say(table, { id: line, player, ...named, ...spectator, text, at });
  return undefined;
}

type PlayMessage = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'end' | 'why' }> | TableRequestMessage;
type Decision = Exclude<PlayMessage, TableRequestMessage | { readonly type: 'why' }>;

async function play(
  services: Services,
  subscriber: Subscriber,
  message: PlayMessage,
  reply: Reply,
): Promise<RefusalInfo | undefined> {
  // Most messages are about a match in memory, and need no promise to find it.
  const known = services.matches.live(message.table);
  const live = known === undefined ? await openLive(services, subscriber, message.table) : ok(known);
  if (!live.ok) return live.error;
  const { table, match } = live.value;
  if (isElsewhere(table, subscriber)) return { code: 'unknownTable' };
  if (isTableRequest(message)) {
    const done = await submitTableRequest(services, subscriber, live.value, message);
    if (!done.ok) return done.error;
    reply({ type: 'accepted', id: message.id, seq: done.value });
    return undefined;
  }
  const seat = seatFor(table, match, subscriber.player, message);
  if (!seat.ok) return seat.error;
  if (message.type === 'why') {
    if (!(await services.requests.take(payersOf(subscriber)))) return { code: 'tooFast' };
    const meter = services.newMeter();
    const because = meter.run(() => whyNot(match, seat.value, message.text));
    await chargeRequest(services, subscriber, meter.spent());
    if (!because.ok) return because.error;
    reply({ type: 'because', id: message.id, ...because.value });
    return undefined;
  }
  const proposal = { id: `${subscriber.player}/${message.id}`, seat: seat.value, seq: message.seq };
  const since = performance.now();
  const done = await submit(match, proposal, message);
  if (!done.ok) return done.error;
  services.metrics.moveSeconds.observe((performance.now() - since) / 1000);
  reply({ type: 'accepted', id: message.id, seq: done.value });
  return undefined;
}

async function openLive(
  services: Services,
  subscriber: Subscriber,
  id: string,
): Promise<Result<LiveTable, RefusalInfo>> {
  const table = await services.table(id);
  if (table === undefined) return fail({ code: 'unknownTable' });
  const meter = services.newMeter();
  const match = await services.matches.open(table, meter);
  await chargeRequest(services, subscriber, meter.spent());
  return match.ok ? ok({ table, match: match.value }) : match;
}

function submit(match: LiveMatch, proposal: Proposal, message: Decision): Promise<Result<number, RefusalInfo>> {
  if (message.type === 'move') return match.move(proposal, message.text, message.final === true);
  return message.type === 'undo' ? match.undo(proposal, message.to) : match.end(proposal);
}

/** The seat a message acts for: the player's own, or on a shared device the awaited one. */
function seatFor(
  table: TableRow,
  match: LiveMatch,
  player: string | undefined,
  message: Exclude<PlayMessage, TableRequestMessage>,
): Result<Seat, RefusalInfo> {
  const own = seatsOf(table, player);
  const [first] = own;
  if (first === undefined) return fail({ code: 'notSeated' });
  if (message.type === 'move' && message.seat !== undefined) {
    return own.includes(message.seat) ? ok(message.seat) : fail({ code: 'notSeated' });
  }
  const position = match.position();
  const undoing = message.type === 'undo' ? undoSeat(position, own) : undefined;
  return ok(undoing ?? own.find((seat) => position.awaiting.includes(seat)) ?? first);
}

interface Because {
  readonly legal: boolean;
  readonly rule?: string;
}

function whyNot(match: LiveMatch, seat: Seat, text: string): Result<Because, RefusalInfo> {
  const { start, state, awaiting, ending } = match.position();
  const { game } = start;
  if (awaiting.length === 0) return fail({ code: 'over' });
  if (ending !== undefined || !awaiting.includes(seat)) return fail({ code: 'wrongSeat' });
  const move = game.readMove(text);
  if (move === undefined) return fail({ code: 'unreadable' });
  const written = game.writeMove(move);
  if (game.legalMoves(state, seat, []).some((one) => game.writeMove(one) === written)) return ok({ legal: true });
  const rule = game.whyNot(state, seat, move);
  return ok(rule === undefined ? { legal: false } : { legal: false, rule });
}
