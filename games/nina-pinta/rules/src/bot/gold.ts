import { joinedTo } from '../atlas.ts';
import { LANDS, NOWHERE, SELECTING, type World } from '../ids.ts';
import { landOf } from '../queries/lands.ts';
import { landRevenue, mostMined } from '../queries/revenue.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';

/** Gold is worth most as long as there is something to buy with it; the rest scores at the end. */
export function goldWorth({ box, weights, erasLeft, state }: Situation, gold: number): number {
  const { gold: first, purse, shopping, spareGold, reserve } = weights;
  const needed = (erasLeft > 0 ? purse : 0) + (state.phase < SELECTING ? shopping : 0);
  const spent = Math.min(gold, needed);
  const kept = Math.min(gold - spent, erasLeft > 0 ? reserve : 0);
  return spent * first + kept * spareGold + (gold - spent - kept) / box.components.scoring.goldPerPoint;
}

/** What one more gold is worth. */
export function nextGold(situation: Situation, gold: number): number {
  return goldWorth(situation, gold + 1) - goldWorth(situation, gold);
}

/** What the ship will bring home in this era from a world where the seat has `settled` these lands. */
export function goldComing(situation: Situation, state: State, world: World, settled: number): number {
  const { box, seat, weights } = situation;
  const { captains, cargo, harbours, governed } = state.players[seat];
  if (harbours[world] === NOWHERE) return 0;
  const linked = captains[world] === NOWHERE ? settled : settled | (1 << landOf(captains[world]));
  const network = joinedTo(box.atlas, linked, landOf(harbours[world]));
  const isGoverned = ((governed >> world) & 1) === 1;
  return (cargo[world] + (isGoverned ? 0 : revenueOf(situation, state, world, network))) * weights.cargo;
}

function revenueOf({ box, seat }: Situation, state: State, world: World, network: number): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0) continue;
    const place = world * LANDS.length + land;
    gold += landRevenue(box, state, seat, place) + mostMined(state, seat, place);
  }
  return gold;
}
