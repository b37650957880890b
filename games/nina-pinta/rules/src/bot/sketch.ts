import { BONUSES } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { PlayerState } from '../player.ts';
import type { Asked, State } from '../state.ts';

/**
 * A copy for trying out one move of a seat: what the move, and what follows from it, can change is its own, everything
 * else is shared with the original. A full clone costs several times as much.
 */
export function sketch(state: State, frame: Asked, move: Move): State {
  const copy: State = {
    ...state,
    stack: [],
    players: state.players.slice(),
    settlers: state.settlers.slice(),
    strongholds: state.strongholds.slice(),
  };
  copy.players[frame.seat] = sketchPlayer(state.players[frame.seat], frame.kind);
  switch (frame.kind) {
    case 'sailShip':
      copy.explored = state.explored.slice();
      copy.mines = state.mines.slice();
      if (move.kind === 'attack') sketchRivals(copy, frame.seat);
      return copy;
    case 'removePair':
      sketchRivals(copy, frame.seat);
      return copy;
    // These move only the seat's own Settlers and Captains.
    case 'recoverSettler':
    case 'placeNatives':
    case 'migrate':
    case 'recallCaptain':
      return copy;
    case 'playBonus':
      if (BUILDING.has(BONUSES[frame.bonus])) sketchBuildings(copy);
      else sketchCounters(copy);
      return copy;
    default:
      sketchBuildings(copy);
      sketchCounters(copy);
      return copy;
  }
}

/** Bonus Benefits that put a building on the map. */
const BUILDING: ReadonlySet<string> = new Set<(typeof BONUSES)[number]>(['town', 'city']);

/** With the gold that pays for them, and the markers that they bring. */
function sketchBuildings(copy: State): void {
  copy.towns = copy.towns.slice();
  copy.cities = copy.cities.slice();
  copy.vaults = copy.vaults.slice();
  copy.markers = copy.markers.slice();
}

/** Those of Bonus Benefits that stay on the map. */
function sketchCounters(copy: State): void {
  copy.increases = copy.increases.slice();
  copy.cathedrals = copy.cathedrals.slice();
  copy.laid = copy.laid.slice();
}

/** An attack sends Settlers of others back to their supply, and nothing else of theirs can change. */
function sketchRivals(copy: State, seat: number): void {
  for (let at = 0; at < copy.players.length; at++) {
    if (at !== seat) copy.players[at] = { ...copy.players[at] };
  }
}

/** Decisions that change no more of their player than what is in the supply: the copy has that already. */
const BY_SUPPLY: ReadonlySet<Asked['kind']> = new Set([
  'playBonus',
  'migrate',
  'placeNatives',
  'removePair',
  'recoverSettler',
]);

function sketchPlayer(player: PlayerState, kind: Asked['kind']): PlayerState {
  const copy = { ...player };
  if (BY_SUPPLY.has(kind)) return copy;
  copy.harbours = player.harbours.slice();
  copy.cargo = player.cargo.slice();
  copy.captains = player.captains.slice();
  copy.bound = player.bound.slice();
  copy.crews = player.crews.slice();
  copy.aboard = player.aboard.slice();
  return copy;
}
