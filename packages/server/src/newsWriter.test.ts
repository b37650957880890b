import { InvariantError } from '@portolan/kernel';
import { type MatchPosition, nextPosition, openPosition } from '@portolan/match';
import { ferry } from '@portolan/match/testing';
import { foldMoment, type ServerMessage } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { type News, NewsBatch } from './newsBatch.ts';
import { makeNewsWriter, type NewsWriter, type Watch } from './newsWriter.ts';

const opened = ferry.open();
if (!opened.ok) throw new InvariantError('the ferry does not open');
const { game } = opened.value;

function start(): MatchPosition {
  return openPosition({ game, options: { rounds: 2 }, seats: 2, seed: 'news' });
}

function bid(position: MatchPosition, seat: number): { readonly news: News; readonly position: MatchPosition } {
  const entry = { kind: 'move', seat, text: 'bid 1' } as const;
  const next = nextPosition(position, entry, 0);
  const row = { seq: next.position.seq, id: `${seat}`, entry, at: 0 };
  const news = { table: 't', news: [{ row, events: next.events }], position: next.position, fresh: false };
  return { news, position: next.position };
}

type Sent = Extract<ServerMessage, { readonly type: 'news' }>;

/** What seat 0 is sent. */
function write(writer: NewsWriter, news: News, watch: Watch): Sent {
  const frame = writer.write(new NewsBatch(news), { watch, own: [0] });
  return JSON.parse(frame.toString('utf8', frame.indexOf('{'))) as Sent;
}

function isInSteps({ moment, entries }: Sent): boolean {
  return moment.patch !== undefined && entries[0]?.patches !== undefined;
}

/** Every look at its clock takes 6 ms, so that one message in steps uses up the share of a window. */
function slowWriter(): { readonly writer: NewsWriter; wait(ms: number): void } {
  let clock = 0;
  const now = (): number => {
    clock += 6;
    return clock;
  };
  const wait = (ms: number): void => {
    clock += ms;
  };
  return { writer: makeNewsWriter({ stepsShare: 0.03, now }), wait };
}

describe('the news writer', () => {
  const first = bid(start(), 0);
  const second = bid(first.position, 1);
  const following = (seq: number): Watch => ({ steps: true, held: { viewer: 0, seq } });

  it('sends patches to a page that asked for them and has the view they start from', () => {
    const watch: Watch = { steps: true, held: undefined };
    const writer = makeNewsWriter({ stepsShare: 0.03, now: () => 0 });
    expect(write(writer, first.news, watch).moment).toHaveProperty('view');
    expect(isInSteps(write(writer, second.news, watch))).toBe(true);
    expect(write(writer, second.news, following(0)).moment).toHaveProperty('view');
    expect(write(writer, second.news, { steps: false, held: undefined }).moment).toHaveProperty('view');
  });

  it('sends one patch for the whole move once steps have taken their share of the time, and steps again later', () => {
    const { writer, wait } = slowWriter();
    const tries = Array.from({ length: 4 }, () => write(writer, second.news, following(1)));
    expect(tries.map(isInSteps)).toContain(true);
    const jump = tries.at(-1);
    if (jump === undefined) throw new InvariantError('nothing was sent');
    expect(isInSteps(jump)).toBe(false);
    expect(jump.entries).toEqual([{ ...tries[0]?.entries[0], patches: undefined }]);
    const before = game.view(first.position.state, 0);
    expect(foldMoment(jump.moment, { view: before, entry: jump.entries[0] }).view).toEqual(
      game.view(second.position.state, 0),
    );
    wait(1000);
    expect(isInSteps(write(writer, second.news, following(1)))).toBe(true);
  });

  it.each([
    ['its own seat', [1, 0]],
    ['another seat', [0, 1]],
  ])('shows the text of a move to its own seat alone, if %s is written to first', (_, seats) => {
    const writer = makeNewsWriter({ stepsShare: 0.03, now: () => 0 });
    const batch = new NewsBatch(second.news);
    const texts = seats.map((seat) => {
      const watch: Watch = { steps: true, held: { viewer: seat, seq: 1 } };
      const frame = writer.write(batch, { watch, own: [seat] });
      const sent = JSON.parse(frame.toString('utf8', frame.indexOf('{'))) as Sent;
      expect(isInSteps(sent)).toBe(true);
      return [seat, sent.entries[0]?.text];
    });
    expect(Object.fromEntries(texts)).toEqual({ 0: undefined, 1: 'bid 1' });
  });

  it('always sends a move with one event in steps, because it takes no view in between', () => {
    const { writer } = slowWriter();
    for (let i = 0; i < 4; i++) {
      write(writer, second.news, following(1));
      expect(isInSteps(write(writer, first.news, following(0)))).toBe(true);
    }
  });
});
