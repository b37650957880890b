import type { PlayerState } from '../player.ts';
import type { Asked, State } from '../state.ts';

/** Decisions that move Settlers, Captains and ships, and neither build nor lay counters. */
const AT_SEA: ReadonlySet<Asked['kind']> = new Set([
  'recoverSettler',
  'sailShip',
  'removePair',
  'placeNatives',
  'migrate',
  'recallCaptain',
]);

/**
 * A copy for trying out one decision of a seat: what the decision can change is its own, everything else is shared with
 * the original. A full clone costs several times as much.
 */
export function sketch(state: State, { seat, kind }: Asked): State {
  const copy: State = {
    ...state,
    stack: [],
    players: sketchPlayers(state.players, seat),
    explored: state.explored.slice(),
    settlers: state.settlers.slice(),
    strongholds: state.strongholds.slice(),
    mines: state.mines.slice(),
  };
  if (AT_SEA.has(kind)) return copy;
  copy.towns = state.towns.slice();
  copy.cities = state.cities.slice();
  copy.vaults = state.vaults.slice();
  copy.increases = state.increases.slice();
  copy.cathedrals = state.cathedrals.slice();
  copy.laid = state.laid.slice();
  copy.markers = state.markers.slice();
  return copy;
}

/** Of the others only the supply can change. */
function sketchPlayers(players: readonly PlayerState[], seat: number): PlayerState[] {
  const copies: PlayerState[] = [];
  for (let at = 0; at < players.length; at++) {
    copies.push(at === seat ? sketchPlayer(players[at]) : { ...players[at] });
  }
  return copies;
}

function sketchPlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    harbours: player.harbours.slice(),
    cargo: player.cargo.slice(),
    captains: player.captains.slice(),
    bound: player.bound.slice(),
    crews: player.crews.slice(),
    aboard: player.aboard.slice(),
  };
}
