import { describeFault } from '@portolan/kernel';
import {
  BOT_PROTOCOL_VERSION,
  type BotHostMessage,
  faultParams,
  type OpenBotMessage,
  PROTOCOL_PROBLEMS,
  type RefusalInfo,
  readOpenBotMessage,
  refusal,
} from '@portolan/protocol';
import { findByCode } from '../findByCode.ts';
import { textFrame } from '../frame.ts';
import { type Bucket, makeBucket, watchSurcharge } from '../limits.ts';
import type { Services } from '../services.ts';
import { sitDown } from '../sitDown.ts';
import type { Connection, MessageHandler } from '../socket.ts';
import { payersOf, seatsOf } from '../subscriptions.ts';
import { explain } from './explain.ts';
import { type BotConnection, MOST_RESUMED } from './openBots.ts';

/** WebSocket status 1008: policy violation. */
const REFUSED_CODE = 1008;
const VIA_BOT = { via: 'bot' };

export interface BotContext {
  readonly services: Services;
  /** Where the bot connects from. */
  readonly network: string;
  /** The messages that this connection may still send. */
  readonly messages: Bucket;
  readonly connection: Connection;
}

/** The bot that has said who it is. */
interface Known extends BotContext {
  readonly bot: BotConnection;
}

type Refused = Promise<RefusalInfo | undefined>;

/** Handles the messages of one program. It has the same rights as a player, and the same limits as a page. */
export function handleBot(context: BotContext): MessageHandler {
  const { services, messages, connection } = context;
  const { limits, openBots } = services;
  const faults = makeBucket(limits.faultBurst, limits.faultsPerSecond);
  const send = (message: BotHostMessage): void => connection.send(textFrame(JSON.stringify(message)));
  const close = (reason: string): void => connection.close(REFUSED_CODE, reason);
  let bot: BotConnection | undefined;
  let isOpen = true;
  let tooFast = 0;
  const late = setTimeout(() => close('no hello'), limits.botHelloMs);
  late.unref();
  send({ type: 'hello', protocol: BOT_PROTOCOL_VERSION });

  /** A bot that cannot introduce itself is disconnected. */
  async function greet(message: OpenBotMessage): Refused {
    const found = message.type === 'hello' ? await identify(context, message) : refusal('helloFirst');
    if ('code' in found) {
      send(refusedMessage(found));
      close(found.reason ?? found.code);
      return undefined;
    }
    clearTimeout(late);
    if (!isOpen) return undefined;
    bot = { bot: found.id, send, close };
    openBots.connect(bot);
    send({ type: 'welcome', name: found.name });
    return resume({ ...context, bot });
  }

  return {
    async receive(raw) {
      if (!isOpen) return;
      const at = performance.now();
      const inTime = messages.take(at);
      tooFast = inTime ? 0 : tooFast + 1;
      if (tooFast > limits.messageBurst) return connection.cut('too fast');
      const read = readOpenBotMessage(raw);
      if (!read.ok && !faults.take(at)) return connection.cut('faulty messages');
      let refused: RefusalInfo | undefined;
      if (!inTime) refused = { code: 'tooFast' };
      else if (!read.ok) {
        const problem = describeFault(read.error, PROTOCOL_PROBLEMS);
        send({ ...refusedMessage(refusal('faultyMessage', faultParams(read.error))), problem });
        if (bot === undefined) close('no hello');
      } else if (bot === undefined) refused = await greet(read.value);
      else refused = await answer({ ...context, bot }, read.value);
      if (refused?.code === 'tooFast') services.metrics.refusals.add(VIA_BOT);
      if (refused !== undefined) send(refusedMessage(refused, read.ok ? read.value : undefined));
    },
    end() {
      isOpen = false;
      clearTimeout(late);
      if (bot === undefined) return;
      openBots.disconnect(bot);
      showTables(services, bot.bot);
    },
  };
}

type Hello = Extract<OpenBotMessage, { readonly type: 'hello' }>;

