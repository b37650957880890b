import type { ClientMessage, Replay, TableInfo } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bids, playOn, type Seated, seated } from './testing/seated.ts';
import { makeTestClock, type TestClock } from './testing/testClock.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const HOUR_MS = 60 * 60 * 1000;
const START = Date.parse('2026-11-02T12:00Z');

let clock: TestClock;
let server: TestServer;
beforeEach(async () => {
  clock = makeTestClock(START);
  server = await openTestServer({ clock });
});
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

const kindsAt = ({ id, pages }: Seated): string[] => pages[0].at(id).entries.map(({ kind }) => kind);

describe('a stand-in', SLOW, () => {
  it('plays while the player is away, and is shown to everyone', async () => {
    const at = await seated(server);
    const [ann, bob] = at.pages;
    await bids(at);
    expect(await ann.ask({ type: 'handOver', table: at.id })).toEqual({
      type: 'accepted',
      id: expect.any(String),
      seq: 3,
    });
    await bob.until(() => bob.at(at.id).moment?.seat === 1, 'the turn after the bot');
    expect(bob.at(at.id).table.seats[0]).toMatchObject({ standIn: { bot: 'bosun', why: 'asked', since: START } });
    const moves = bob.at(at.id).entries.filter(({ kind, seat }) => kind === 'move' && seat === 0);
    expect(moves.map(({ standIn }) => standIn)).toEqual([undefined, ...moves.slice(1).map(() => 'bosun')]);
    expect(await ann.ask({ type: 'return', table: at.id })).toMatchObject({ type: 'accepted' });
    await bob.until(() => !('standIn' in (bob.at(at.id).table.seats[0] ?? {})), 'the player');
    await playOn(at.id, at.pages);
  });

  it('is one that this server has', async () => {
    const at = await seated(server);
    const [ann] = at.pages;
    const wanted = { type: 'handOver', table: at.id, bot: 'hal' } as const;
    expect(await ann.ask(wanted)).toMatchObject({ refusal: { reason: 'unknownBot', params: { bot: 'hal' } } });
    expect(kindsAt(at)).toEqual([]);
    expect(await ann.ask({ ...wanted, bot: 'cabinBoy' })).toMatchObject({ type: 'accepted' });
    await ann.until(() => kindsAt(at).length > 0, 'the entry');
    expect(ann.at(at.id).entries[0]).toMatchObject({ kind: 'standIn', standIn: 'cabinBoy' });
  });

  it('replaces a silent player by the votes of the others', async () => {
    const at = await seated(server, { terms: { silenceHours: 48 } });
    const [, bob] = at.pages;
    await bids(at);
    const vote = { type: 'vote', table: at.id, for: 0 } as const;
    expect(await bob.ask(vote)).toMatchObject({ refusal: { code: 'notAllowed', reason: 'notSilent' } });
    expect(bob.at(at.id).moment?.silent).toMatchObject([{ seat: 0, from: START + 48 * HOUR_MS, needed: 1 }]);
    clock.advance(48 * HOUR_MS);
    expect(await bob.ask(vote)).toMatchObject({ type: 'accepted' });
    await bob.until(() => bob.at(at.id).moment?.seat === 1, 'the turn after the bot');
    expect(kindsAt({ ...at, pages: [bob, bob] }).slice(2, 4)).toEqual(['vote', 'standIn']);
  });
});

