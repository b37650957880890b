import type { Timers } from '@portolan/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CardWatch, makeCardWatch, type Wanted } from './cardWatch.ts';

let time = 0;
let due: { at: number; act: () => void }[] = [];
const timers: Timers = {
  after(ms, act) {
    const one = { at: time + ms, act };
    due.push(one);
    return () => {
      due = due.filter((other) => other !== one);
    };
  },
};

function pass(ms: number): void {
  time += ms;
  const ripe = due.filter(({ at }) => at <= time);
  due = due.filter(({ at }) => at > time);
  for (const { act } of ripe) act();
}

let shown: (string | undefined)[] = [];
let watch: CardWatch<string>;
const card = (anchor: string, kept = false): Wanted<string> => ({ id: anchor, closed: undefined, anchor, kept });

beforeEach(() => {
  [time, due, shown] = [0, [], []];
  watch = makeCardWatch<string>((wanted) => shown.push(wanted?.id), timers);
});

describe('the card watch', () => {
  it('shows a card after a moment of rest, and the next one sooner', () => {
    watch.rest(card('a'));
    pass(500);
    expect(shown).toEqual([]);
    // Moving within the same anchor does not restart the wait.
    watch.rest(card('a'));
    pass(60);
    expect(shown).toEqual(['a']);
    watch.rest(card('b'));
    pass(170);
    expect(shown).toEqual(['a', 'b']);
  });

  it('hides a card the pointer has left, unless it comes back in time', () => {
    watch.rest(card('a'));
    watch.leave();
    pass(1000);
    expect(shown).toEqual([]);
    watch.want(card('a'));
    watch.leave();
    watch.rest(card('a'));
    pass(1000);
    expect(watch.now?.id).toBe('a');
    watch.leave();
    pass(230);
    expect(shown).toEqual(['a', undefined]);
  });

  it('does not hide a kept card', () => {
    watch.want(card('a', true));
    watch.leave();
    pass(1000);
    expect(watch.now?.id).toBe('a');
    watch.want(undefined);
    watch.want(undefined);
    expect(shown).toEqual(['a', undefined]);
  });

  it('shows a card after a long press and reports it, but not after a short one', () => {
    let opened = 0;
    watch.press(card('a', true), () => opened++);
    pass(300);
    watch.leave();
    pass(1000);
    expect([shown, opened]).toEqual([[], 0]);
    watch.press(card('a', true), () => opened++);
    pass(490);
    expect([shown, opened]).toEqual([['a'], 1]);
  });

  it('cancels a pending card', () => {
    watch.rest(card('a'));
    watch.hold();
    pass(1000);
    expect(shown).toEqual([]);
  });
});
