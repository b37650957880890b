import type { GameInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { isFull, newDraft, tableRequest, withSeat, withSeats, withVisibility } from './draft.ts';

const GAME: GameInfo = {
  id: 'g',
  title: 'G',
  rulesVersion: 1,
  seats: { min: 3, max: 5 },
  bots: ['random', 'greedy'],
};

const BOT = { kind: 'bot', bot: 'greedy' };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

describe('the draft of a table', () => {
  const draft = newDraft(GAME, []);

  it('starts with the player and the strongest bots, ready to play', () => {
    expect(draft.seats).toEqual([ME, BOT, BOT]);
    expect(tableRequest(draft)).toEqual({ game: 'g', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true });
  });

  it('adds seats like the last one and removes them from the end', () => {
    expect(withSeats(draft, 5).seats).toEqual([ME, BOT, BOT, BOT, BOT]);
    const open = withSeat(draft, 2, { kind: 'open' });
    expect(withSeats(open, 4).seats).toEqual([ME, BOT, OPEN, OPEN]);
    expect(withSeats(withSeats(draft, 5), 3).seats).toEqual([ME, BOT, BOT]);
  });

  it('gives each person one seat', () => {
    expect(withSeat(draft, 1, { kind: 'me' }).seats).toEqual([OPEN, ME, BOT]);
  });

  it('does not start while a seat is open', () => {
    const open = withSeat(draft, 1, { kind: 'open' });
    expect(isFull(open)).toBe(false);
    expect(tableRequest(open)).not.toHaveProperty('start');
  });

  it('agrees on what happens to people who vanish once somebody can join, and never on a shared device', () => {
    const open = withSeat(draft, 1, { kind: 'open' });
    expect(tableRequest(open).terms).toEqual({ silenceHours: 168 });
    const live = { ...draft, timing: { ...draft.timing, kind: 'live' } } as const;
    expect(tableRequest(live).terms).toMatchObject({ clock: { kind: 'live' } });
    expect(tableRequest(withVisibility(live, 'hotseat'))).not.toHaveProperty('terms');
  });

  it('says who has hints where that is not as usual', () => {
    expect(tableRequest({ ...draft, hints: false }).terms).toEqual({ hints: 'nobody' });
    const open = withSeat({ ...draft, hints: true }, 1, { kind: 'open' });
    expect(tableRequest(open).terms).toEqual({ silenceHours: 168, hints: 'everybody' });
  });

  it('has no open seats on a shared device, and one person again afterwards', () => {
    const shared = withVisibility(withSeat(draft, 1, { kind: 'open' }), 'hotseat');
    expect(shared.seats).toEqual([ME, ME, BOT]);
    expect(withSeats(withSeat(shared, 2, { kind: 'me' }), 4).seats).toEqual([ME, ME, ME, ME]);
    expect(withVisibility(shared, 'public').seats).toEqual([ME, OPEN, BOT]);
  });

  it('keeps the names on a shared device, except empty ones', () => {
    const shared = withVisibility(draft, 'hotseat');
    const named = withSeat(withSeat(shared, 1, { kind: 'me', name: ' Kay ' }), 0, { kind: 'me', name: ' ' });
    expect(tableRequest(named).seats).toEqual([ME, { kind: 'me', name: 'Kay' }, BOT]);
    expect(withVisibility(withSeat(shared, 0, { kind: 'me', name: 'Kay' }), 'public').seats).toEqual([ME, BOT, BOT]);
  });

  it('includes the options that apply to the table, and custom components', () => {
    const values = [{ value: 'a', label: 'A' }];
    const options = [
      { key: 'learner', label: '', hint: '', initial: true },
      { key: 'rival', label: '', hint: '', initial: 'a', values, seats: [3] },
      { key: 'nations.0', label: '', hint: '', initial: 'a', values },
      { key: 'nations.1', label: '', hint: '', initial: 'b', values },
      { key: 'alone', label: '', hint: '', initial: true, seats: [1] },
    ];
    const own = { ...newDraft(GAME, options), components: { file: 'mine.json', value: { a: 1 } } };
    expect(tableRequest(own, options)).toMatchObject({ components: { a: 1 } });
    expect(tableRequest(own, options).options).toEqual({ learner: true, rival: 'a', nations: ['a', 'b'] });
    expect(tableRequest(withSeats(own, 4), options).options).toEqual({ learner: true, nations: ['a', 'b'] });
    expect(tableRequest(own)).not.toHaveProperty('options');
  });
});
