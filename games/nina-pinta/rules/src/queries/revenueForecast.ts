import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { collectRevenue, mineAll } from '../effects/revenue.ts';
import type { Event } from '../events.ts';
import type { World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';

/** What governing a world would bring into store now. */
export interface RevenueForecast {
  readonly gold: number;
  /** From Mines, on top of it. */
  readonly mined: number;
  /** Revenue that could not be stored. */
  readonly lost: number;
}

/** Everything collected to the ship where it can be, as with the move `collect`. [NP-REV-07] [NP-REV-08] */
export function revenueForecast(
  box: Box,
  view: View,
  at: { readonly seat: Seat; readonly world: World },
): RevenueForecast {
  let [gold, mined, lost] = [0, 0, 0];
  const emit = (event: Event): void => {
    if (event.kind === 'goldMined') mined += event.gold;
    if (event.kind !== 'revenueCollected') return;
    gold += event.gold;
    lost += event.lost;
  };
  const context = { box, state: stateOfView(box, view), emit };
  collectRevenue(context, at.seat, at.world);
  mineAll(context, at.seat, at.world);
  return { gold, mined, lost };
}
