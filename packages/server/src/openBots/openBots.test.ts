import { BOT_PROTOCOL_VERSION, type OwnBot, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { BotClient, type BotTurn } from '../testing/botClient.ts';
import type { Page } from '../testing/page.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 40_000 };

let server: TestServer;
const bots: BotClient[] = [];
afterEach(async () => {
  for (const bot of bots.splice(0)) bot.close();
  await server.stop();
});

const lastMove = ({ legal }: BotTurn): string => legal.at(-1) ?? '';

async function newBot(owner: Visitor, name = 'Robin'): Promise<OwnBot & { readonly token: string }> {
  const { body, status } = await owner.post<OwnBot>('/me/bots', { name });
  if (status !== 200 || body.token === undefined) throw new Error(JSON.stringify(body));
  return { ...body, token: body.token };
}

async function connect(token: string, choose?: (turn: BotTurn) => string): Promise<BotClient> {
  const bot = await BotClient.open(server.address, token, choose);
  bots.push(bot);
  return bot;
}

/** Ann's table with an open seat for her bot. */
async function tableFor(ann: Visitor, over: object = {}): Promise<TableInfo> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats, ...over });
}

interface Running {
  readonly ann: Visitor;
  readonly id: string;
  readonly bot: BotClient;
  readonly made: OwnBot & { readonly token: string };
}

/** Ann and her bot at a running table. */
async function running(choose?: (turn: BotTurn) => string, over: object = {}): Promise<Running> {
  const ann = await Visitor.guest(server.address, 'Ann');
  const made = await newBot(ann);
  const { id, code } = await tableFor(ann, over);
  const bot = await connect(made.token, choose);
  bot.send({ type: 'join', code });
  await bot.next('joined');
  await ann.table(`/tables/${id}/start`);
  return { ann, id, bot, made };
}

/** Plays Ann's seat to the end of the game. */
async function playSeat(page: Page, id: string): Promise<void> {
  const isDue = (): boolean => page.at(id).moment?.legal !== undefined || page.at(id).moment?.awaiting.length === 0;
  for (;;) {
    await page.until(isDue, 'a turn');
    const { moment, entries } = page.at(id);
    const next = entries.length + 1;
    if (moment?.awaiting.length === 0) return page.until(() => page.at(id).table.outcome !== undefined, 'the outcome');
    await page.move(id, moment?.legal?.at(-1) ?? '', { final: true });
    await page.reach(id, next);
  }
}

