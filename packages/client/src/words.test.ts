import { describe, expect, it } from 'vitest';
import type { GameText } from './gameUi.ts';
import { describeEvent, describeMove, effectOf, spaced, wordOf } from './words.ts';

const TEXT: GameText = {
  prompt: () => 'Where to?',
  describeMove: (move) => `Do ${JSON.stringify(move)}`,
  describeEvent: (event, names) => (event.kind === 'silent' ? undefined : `${names[0]} ${event.kind}`),
};

describe('the words', () => {
  it.each([
    ['tradeGoods', 'trade goods'],
    ['crew1', 'crew 1'],
    ['san_juan', 'san juan'],
    ['golden-hind', 'golden hind'],
  ])('spell %s as %s', (name, words) => expect(spaced(name)).toBe(words));

  it.each([
    ['crew1', 'Crew 1'],
    ['santo-domingo', 'Santo Domingo'],
    ['havana=3', 'Havana 3'],
    ['7', '7'],
    ['crew+2guns', 'Crew + 2 Guns'],
  ])('show %s as %s', (token, word) => expect(wordOf(token)).toBe(word));

  it('use the game for a move it can read, and the notation for any other', () => {
    const ui = { text: TEXT, readMove: (text: string) => (text === 'dock' ? { kind: 'dock' } : undefined) };
    expect(describeMove(ui, 'dock', {})).toBe('Do {"kind":"dock"}');
    expect(describeMove(ui, 'stop tradeGoods', {})).toBe('Stop Trade Goods');
    expect(describeMove({}, 'look 2', {})).toBe('Look 2');
  });

  it('find what a move brings', () => {
    expect(effectOf('Stop at Crew: 3 crew')).toBe('3 crew');
    expect(effectOf('Stop at Crew (place 1): 3 crew')).toBe('3 crew');
    expect(effectOf('Lay disc 1 at Havana (fort, 2 crew)')).toBe('fort, 2 crew');
    expect(effectOf('Go to the dock')).toBeUndefined();
  });

  it('leave out the nothings of an event', () => {
    const event = { kind: 'stopped', gained: { crew: 3, guns: 0, ghost: false } };
    expect(describeEvent({}, event, [])).toBe('Stopped, gained crew 3.');
  });

  it('tell an event plainly when the game has no words for it', () => {
    const event = { kind: 'islandSeen', seat: 1, coast: 2, up: true, at: [1, 2] };
    expect(describeEvent({}, event, ['Ana', 'Ben'])).toBe('Ben: island seen, coast 2, up yes, at 1 2.');
    expect(describeEvent({}, { kind: 'gameEnded' }, [])).toBe('Game ended.');
    expect(describeEvent({ text: TEXT }, { kind: 'silent' }, ['Ana'])).toBeUndefined();
    expect(describeEvent({ text: TEXT }, { kind: 'docked' }, ['Ana'])).toBe('Ana docked');
  });
});
