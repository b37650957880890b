import type { LadderInfo, MeetingInfo, Paged, RatingPoint, RecordInfo, ResultInfo } from '@portolan/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Visitor } from '../testing/index.ts';
import { bids, playOn, type Seated, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let game: Seated;
let friends: Seated;
let eve: Visitor;
let annId: string;
let bobId: string;

const now = Date.UTC(2026, 10, 17);
const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<{ player: string }>('/me')).body.player;

async function finish(match: Seated): Promise<void> {
  await bids(match);
  await playOn(match.id, match.pages);
}

beforeAll(async () => {
  server = await openTestServer({ now: () => now });
  eve = await Visitor.guest(server.address, 'Eve');
  game = await seated(server, { terms: { rated: true }, options: { rounds: 1 } });
  await finish(game);
  friends = await seated(server, { visibility: 'unlisted', options: { rounds: 1 } });
  await finish(friends);
  annId = await idOf(game.ann);
  bobId = await idOf(game.bob);
  await vi.waitFor(async () => expect((await ofAnn<Paged<ResultInfo>>('/results')).body.items).toHaveLength(1));
});
afterAll(() => server.stop());

const ofAnn = <T>(path: string, visitor = eve) => visitor.get<T>(`/players/${annId}${path}`);

describe('a record', () => {
  it('shows everybody the results, the rating with its interval and its curve', async () => {
    const { body } = await ofAnn<RecordInfo>('');
    expect(body).toMatchObject({ player: annId, name: 'Ann', tallies: [{ game: 'ferry', seats: 2, matches: 1 }] });
    const [rating] = body.ratings;
    expect(rating).toMatchObject({ game: 'ferry', season: '2026-10', matches: 1 });
    expect(rating?.interval).toBeGreaterThan(300);
    const curve = await ofAnn<RatingPoint[]>('/curve?game=ferry');
    expect(curve.body).toEqual([{ value: rating?.value, interval: rating?.interval, endedAt: now, season: '2026-10' }]);
  });

  it('lists the matches with all who took part', async () => {
    const { body } = await ofAnn<Paged<ResultInfo>>('/results?game=ferry');
    expect(body.more).toBe(false);
    expect(body.items[0]).toMatchObject({
      table: game.id,
      sides: [{ party: { name: 'Ann' } }, { party: { name: 'Bob' } }],
    });
    expect((await ofAnn<Paged<ResultInfo>>('/results?before=1')).body.items).toEqual([]);
    expect((await ofAnn<Paged<ResultInfo>>('/results?solo=1')).body.items).toEqual([]);
  });

  it('does not lead strangers to tables among friends, nor say who was there', async () => {
    const who = await idOf(friends.ann);
    const seen = async (visitor: Visitor): Promise<ResultInfo | undefined> =>
      (await visitor.get<Paged<ResultInfo>>(`/players/${who}/results`)).body.items[0];
    await expect.poll(() => seen(eve)).toMatchObject({ game: 'ferry', seats: 2 });
    const strange = await seen(eve);
    expect([strange?.table, strange?.sides, strange?.rating]).toEqual([undefined, undefined, undefined]);
    expect(await seen(friends.bob)).toMatchObject({ table: friends.id, sides: [{}, {}] });
  });

  it('tells how two have fared', async () => {
    const { body } = await ofAnn<MeetingInfo[]>(`/meetings?opponent=${bobId}&game=ferry`);
    expect(body).toMatchObject([{ opponent: { name: 'Bob' }, matches: 1 }]);
    expect((await ofAnn<MeetingInfo[]>('/meetings')).body).toHaveLength(1);
  });

  it('is not there for those who do not exist, also not for bots', async () => {
    for (const id of ['nobody', 'bot:bosun', '%00'])
      expect(await eve.get(`/players/${id}`)).toMatchObject({ status: 404, body: { reason: 'unknownPlayer' } });
  });

  it('can be hidden from all others, and is then in no list', async () => {
    expect(await new Visitor(server.address).post('/me/record', { hidden: true })).toMatchObject({ status: 401 });
    expect(await game.bob.post('/me/record', { hidden: 'yes' })).toMatchObject({ status: 400 });
    expect(await game.bob.post('/me/record', { hidden: true })).toMatchObject({ status: 204 });
    for (const path of ['', '/results', '/curve?game=ferry', '/meetings'])
      expect(await eve.get(`/players/${bobId}${path}`)).toMatchObject({
        status: 403,
        body: { reason: 'recordHidden' },
      });
    expect(await game.bob.get(`/players/${bobId}`)).toMatchObject({ status: 200, body: { hidden: true } });
    expect((await ofAnn<MeetingInfo[]>('/meetings')).body).toEqual([]);
    expect((await ofAnn<MeetingInfo[]>('/meetings', game.ann)).body).toHaveLength(1);
    const ladder = await eve.get<LadderInfo>('/ratings/ferry');
    expect(ladder.body.items.map(({ party }) => 'name' in party && party.name)).toEqual(['Ann']);
    await game.bob.post('/me/record', { hidden: false });
  });
});

describe('the ratings of a game', () => {
  it('have a season, with an end', async () => {
    const { body } = await eve.get<LadderInfo>('/ratings/ferry');
    expect(body.season).toEqual({ id: '2026-10', startsAt: Date.UTC(2026, 9), endsAt: Date.UTC(2027, 0) });
    expect(body.seasons).toEqual([body.season]);
    expect(body.items).toHaveLength(2);
    expect(body.more).toBe(false);
    const [first] = body.items;
    const after = first?.party.kind === 'player' ? first.party.player : '';
    expect((await eve.get<LadderInfo>(`/ratings/ferry?after=${after}`)).body.items).toHaveLength(1);
  });

  it('are only of games that are here, and of known seasons', async () => {
    for (const path of ['chess', 'ferry?season=1999-01'])
      expect(await eve.get(`/ratings/${path}`)).toMatchObject({ status: 404, body: { reason: 'noSuchRatings' } });
  });

  it('do not count what cannot be rated', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const table = { game: 'ferry', seats, terms: { rated: true } };
    for (const more of [
      { visibility: 'hotseat' },
      { visibility: 'unlisted', lesson: true },
      { visibility: 'public', components: { cards: 7 } },
    ])
      expect(await eve.post('/tables', { ...table, ...more })).toMatchObject({ body: { reason: 'cannotBeRated' } });
  });
});

describe('a deleted player', () => {
  it('has no record any more; the ratings of others stay', async () => {
    const before = await ofAnn<RecordInfo>('');
    await game.bob.post('/me/forget');
    expect(await eve.get(`/players/${bobId}`)).toMatchObject({ status: 404 });
    const after = await ofAnn<RecordInfo>('');
    expect(after.body).toEqual(before.body);
    const { body } = await ofAnn<Paged<ResultInfo>>('/results');
    expect(body.items[0]?.sides?.[1]?.party).toMatchObject({ name: '', deleted: true });
    expect((await eve.get<LadderInfo>('/ratings/ferry')).body.items).toHaveLength(1);
    expect((await ofAnn<MeetingInfo[]>('/meetings')).body).toEqual([]);
  });
});