describe('a program that plays', SLOW, () => {
  it('agrees to go back, as bots do, and is asked again', async () => {
    server = await openTestServer();
    const { ann, id } = await running(lastMove);
    const page = await ann.page();
    await page.watch(id);
    await page.move(id, 'bid 1');
    await page.reach(id, 2);
    const answer = await page.ask({ type: 'askBack', table: id, seq: 2, to: 0, hidden: true });
    expect(answer).toMatchObject({ type: 'accepted', seq: 3 });
    await page.reach(id, 6);
    expect(page.at(id).entries.slice(2, 6)).toMatchObject([
      { kind: 'askBack', seat: 0 },
      { kind: 'answerBack', seat: 1, agree: true },
      { kind: 'takeBack', seat: 0, to: 0, byTable: true },
      { kind: 'move', seat: 1 },
    ]);
  });

  it('sits at a table like a person, and plays a game to its end', async () => {
    server = await openTestServer();
    const { ann, id, bot } = await running(lastMove);
    const page = await ann.page();
    await page.watch(id);
    expect(page.at(id).table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Robin',
      program: true,
      present: true,
    });
    await playSeat(page, id);
    const over = await bot.next('over');
    expect(over).toMatchObject({ match: id, outcome: page.at(id).table.outcome ?? {} });
    expect(bot.all('start')).toEqual([
      { type: 'start', match: id, game: 'ferry', rulesVersion: 1, options: expect.anything(), seat: 1, seats: 2 },
    ]);
    const entries = [...bot.all('turn').flatMap((turn) => turn.entries), ...over.entries].map(({ seq }) => seq);
    expect(entries).toEqual(entries.map((_, at) => at + 1));
    expect(bot.all('refused')).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('has won if the other player resigned, whatever the bot in that seat scores', async () => {
    server = await openTestServer();
    const { ann, id, bot } = await running(lastMove);
    await ann.table(`/tables/${id}/resign`);
    expect((await bot.next('over')).outcome).toMatchObject({ places: [2, 1], resigned: [0] });
  });

  it('gets the view, events and legal moves of its seat, and nothing else', async () => {
    server = await openTestServer();
    const { ann, id, bot } = await running();
    const page = await ann.page();
    await page.watch(id);
    const first = await bot.next('turn');
    expect(Object.keys(first).sort()).toEqual(['entries', 'legal', 'match', 'seat', 'turn', 'type', 'view']);
    expect(first).toMatchObject({ seat: 1, turn: 0, entries: [] });
    await page.move(id, 'bid 3');
    bot.send({ type: 'move', match: id, turn: first.turn, move: first.legal[0] ?? '' });
    await bot.next('accepted');
    const annsBid = bot.frames.filter((frame) => frame.includes('"text":"bid 3"'));
    expect(annsBid).toEqual([]);
  });

  it('is told how much time its clock has left', async () => {
    server = await openTestServer();
    const terms = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } };
    const { bot } = await running(undefined, { terms });
    const { milliseconds = 0 } = await bot.next('turn');
    expect(milliseconds).toBeGreaterThan(500_000);
    expect(milliseconds).toBeLessThanOrEqual(600_000);
  });

  it('is told why a move is refused, and may try again', async () => {
    server = await openTestServer();
    const { id, bot } = await running();
    const { turn, legal } = await bot.next('turn');
    bot.send({ type: 'move', match: id, turn, move: 'bid 99' });
    bot.send({ type: 'move', match: id, turn, move: 'fly' });
    bot.send({ type: 'move', match: id, turn: 77, move: legal[0] ?? '' });
    bot.send({ type: 'move', match: 'nowhere', turn, move: legal[0] ?? '' });
    await bot.next('refused', 4);
    expect(bot.all('refused').map(({ code, match }) => `${code} ${match}`)).toEqual([
      expect.stringMatching(/illegal|unreadable/),
      `unreadable ${id}`,
      `stale ${id}`,
      'unknownTable nowhere',
    ]);
    for (const { problem } of bot.all('refused')) expect(problem).not.toBe('');
    bot.send({ type: 'move', match: id, turn, move: legal[0] ?? '' });
    expect(await bot.next('accepted')).toEqual({ type: 'accepted', match: id, turn });
  });

  it('goes on where it was after a lost connection, and a newer connection replaces an older one', async () => {
    server = await openTestServer();
    const { id, bot, made } = await running();
    const first = await bot.next('turn');
    const second = await connect(made.token, lastMove);
    expect(await second.next('turn')).toEqual(first);
    await second.next('accepted');
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed?.reason).toBe('connected elsewhere');
    expect(second.all('start')).toMatchObject([{ match: id }]);
  });

  it('leaves a running match to a bot of the server', async () => {
    server = await openTestServer();
    const { ann, id, bot } = await running();
    await bot.next('turn');
    bot.send({ type: 'leave', match: id });
    await bot.next('gone');
    expect((await ann.get<TableInfo>(`/tables/${id}`)).body.seats[1]).toMatchObject({ resigned: true });
  });

  it('gets a seat only with the right code, and only one that is open', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { code } = await tableFor(ann);
    const bot = await connect((await newBot(ann)).token);
    bot.send({ type: 'join', code: 'ABCDEFGHJK' });
    bot.send({ type: 'join', code, seat: 0 });
    await bot.next('refused', 2);
    expect(bot.all('refused')).toMatchObject([
      { code: 'notFound', reason: 'noTableWithCode' },
      { code: 'notAllowed', reason: 'seatNotOpen', params: { seat: 1 } },
    ]);
    bot.send({ type: 'join', code });
    expect(await bot.next('joined')).toMatchObject({ seat: 1 });
  });
});

