import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { collectRevenue, mineAll } from '../effects/revenue.ts';
import type { Event } from '../events.ts';
import { LANDS, type LandId, type Place, type World } from '../ids.ts';
import { clone, type State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { linkedLands, placeAt, worldOf } from './lands.ts';
import { isPlanck } from './planck.ts';
import { firstNetwork, landRevenue, ownStrongholds, reachesShip } from './revenue.ts';

/** Connected lands of a player, what they yield, and where it goes. */
export interface RevenueFlow {
  readonly lands: readonly LandId[];
  readonly yields: number;
  readonly to: 'ship' | 'strongholds' | 'nowhere';
  /** The Strongholds of these lands. */
  readonly strongholds: readonly LandId[];
}

/** What governing a world now brings, when everything is collected. */
export interface RevenueOutlook {
  readonly flows: readonly RevenueFlow[];
  /** Revenue that can be stored, and revenue that is lost. */
  readonly revenue: number;
  readonly lost: number;
  /** Gold from Mines. */
  readonly mined: number;
  /** On the ship afterwards. */
  readonly aboard: number;
  /** What a Pirate of Planck's on the compass takes of it. [NP-SOLO-75] */
  readonly plundered: number;
  readonly hasShip: boolean;
}

export function revenueOutlook(box: Box, view: View, seat: Seat, world: World): RevenueOutlook {
  return revenueIn(box, stateOfView(box, view), seat, world);
}

/** The gold that a world would bring if the ship, with nobody aboard, lay at this land. */
export function revenueFrom(box: Box, view: View, seat: Seat, place: Place): number {
  const state = stateOfView(box, view);
  const world = worldOf(place);
  state.players[seat].harbours[world] = place;
  const { revenue, mined } = revenueIn(box, state, seat, world);
  return revenue + mined;
}

export function revenueIn(box: Box, state: State, seat: Seat, world: World): RevenueOutlook {
  const after = clone(state);
  const events: Event[] = [];
  const context = { box, state: after, emit: (event: Event) => void events.push(event) };
  collectRevenue(context, seat, world);
  mineAll(context, seat, world);
  const sum = { revenue: 0, lost: 0, mined: 0 };
  for (const event of events) {
    if (event.kind === 'revenueCollected') {
      sum.revenue += event.gold;
      sum.lost += event.lost;
    } else if (event.kind === 'goldMined') sum.mined += event.gold;
  }
  const aboard = after.players[seat].cargo[world];
  return {
    flows: flowsIn(box, state, seat, world),
    ...sum,
    aboard,
    plundered: state.pirates[world] > 0 && !isPlanck(state, seat) ? aboard >> 1 : 0,
    hasShip: after.players[seat].harbours[world] >= 0,
  };
}

function flowsIn(box: Box, state: State, seat: Seat, world: World): RevenueFlow[] {
  const linked = linkedLands(state, seat, world);
  const flows: RevenueFlow[] = [];
  for (let rest = linked; rest > 0; ) {
    const lands = firstNetwork(box, linked, rest);
    rest &= ~lands;
    const own = ownStrongholds(state, seat, world, lands);
    const yields = landsIn(lands).reduce((sum, land) => sum + landRevenue(box, state, seat, placeAt(world, land)), 0);
    flows.push({
      lands: landsIn(lands).map((land) => box.names.lands[land]),
      yields,
      to: reachesShip(state, seat, world, lands) ? 'ship' : own > 0 ? 'strongholds' : 'nowhere',
      strongholds: landsIn(own).map((land) => box.names.lands[land]),
    });
  }
  return flows;
}

function landsIn(set: number): number[] {
  return LANDS.flatMap((_, land) => ((set >> land) & 1 ? [land] : []));
}
