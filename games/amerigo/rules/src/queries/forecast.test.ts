import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { foreseePost } from './forecast.ts';

describe('what a post would bring', () => {
  it('[AM-BLUE-17] [AM-GREEN-23] counts the spaces that it leaves, to the last one of the island', () => {
    const table = makeTable();
    const { islandOf, sizes } = table.layout;
    const island = sizes.findIndex((size) => size > 0);
    const spaces = [...islandOf].flatMap((one, space) => (one === island ? [space] : []));
    const { stride } = table.box.atlas;
    const name = (space: number): string => `${Math.floor(space / stride)},${space % stride}`;
    const [first, ...others] = spaces;
    expect(foreseePost(table.box, table.state, 0, first)).toMatchObject({
      points: 3,
      left: spaces.length - 1,
      completed: undefined,
    });
    table.post(1, name(first));
    table.cover('neutral', ...others.slice(1).map(name));
    expect(foreseePost(table.box, table.state, 0, others[0])).toMatchObject({
      points: 0,
      left: 0,
      completed: { kind: 'islandCompleted', island },
    });
  });
});
