import { GOODS } from '@portolan/amerigo';
import { list } from '@portolan/i18n';
import type { Grid, IslandLine, Square } from './grid.ts';
import { t } from './messages/table.ts';
import { goodName } from './words.ts';

/** The map as in the rules: columns above, rows at the left, then what there is. */
export function mapText(grid: Grid): string {
  return [...mapLines(grid, new Map()), '', legend(), ...summary(grid)].join('\n');
}

function legend(): string {
  const goods = GOODS.map((_, good) => t('goodSign', { sign: good + 1, good: goodName(good) }));
  return [t('waterSign'), t('landSign'), t('postSign'), t('anchorSign'), ...goods].join('   ');
}

/** The spaces alone, with other signs where `signs` has some by `row,column`. */
export function mapLines(grid: Grid, signs: ReadonlyMap<string, string>): string[] {
  const columns = Array.from({ length: grid.width }, (_, col) => col);
  const line = (row: readonly Square[]): string =>
    row.map((square) => signs.get(`${square.row},${square.col}`) ?? sign(square)).join('');
  return [
    `     ${columns.map((col) => Math.floor(col / 10)).join('')}`,
    `     ${columns.map((col) => col % 10).join('')}`,
    ...grid.rows.map((row, at) => `${String(at).padStart(2)}   ${line(row)}`),
  ];
}

function sign({ land, post, anchor, good }: Square): string {
  if (good > 0) return String(good);
  if (post) return 'P';
  if (anchor) return 'a';
  return land ? '#' : '.';
}

function summary({ islands }: Grid): string[] {
  const sum = (count: (island: IslandLine) => number): number =>
    islands.reduce((total, island) => total + count(island), 0);
  const goods = sum((island) => island.goods.reduce((total, count) => total + count, 0));
  const sizes = islands
    .slice()
    .sort((one, other) => other.spaces - one.spaces)
    .map(({ spaces, big, posts }) => t('sizeOf', { spaces, posts, big }));
  return [
    t('summary', {
      islands: islands.length,
      land: sum(({ spaces }) => spaces),
      posts: sum(({ posts }) => posts),
      goods,
    }),
    t('sizes', { sizes: list(sizes, 'plain') }),
  ];
}
