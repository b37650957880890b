import { InvariantError } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { type MatchPosition, nextPosition, openPosition } from './match/matchPosition.ts';
import { makeNewsWriter, type News, type NewsWriter, type Watch } from './newsWriter.ts';
import { ferry } from './testing/ferry.ts';

const opened = ferry.open();
if (!opened.ok) throw new InvariantError('the ferry does not open');
const { game } = opened.value;

function start(): MatchPosition {
  return openPosition({ game, options: { rounds: 2 }, seats: 2, seed: 'news' });
}

function bid(position: MatchPosition, seat: number): { readonly news: News; readonly position: MatchPosition } {
  const entry = { kind: 'move', seat, text: 'bid 1' } as const;
  const next = nextPosition(position, entry);
  const row = { seq: next.position.seq, id: `${seat}`, entry, at: 0 };
  const news = { table: 't', news: [{ row, events: next.events }], position: next.position, fresh: false };
  return { news, position: next.position };
}

/** Whether seat 0 was sent patches for the news. */
function isInSteps(writer: NewsWriter, news: News, watch: Watch): boolean {
  const frame = writer.write(news, { watch, own: [0] }, { frames: new Map() });
  const message = JSON.parse(frame.toString('utf8', frame.indexOf('{'))) as ServerMessage;
  return message.type === 'news' && message.moment.patch !== undefined;
}

describe('the news writer', () => {
  const first = bid(start(), 0);
  const second = bid(first.position, 1);

  it('sends patches to a page that asked for them and has the view they start from', () => {
    const watch: Watch = { steps: true, held: undefined };
    const writer = makeNewsWriter({ stepsShare: 0.03, now: () => 0 });
    expect(isInSteps(writer, first.news, watch)).toBe(false);
    expect(isInSteps(writer, second.news, watch)).toBe(true);
    expect(isInSteps(writer, second.news, { steps: true, held: { viewer: 0, seq: 0 } })).toBe(false);
    expect(isInSteps(writer, second.news, { steps: false, held: undefined })).toBe(false);
  });

  it('sends whole views once patches have taken their share of the time, and patches again later', () => {
    let clock = 0;
    // Every look at the clock takes 6 ms, so that one message in steps uses up the share of a window.
    const writer = makeNewsWriter({
      stepsShare: 0.03,
      now() {
        clock += 6;
        return clock;
      },
    });
    const watch = (): Watch => ({ steps: true, held: { viewer: 0, seq: 1 } });
    const tries = Array.from({ length: 4 }, () => isInSteps(writer, second.news, watch()));
    expect(tries).toContain(true);
    expect(tries.at(-1)).toBe(false);
    clock += 1000;
    expect(isInSteps(writer, second.news, watch())).toBe(true);
  });
});
