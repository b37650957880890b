import { below, InvariantError, type Rng } from '@portolan/kernel';
import { BOT_PROTOCOL_VERSION, type OwnBot, REFUSALS } from '@portolan/protocol';
import { BotClient, Visitor } from '@portolan/server/testing';
import type { Requests } from './requests.ts';

/** A program at a running table, and what must not change there. */
export interface BotTarget {
  readonly token: string;
  readonly match: string;
  readonly turn: number;
  readonly legal: readonly string[];
}

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const ODD = [null, true, -1, 1.5, 2 ** 60, '', 'x'.repeat(300), [], {}, [[]], '0', '\u0000', '💥', '\ud800'];
const LETTERS = ' !"#$%&()*+,-./0123456789:;<=>?@ABCXYZ[]^_`abcxyz{|}~\\';
const BATCH = 50;
/** Messages that end a connection are sent seldom: one in this many batches. */
const ONE_IN = 4;

/** A table of a player and their bot, who is asked for its first move. */
export async function setUpBot(address: string): Promise<BotTarget> {
  const host = await Visitor.guest(address, 'Owner');
  const { token = '' } = (await host.post<OwnBot>('/me/bots', { name: 'Robin' })).body;
  const seats = [{ kind: 'open' }, { kind: 'me' }];
  const { id, code } = await host.table('/tables', { game: 'specimen', visibility: 'unlisted', seats });
  const bot = await BotClient.open(address, token);
  bot.send({ type: 'join', code });
  await bot.next('joined');
  await host.table(`/tables/${id}/start`);
  const { turn, legal } = await bot.next('turn');
  bot.close();
  return { token, match: id, turn, legal };
}

/** Sends messages to the entry of programs that must all be refused with a code, or end the connection. */
export async function sendBotMessages(
  address: string,
  { target, count, rng }: { readonly target: BotTarget; readonly count: number; readonly rng: Rng },
): Promise<Requests> {
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  const note = (answer: string, isRight: boolean, sent: string | Buffer): void => {
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (!isRight) wrong.push(`${answer}: bot ${String(sent).slice(0, 120)}`);
  };
  let sent = 0;
  while (sent < count) {
    const messages = Array.from({ length: Math.min(BATCH, count - sent) }, () => refusable(rng, target));
    for (const { message, code } of await answersOf(address, target.token, messages))
      note(
        code,
        REFUSALS.some((one) => one === code),
        message,
      );
    sent += messages.length;
    if (below(rng, ONE_IN) !== 0) continue;
    const last = fatal(rng);
    const closed = await endOf(address, last.known ? target.token : undefined, last.data);
    note(`closed ${closed}`, closed === 1008 || closed === 1003 || closed === 1007 || closed === 1009, last.data);
    sent++;
  }
  return { sent, answers, wrong };
}

/** Every message is refused once, in order. */
async function answersOf(
  address: string,
  token: string,
  messages: readonly string[],
): Promise<{ readonly message: string; readonly code: string }[]> {
  const bot = await BotClient.open(address, token);
  try {
    for (const message of messages) bot.sendRaw(message);
    await bot.next('refused', messages.length);
    if (bot.all('accepted').length + bot.all('joined').length + bot.all('gone').length > 0)
      throw new InvariantError('a message had an effect');
    return messages.map((message, at) => ({ message, code: bot.all('refused')[at]?.code ?? 'nothing' }));
  } catch (error) {
    return [{ message: String(error), code: `after ${bot.all('refused').length} answers` }];
  } finally {
    bot.close();
  }
}

/** The code with which a connection is closed after a message. */
async function endOf(address: string, token: string | undefined, data: string | Buffer): Promise<number | undefined> {
  const bot = token === undefined ? new BotClient(address) : await BotClient.open(address, token);
  if (token === undefined) await bot.next('hello');
  bot.sendRaw(data);
  await bot.until(() => bot.closed !== undefined, 'the end').catch(() => undefined);
  bot.close();
  return bot.closed?.code;
}

/** A message that is refused, and the connection goes on. */
function refusable(rng: Rng, { match, turn, legal }: BotTarget): string {
  const move = { type: 'move', match, turn, move: pick(rng, legal) };
  const late = { ...move, turn: turn + pick(rng, [1, 7, 999_000]) };
  const key = pick(rng, KEYS);
  const cut = JSON.stringify({ ...move, match: 'nowhere' });
  const at = below(rng, cut.length);
  return pick(rng, [
    () => JSON.stringify(late),
    () => JSON.stringify({ ...move, move: pick(rng, ['bid 99', 'look 9', 'claim', `?${noise(rng, 40)}`]) }),
    () => JSON.stringify({ ...move, match: pick(rng, ['nowhere', key]) }),
    () => JSON.stringify({ ...move, seat: 1 }),
    () => JSON.stringify({ type: 'leave', match: 'nowhere' }),
    () => JSON.stringify({ type: 'join', code: pick(rng, ['AAAAAAAAAA', "'; DROP", '----']) }),
    () => JSON.stringify({ type: 'hello', protocol: BOT_PROTOCOL_VERSION }),
    () => JSON.stringify({ type: pick(rng, [key, 'watch', 'undo', 'end', 'chat', 'lobby']), id: 'x', table: match }),
    () => JSON.stringify({ ...late, [pick(rng, ['type', 'match', 'turn', 'move', 'extra'])]: pick(rng, ODD) }),
    () => `${JSON.stringify(late).slice(0, -1)},"${key}":{"turn":${turn}}}`,
    () => cut.slice(0, at) + noise(rng, 3) + cut.slice(at + 1),
    () => noise(rng, 1 + below(rng, 200)),
    () => '['.repeat(1 + below(rng, 4000)),
    () => JSON.stringify({ ...move, move: 'x'.repeat(4000 + below(rng, 11_000)) }),
  ])();
}

/** A message that ends the connection of a program that is known, or of one that is not. */
function fatal(rng: Rng): { readonly data: string | Buffer; readonly known: boolean } {
  const hello = { type: 'hello', protocol: BOT_PROTOCOL_VERSION, token: 'x'.repeat(43) };
  return pick(rng, [
    { data: Buffer.from(noise(rng, 50)), known: true },
    { data: 'x'.repeat(17_000 + below(rng, 30_000)), known: true },
    { data: JSON.stringify(hello), known: false },
    { data: JSON.stringify({ ...hello, protocol: 2 }), known: false },
    { data: JSON.stringify({ type: 'move', match: 'x', turn: 0, move: 'bid 1' }), known: false },
    { data: noise(rng, 100), known: false },
  ]);
}

function noise(rng: Rng, length: number): string {
  return Array.from({ length }, () => LETTERS[below(rng, LETTERS.length)]).join('');
}

function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}
