import { beginSelection, outlook, pick, type Turn } from '@portolan/client';
import { describe, expect, it } from 'vitest';
import { isLit, isSettled, pickedOf, turnClasses } from './turnState.ts';

const options = [
  { text: 'lay 1 a', path: ['disc:1', 'place:a'] },
  { text: 'lay 2 b', path: ['disc:2', 'place:b'] },
  { text: 'lay 2 c', path: ['disc:2', 'place:c'] },
];

function sceneAfter(...picks: readonly string[]) {
  const begun = beginSelection(options, { free: true });
  const selection = picks.reduce(pick, begun);
  const nothing = (): void => undefined;
  const turn: Turn = {
    selection,
    outlook: outlook(selection),
    whole: outlook(begun),
    pick: nothing,
    back: nothing,
    cancel: nothing,
    confirm: nothing,
  };
  return { turn };
}

describe('the state of a target', () => {
  it('is lit while it can be picked, and settled once it was', () => {
    const scene = sceneAfter('disc:2');
    expect([isLit(scene, 'place:b'), isLit(scene, 'place:a'), isSettled(scene, 'disc:2')]).toEqual([true, false, true]);
    expect(turnClasses(scene, 'place:b')).toEqual(['tk-lit', false]);
    expect(turnClasses(scene, 'disc:2')).toEqual([false, 'tk-settled']);
  });

  it('is neither where nothing can be chosen or nothing is named', () => {
    expect(turnClasses({ turn: undefined }, 'disc:2')).toEqual([false, false]);
    expect(turnClasses(sceneAfter(), undefined)).toEqual([false, false]);
  });

  it('tells the latest pick of a kind', () => {
    expect(pickedOf(sceneAfter('disc:2', 'place:c'), 'place:')).toBe('c');
    expect(pickedOf(sceneAfter('disc:2'), 'place:')).toBeUndefined();
  });
});