async function identify(
  { services, network }: BotContext,
  { protocol, token }: Hello,
): Promise<{ readonly id: string; readonly name: string } | RefusalInfo> {
  if (protocol !== BOT_PROTOCOL_VERSION)
    return refusal('otherBotProtocol', { ours: BOT_PROTOCOL_VERSION, theirs: protocol });
  // Like the codes of devices, tokens cannot be tried at machine speed.
  if (!(await services.misses.take([network]))) return { code: 'tooFast' };
  const found = token === undefined ? undefined : await services.openBots.byToken(token);
  if (found === undefined) return refusal('noBotWithToken');
  await services.misses.giveBack([network]);
  return (await services.company.banned(found.id)) ?? found;
}

type RefusedMessage = Extract<BotHostMessage, { readonly type: 'refused' }>;

function refusedMessage(refused: RefusalInfo, message?: OpenBotMessage): RefusedMessage {
  return {
    type: 'refused',
    ...refused,
    problem: explain(refused),
    ...(message !== undefined && 'match' in message ? { match: message.match } : {}),
    ...(message?.type === 'move' ? { turn: message.turn } : {}),
  };
}

/** Tells a bot that has come back about its matches. */
async function resume({ services, bot, network }: Known): Refused {
  const { store, matches, openBots, turns, watches } = services;
  const payers = payersOf({ network, player: bot.bot });
  if (!(await watches.take(payers))) return { code: 'tooFast' };
  const turn = await turns.enter(network);
  if (turn === undefined) return { code: 'tooFast' };
  try {
    const running = await store.tables({ player: bot.bot, statuses: ['running'], limit: MOST_RESUMED });
    for (const table of running) {
      const match = await matches.open(table, turn.meter);
      if (match.ok) openBots.tell({ table: matches.row(table.id) ?? table, match: match.value });
      await turn.breathe();
    }
  } finally {
    turn.end();
    await watches.charge(payers, watchSurcharge(turn.meter.spent()));
  }
  showTables(services, bot.bot);
  return undefined;
}

/** Everybody at the bot's tables sees whether it is connected. */
function showTables({ store, show, background }: Services, bot: string): void {
  background(async () => {
    const tables = await store.tables({ player: bot, statuses: ['gathering', 'running'], limit: MOST_RESUMED });
    for (const { id } of tables) await show(id);
  });
}

async function answer(known: Known, message: OpenBotMessage): Refused {
  switch (message.type) {
    case 'hello':
      return refusal('helloFirst');
    case 'join':
      return join(known, message);
    case 'leave':
      return leave(known, message.match);
    case 'move':
      return move(known, message);
  }
}

async function join(
  { services, bot, network }: Known,
  { code, seat }: Extract<OpenBotMessage, { readonly type: 'join' }>,
): Refused {
  const { misses } = services;
  if (!(await misses.take([network]))) return { code: 'tooFast' };
  const table = await findByCode(services, { player: bot.bot }, code);
  if (table === undefined) return refusal('noTableWithCode');
  await misses.giveBack([network]);
  const open = seat ?? table.seats.findIndex(({ kind }) => kind === 'open');
  const seated = await sitDown(services, { player: bot.bot, network }, { table: table.id, seat: Math.max(0, open) });
  if (!seated.ok) return seated.error;
  bot.send({ type: 'joined', match: table.id, seat: open });
  return undefined;
}

async function leave({ services, bot }: Known, id: string): Refused {
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  const left = await (table.status === 'gathering' ? services.leave : services.resign)(bot.bot, id);
  if (!left.ok) return left.error;
  // It learns of the end of a match or a table like everybody else.
  if (left.value.status === 'gathering' && (await services.table(id)) !== undefined)
    bot.send({ type: 'gone', match: id });
  return undefined;
}

async function move(
  { services, bot }: Known,
  { match: id, turn, move: text }: Extract<OpenBotMessage, { readonly type: 'move' }>,
): Refused {
  const { matches, metrics } = services;
  const table = await services.table(id);
  if (table === undefined) return { code: 'unknownTable' };
  const [seat] = seatsOf(table, bot.bot);
  if (seat === undefined) return { code: 'notSeated' };
  const match = await matches.open(table);
  if (!match.ok) return match.error;
  const since = performance.now();
  const done = await match.value.move({ id: `${bot.bot}/turn-${turn}`, seat, seq: turn }, text, true);
  if (!done.ok) return done.error;
  metrics.moveSeconds.observe((performance.now() - since) / 1000);
  bot.send({ type: 'accepted', match: id, turn });
  return undefined;
}
