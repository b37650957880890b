import { expect, it } from 'vitest';
import { emptyList } from './emptyList.ts';

it('a list that is emptied stays the same list, and can be filled again', () => {
  const list = [1, 2, 3];
  const same = list;
  emptyList(list);
  expect(same).toEqual([]);
  list.push(4);
  expect(same).toEqual([4]);
});
