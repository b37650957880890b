import { beginSelection, outlook, pick, wordsOf } from '@portolan/client';
import { describe, expect, it } from 'vitest';
import { boardOf } from './boardModel.ts';
import { closedMove } from './closedMove.ts';

const VIEW = {
  street: ['crew', 'guns', 'queen'].map((location) => ({ location, a: 1, b: 2, c: 3 })),
  map: ['havana', 'panama'].map((id) => ({ id, a: 1, b: 2, c: 3 })),
};
const [street, map] = boardOf(VIEW, { sides: 5, seatFields: [], hiddenFields: [] }).parts;
const begun = beginSelection(['stop crew', 'stop guns', 'dock'].map((text) => ({ text, path: wordsOf(text) })));

describe('a move that is closed', () => {
  it('is modelled on one that is open', () => {
    expect(street && closedMove(street, 'queen', outlook(begun))).toBe('stop queen');
  });

  it('is none where the thing is open', () => {
    expect(street && closedMove(street, 'crew', outlook(begun))).toBeUndefined();
  });

  it('is none where nothing beside it is open', () => {
    expect(map && closedMove(map, 'havana', outlook(begun))).toBeUndefined();
    expect(street && closedMove(street, 'queen', outlook(pick(begun, 'dock')))).toBeUndefined();
  });
});
