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
  it('is modelled on a legal one', () => {
    expect(street && closedMove(street, 'queen', outlook(begun))).toBe('stop queen');
  });

  it('is valid notation, even for names of two words', () => {
    const lands = ['nina andes', 'nina rockies', 'nina isthmus'].map((id) => ({ id, a: 1, b: 2, c: 3 }));
    const [part] = boardOf({ lands }, { sides: 2, seatFields: [], hiddenFields: [] }).parts;
    const texts = ['migrate nina andes isthmus', 'migrate nina isthmus andes'];
    const asked = beginSelection(
      texts.map((text) => ({ text, path: ['migrate', text.split(' ', 3).slice(1).join(' ')] })),
    );
    const closed = (isMove?: (text: string) => boolean): string | undefined =>
      part && closedMove(part, 'nina rockies', outlook(asked), isMove);
    expect(closed()).toBe('migrate nina rockies isthmus');
    expect(closed((text) => text.endsWith('andes'))).toBe('migrate nina rockies andes');
    expect(closed(() => false)).toBeUndefined();
  });

  it('is undefined if the thing can be chosen', () => {
    expect(street && closedMove(street, 'crew', outlook(begun))).toBeUndefined();
  });

  it('is undefined if nothing of its kind can be chosen', () => {
    expect(map && closedMove(map, 'havana', outlook(begun))).toBeUndefined();
    expect(street && closedMove(street, 'queen', outlook(pick(begun, 'dock')))).toBeUndefined();
  });
});