describe('a connection of a program', SLOW, () => {
  it.each([
    [
      'another version',
      { type: 'hello', protocol: 99, token: 'x'.repeat(43) },
      { code: 'badMessage', reason: 'otherBotProtocol', params: { ours: BOT_PROTOCOL_VERSION, theirs: 99 } },
    ],
    [
      'an unknown token',
      { type: 'hello', protocol: BOT_PROTOCOL_VERSION, token: 'x'.repeat(43) },
      { code: 'notFound', reason: 'noBotWithToken' },
    ],
    ['no token', { type: 'hello', protocol: BOT_PROTOCOL_VERSION }, { code: 'notFound', reason: 'noBotWithToken' }],
    ['another message first', { type: 'leave', match: 'x' }, { code: 'badMessage', reason: 'helloFirst' }],
  ])('is refused with a reason and closed: %s', async (_, message, refused) => {
    server = await openTestServer();
    const bot = new BotClient(server.address);
    bots.push(bot);
    expect(await bot.next('hello')).toEqual({ type: 'hello', protocol: BOT_PROTOCOL_VERSION });
    bot.sendRaw(JSON.stringify(message));
    const problem = expect.stringContaining(refused.reason);
    expect(await bot.next('refused')).toEqual({ type: 'refused', ...refused, problem });
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed).toEqual({ code: 1008, reason: refused.reason });
  });

  it('is closed if it says nothing', async () => {
    server = await openTestServer({ limits: { botHelloMs: 50 } });
    const bot = new BotClient(server.address);
    bots.push(bot);
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed?.reason).toBe('no hello');
  });

  it('has the limits of a page: rate, size, form', async () => {
    server = await openTestServer({ limits: { messageBurst: 5, messagesPerSecond: 0.001 } });
    const ann = await Visitor.guest(server.address, 'Ann');
    const { token } = await newBot(ann);
    const bot = await connect(token);
    bot.sendRaw('{"type":"dance"}');
    bot.sendRaw('x'.repeat(5000));
    await bot.next('refused', 2);
    const faulty = { code: 'badMessage', reason: 'faultyMessage' };
    expect(bot.all('refused')).toMatchObject([
      { ...faulty, params: { path: '/type', problem: 'unknownMessage' } },
      { ...faulty, params: { path: '', problem: 'tooLong' } },
    ]);
    for (let nth = 3; nth <= 6; nth++) {
      bot.send({ type: 'leave', match: 'x' });
      await bot.next('refused', nth);
    }
    expect(bot.all('refused').at(-1)?.code).toBe('tooFast');
    for (let i = 0; i < 20; i++) bot.send({ type: 'leave', match: 'x' });
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed).toMatchObject({ code: 1008 });
    const second = await connect(token);
    second.sendRaw('x'.repeat(17_000));
    await second.until(() => second.closed !== undefined, 'the end');
    expect(second.closed?.code).toBe(1009);
  });

  it('is cut if it keeps sending what cannot be read', async () => {
    server = await openTestServer({ limits: { faultBurst: 2, faultsPerSecond: 0.001 } });
    const ann = await Visitor.guest(server.address, 'Ann');
    const bot = await connect((await newBot(ann)).token);
    for (let i = 0; i < 3; i++) bot.sendRaw('{}');
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed).toEqual({ code: 1008, reason: 'faulty messages' });
  });

  it('is cut if it leaves too much unread', async () => {
    // Even what is written within one moment is too much here.
    server = await openTestServer({ limits: { unread: 10 } });
    const { bot } = await running();
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect(bot.closed?.code).toBe(1006);
  });

  it('cannot try tokens at machine speed', async () => {
    server = await openTestServer({ limits: { missBurst: 3, missesPerSecond: 0.001 } });
    const reasons: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      const bot = new BotClient(server.address);
      await bot.next('hello');
      bot.send({ type: 'hello', protocol: BOT_PROTOCOL_VERSION, token: `${i}`.repeat(43) });
      await bot.until(() => bot.closed !== undefined, 'the end');
      reasons.push(bot.closed?.reason);
    }
    expect(reasons).toEqual(['noBotWithToken', 'noBotWithToken', 'noBotWithToken', 'tooFast', 'tooFast']);
  });
});

describe('the tokens of a player', SLOW, () => {
  it('are shown once and stored as hashes', async () => {
    const store = openSqliteStore(':memory:');
    server = await openTestServer({ store });
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id, token, name } = await newBot(ann);
    const listed = await ann.get<OwnBot[]>('/me/bots');
    expect(listed.body).toEqual([{ id, name, createdAt: expect.any(Number), connected: false }]);
    expect(JSON.stringify(await store.bots((await ann.get<{ player: string }>('/me')).body.player))).not.toContain(
      token,
    );
    expect(await store.botByToken(token)).toBeUndefined();
  });

  it('are limited in number, and belong to their owner', async () => {
    server = await openTestServer({ limits: { botsPerPlayer: 2 } });
    const ann = await Visitor.guest(server.address, 'Ann');
    const bob = await Visitor.guest(server.address, 'Bob');
    const { id } = await newBot(ann);
    await newBot(ann);
    expect(await ann.post('/me/bots', { name: 'Third' })).toMatchObject({
      status: 429,
      body: { reason: 'tooManyBots' },
    });
    expect((await bob.get<OwnBot[]>('/me/bots')).body).toEqual([]);
    expect((await bob.post(`/me/bots/${id}/remove`)).status).toBe(404);
    expect((await new Visitor(server.address).post('/me/bots', { name: 'X' })).status).toBe(401);
    expect((await new Visitor(server.address).get('/me/bots')).status).toBe(401);
  });

  it('are worth nothing once removed: the bot is disconnected and its seat taken over', async () => {
    server = await openTestServer();
    const { ann, id, bot, made } = await running();
    await bot.next('turn');
    expect((await ann.post(`/me/bots/${made.id}/remove`)).status).toBe(204);
    await bot.until(() => bot.closed !== undefined, 'the end');
    expect((await ann.get<TableInfo>(`/tables/${id}`)).body.seats[1]).toMatchObject({ resigned: true, deleted: true });
    await expect(connect(made.token)).rejects.toThrow('noBotWithToken');
    expect((await ann.get<OwnBot[]>('/me/bots')).body).toEqual([]);
  });

  it('go with their owner', async () => {
    server = await openTestServer();
    const { ann, bot, made } = await running();
    await bot.next('turn');
    await ann.post('/me/forget');
    await bot.until(() => bot.closed !== undefined, 'the end');
    await expect(connect(made.token)).rejects.toThrow('noBotWithToken');
  });
});
