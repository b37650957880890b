import { describeFault, fail, ok, type Result, type Seat } from '@portolan/kernel';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type RefusalInfo,
  readClientMessage,
  type ServerMessage,
} from '@portolan/protocol';
import { type Listener, newsText, seatsOf } from './hub.ts';
import { type Bucket, makeBucket } from './limits.ts';
import type { LiveMatch, Proposal } from './match/liveMatch.ts';
import type { Services } from './services.ts';
import type { TableRow } from './store/store.ts';

/** One page's conversation with the server. */
export interface Conversation {
  receive(raw: string): Promise<void>;
  end(): void;
}

type Reply = (message: ServerMessage) => void;

interface Opened {
  readonly table: TableRow;
  readonly match: LiveMatch;
}

const CHAT_SHOWN = 100;

export async function converse(
  services: Services,
  player: string | undefined,
  send: (text: string) => void,
): Promise<Conversation> {
  const { hub, people, limits, now } = services;
  const listener: Listener = { player, send };
  const reply: Reply = (message) => send(JSON.stringify(message));
  const bucket: Bucket = makeBucket(limits.messageBurst, limits.messagesPerSecond);
  const me = await people.me(player);
  reply({ type: 'welcome', protocol: PROTOCOL_VERSION, ...(me === undefined ? {} : { me }) });

  return {
    async receive(raw) {
      const read = readClientMessage(raw);
      if (!read.ok) {
        reply({ type: 'refused', refusal: { code: 'badMessage', detail: describeFault(read.error) } });
        return;
      }
      const message = read.value;
      const id = 'id' in message ? { id: message.id } : {};
      if (!bucket.take(now())) {
        reply({ type: 'refused', ...id, refusal: { code: 'tooFast' } });
        return;
      }
      const refusal = await answer(services, listener, message, reply);
      if (refusal !== undefined) reply({ type: 'refused', ...id, refusal });
    },
    end() {
      const tables = hub.watching(listener);
      hub.drop(listener);
      for (const table of tables) void services.showTable(table);
    },
  };
}

/** Answers a message; a refusal is handed back to be sent with its id. */
async function answer(
  services: Services,
  listener: Listener,
  message: ClientMessage,
  reply: Reply,
): Promise<RefusalInfo | undefined> {
  switch (message.type) {
    case 'ping':
      reply({ type: 'pong', id: message.id });
      return undefined;
    case 'lobby':
      services.hub.follow(listener);
      reply(await services.lobbyFor(listener.player));
      return undefined;
    case 'unwatch':
      services.hub.unwatch(message.table, listener);
      void services.showTable(message.table);
      return undefined;
    case 'watch':
      return watch(services, listener, message.table, message.since ?? 0);
    case 'chat':
      return chat(services, listener, message.table, message.text);
    default:
      return play(services, listener, message, reply);
  }
}

async function watch(
  services: Services,
  listener: Listener,
  id: string,
  since: number,
): Promise<RefusalInfo | undefined> {
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  const info = await services.info(table);
  const chat = await services.chat(id, CHAT_SHOWN);
  const match = table.status === 'gathering' ? undefined : await services.keeper.open(table);
  // From here on nothing waits, so that no entry falls between what is sent now and what will be told.
  services.hub.watch(id, listener);
  listener.send(JSON.stringify({ type: 'table', table: info, chat }));
  if (match !== undefined) {
    const course = match.course();
    const row = services.keeper.row(id) ?? table;
    // A page that knows more than the log begins anew.
    const from = since > course.seq ? 0 : since;
    listener.send(newsText(row, match.since(from), course, seatsOf(row, listener.player), from === 0));
  }
  void services.showTable(id);
  return undefined;
}

async function chat(
  services: Services,
  listener: Listener,
  id: string,
  text: string,
): Promise<RefusalInfo | undefined> {
  const { player } = listener;
  if (player === undefined) return { code: 'notKnown', detail: 'say who you are first' };
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  const at = services.now();
  const line = await services.store.addChat(id, { player, text, at });
  const name = await services.people.name(player);
  services.hub.toTable(id, { type: 'chat', table: id, line: { id: line, player, name, text, at } });
  return undefined;
}

type PlayMessage = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'end' | 'why' }>;

async function play(
  services: Services,
  listener: Listener,
  message: PlayMessage,
  reply: Reply,
): Promise<RefusalInfo | undefined> {
  const opened = await openRunning(services, message.table);
  if (!opened.ok) return opened.error;
  const seat = seatFor(opened.value, listener.player, message);
  if (!seat.ok) return seat.error;
  const { match } = opened.value;
  if (message.type === 'why') {
    reply({ type: 'because', id: message.id, ...whyNot(match, seat.value, message.text) });
    return undefined;
  }
  const proposal = { id: `${listener.player}/${message.id}`, seat: seat.value, seq: message.seq };
  const done = await submit(match, proposal, message);
  if (!done.ok) return done.error;
  reply({ type: 'accepted', id: message.id, seq: done.value });
  return undefined;
}

function submit(
  match: LiveMatch,
  proposal: Proposal,
  message: Exclude<PlayMessage, { readonly type: 'why' }>,
): Promise<Result<number, RefusalInfo>> {
  if (message.type === 'move') return match.move(proposal, message.text, message.final === true);
  return message.type === 'undo' ? match.undo(proposal, message.to) : match.end(proposal);
}

async function openRunning(services: Services, id: string): Promise<Result<Opened, RefusalInfo>> {
  const table = await services.table(id);
  if (table === undefined) return fail({ code: 'unknownTable' });
  if (table.status === 'gathering') return fail({ code: 'notRunning' });
  return ok({ table, match: await services.keeper.open(table) });
}

/** The seat a message speaks for: his own, or at a shared device the one that is asked. */
function seatFor(
  { table, match }: Opened,
  player: string | undefined,
  message: PlayMessage,
): Result<Seat, RefusalInfo> {
  const own = seatsOf(table, player);
  const [first] = own;
  if (first === undefined) return fail({ code: 'notSeated' });
  if (message.type === 'move' && message.seat !== undefined) {
    return own.includes(message.seat) ? ok(message.seat) : fail({ code: 'notSeated' });
  }
  const course = match.course();
  if (message.type === 'undo') {
    const last = course.counted.at(-1)?.seat;
    return ok(last !== undefined && own.includes(last) ? last : first);
  }
  return ok(own.find((seat) => course.awaiting.includes(seat)) ?? first);
}

function whyNot(match: LiveMatch, seat: Seat, text: string): { readonly legal: boolean; readonly rule?: string } {
  const { start, state } = match.course();
  const { game } = start;
  const move = game.readMove(text);
  if (move === undefined) return { legal: false };
  const written = game.writeMove(move);
  if (game.legalMoves(state, seat, []).some((one) => game.writeMove(one) === written)) return { legal: true };
  const rule = game.whyNot?.(state, seat, move);
  return rule === undefined ? { legal: false } : { legal: false, rule };
}
