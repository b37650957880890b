import type { Good } from '../ids.ts';
import type { PlayerState } from '../state.ts';

type Goods = Pick<PlayerState, 'goods' | 'production'>;

/** Commodity tokens times production tokens of one type. [AM-END-06] */
export function goodPoints({ goods, production }: Goods, good: Good): number {
  return goods[good] * production[good];
}

/** What one type of good is worth at the end, and by how much one more token of either sort would raise that. */
export interface GoodWorth {
  readonly points: number;
  readonly oneMoreGood: number;
  readonly oneMoreProduction: number;
}

export function goodWorth(player: Goods, good: Good): GoodWorth {
  const points = goodPoints(player, good);
  const more = (list: readonly number[]): number[] => list.map((count, at) => (at === good ? count + 1 : count));
  return {
    points,
    oneMoreGood: goodPoints({ ...player, goods: more(player.goods) }, good) - points,
    oneMoreProduction: goodPoints({ ...player, production: more(player.production) }, good) - points,
  };
}
