import { describe, expect, it } from 'vitest';
import type { GameText } from './gameUi.ts';
import { moveDetail, moveSentence } from './moveText.ts';
import { describeEvent, describeMove, spaced, wordOf } from './words.ts';

const TEXT: GameText = {
  prompt: () => 'Where to?',
  describeMove: (move) => ({ text: `Do ${JSON.stringify(move)}` }),
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
    expect(describeMove(ui, 'dock', {})).toEqual({ text: 'Do {"kind":"dock"}' });
    expect(describeMove(ui, 'stop tradeGoods', {})).toEqual({ text: 'Stop Trade Goods' });
    expect(describeMove({}, 'look 2', {})).toEqual({ text: 'Look 2' });
  });

  it('put what a move costs and brings behind it', () => {
    const text = 'Take Corn';
    expect(moveSentence({ text })).toBe('Take Corn');
    expect(moveSentence({ text, effect: '2 points' })).toBe('Take Corn: 2 points');
    expect(moveSentence({ text, cost: '3 gold' })).toBe('Take Corn: 3 gold');
    expect(moveSentence({ text, cost: '3 gold', effect: '2 points' })).toBe('Take Corn: 2 points for 3 gold');
    expect(moveDetail({ text, cost: '3 gold', effect: '2 points' })).toBe('2 points for 3 gold');
    expect(moveDetail({ text })).toBeUndefined();
  });

  it('leave out the nothings of an event', () => {
    const event = { kind: 'stopped', gained: { crew: 3, guns: 0, ghost: false } };
    expect(describeEvent({}, event, [])).toBe('Stopped, gained crew 3.');
  });

  it('tell an event plainly when the game has no words for it', () => {
    const event = { kind: 'islandSeen', seat: 1, coast: 2, up: true, at: [1, 2] };
    expect(describeEvent({}, event, ['Ana', 'Ben'])).toBe('Ben: island seen, coast 2, up ✓, at 1 2.');
    expect(describeEvent({}, { kind: 'gameEnded' }, [])).toBe('Game ended.');
    expect(describeEvent({ text: TEXT }, { kind: 'silent' }, ['Ana'])).toBeUndefined();
    expect(describeEvent({ text: TEXT }, { kind: 'docked' }, ['Ana'])).toBe('Ana docked');
  });
});