describe('a request to go back', SLOW, () => {
  it('goes back when the other agrees, and stays in the log and the replay', async () => {
    const at = await seated(server);
    const [ann, bob] = at.pages;
    await bids(at);
    await ann.move(at.id, 'skip');
    await bob.reach(at.id, 3);
    expect(ann.at(at.id).moment?.askBack).toEqual({ hiddenBelow: 2 });
    expect(await ann.ask({ type: 'askBack', table: at.id, seq: 3, to: 2 })).toMatchObject({ type: 'accepted', seq: 4 });
    await bob.reach(at.id, 4);
    expect(bob.at(at.id).moment?.takeBack).toEqual({ seq: 4, seat: 0, to: 2, agreed: [], awaiting: [1] });
    const agree = { type: 'answerBack', table: at.id, request: 4, agree: true } as const;
    expect(await ann.ask(agree)).toMatchObject({ refusal: { reason: 'notAsked' } });
    expect(await bob.ask(agree)).toMatchObject({ type: 'accepted', seq: 5 });
    await ann.reach(at.id, 6);
    expect(ann.at(at.id)).toMatchObject({ moment: { seq: 6, seat: 0 } });
    await playOn(at.id, at.pages);
    const { body } = await at.bob.get<Replay>(`/tables/${at.id}/moments`);
    expect(body.moments.slice(4, 7).map(({ entry }) => entry)).toMatchObject([
      { kind: 'askBack', seat: 0, to: 2 },
      { kind: 'answerBack', seat: 1, agree: true },
      { kind: 'takeBack', seat: 0, to: 2, byTable: true },
    ]);
  });

  it('changes nothing when it is refused', async () => {
    const at = await seated(server);
    const [ann, bob] = at.pages;
    await bids(at);
    await ann.ask({ type: 'askBack', table: at.id, seq: 2, to: 0, hidden: true });
    await bob.reach(at.id, 3);
    const no = await bob.ask({ type: 'answerBack', table: at.id, request: 3, agree: false });
    expect(no).toMatchObject({ type: 'accepted' });
    await ann.reach(at.id, 4);
    expect(ann.at(at.id).moment).not.toHaveProperty('takeBack');
    expect(ann.at(at.id).moment?.awaiting).toEqual([0]);
    expect(kindsAt(at)).toEqual(['move', 'move', 'askBack', 'answerBack']);
  });
});

const TABLE_REQUESTS: readonly (ClientMessage & { readonly table: string })[] = [
  { type: 'handOver', id: 'w', table: '' },
  { type: 'return', id: 'w', table: '' },
  { type: 'vote', id: 'w', table: '', for: 0 },
  { type: 'askBack', id: 'w', table: '', seq: 2, to: 0, hidden: true },
  { type: 'answerBack', id: 'w', table: '', request: 3, agree: true, hidden: true },
  { type: 'withdrawBack', id: 'w', table: '', request: 3 },
  { type: 'calendar', id: 'w', table: '', zone: 'Europe/Lisbon' },
];

describe('strangers', SLOW, () => {
  it.each(TABLE_REQUESTS)('cannot send $type', async (message) => {
    const terms = { silenceHours: 1, clock: { kind: 'correspondence', daysPerTurn: 2 } };
    const at = await seated(server, { terms });
    await bids(at);
    await at.pages[0].ask({ type: 'askBack', table: at.id, seq: 2, to: 0, hidden: true });
    clock.advance(3 * HOUR_MS);
    const eve = await Visitor.guest(server.address, 'Eve');
    for (const page of [await eve.page(), await new Visitor(server.address).page()]) {
      await page.watch(at.id);
      const answer = await page.ask({ ...message, table: at.id } as Parameters<typeof page.ask>[0]);
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'notSeated' } });
      const other = await page.ask({ ...message, table: 'nothing' } as Parameters<typeof page.ask>[0]);
      expect(other).toMatchObject({ type: 'refused', refusal: { code: 'unknownTable' } });
    }
    const { body } = await eve.get<TableInfo>(`/tables/${at.id}`);
    expect(body.seq).toBe(3);
  });

  it.each(TABLE_REQUESTS.filter(({ type }) => type !== 'vote'))(
    'cannot send $type for another seat',
    async (message) => {
      const at = await seated(server, { terms: { clock: { kind: 'correspondence', daysPerTurn: 2 } } });
      await bids(at);
      const [, bob] = at.pages;
      const answer = await bob.ask({ ...message, table: at.id, seat: 0 } as Parameters<typeof bob.ask>[0]);
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'notSeated' } });
    },
  );
});

describe('requests', SLOW, () => {
  it('are limited', async () => {
    await server.stop();
    server = await openTestServer({ clock, limits: { tableRequestBurst: 2, tableRequestsPerSecond: 0.01 } });
    const at = await seated(server);
    const codes: unknown[] = [];
    for (const type of ['handOver', 'return', 'handOver'] as const) {
      const answer = await at.pages[0].ask({ type, table: at.id });
      codes.push(answer.type === 'refused' ? answer.refusal.code : answer.type);
    }
    expect(codes).toEqual(['accepted', 'accepted', 'tooFast']);
  });
});
