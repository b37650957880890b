import type { Box } from '../box.ts';
import { LANDS, NOWHERE, PLACES, WORLDS } from '../ids.ts';
import type { State } from '../state.ts';

/** A player's own pieces, gold and places. */
export function seatFaults(box: Box, state: State, seat: number): string[] {
  const player = state.players[seat];
  const faults: string[] = [];
  const fault = (what: string): void => {
    faults.push(`player ${seat}: ${what}`);
  };
  const { settlers, towns } = box.components.playerPieces;
  // Until the reveal, sealed loads still count as supply.
  const sealed = state.stack.at(-1)?.kind === 'loadShips';
  const aboard = sealed ? 0 : total(player.crews) - player.owed;
  const ashore = total(state.settlers.slice(seat * PLACES, (seat + 1) * PLACES));
  if (player.settlers + aboard + ashore !== settlers) fault(`${player.settlers} + ${aboard} + ${ashore} settlers`);
  const built =
    state.towns.filter((set) => (set >> seat) & 1).length + state.cities.filter((one) => one === seat).length;
  if (player.towns + built !== towns) fault(`${player.towns} + ${built} towns`);
  if (player.settlers < 0 || player.towns < 0 || player.gold < 0) fault('less than nothing');
  if ([...player.cargo, ...player.crews, ...player.kept, ...player.progress, player.owed].some((one) => one < 0)) {
    fault('less than none');
  }
  for (let world = 0; world < WORLDS.length; world++) {
    const { harbours, captains, cargo } = player;
    for (const place of [harbours[world], captains[world]]) {
      if (place !== NOWHERE && Math.floor(place / LANDS.length) !== world) fault(`place ${place} in world ${world}`);
    }
    if (harbours[world] === NOWHERE && cargo[world] > 0) fault(`cargo at home of ship ${world}`);
    if (captains[world] !== NOWHERE && player.aboard[world] > 0) fault(`two captains in world ${world}`);
    if (player.crews[world] + player.aboard[world] > player.crewSide) fault(`ship ${world} is too full`);
  }
  if (total(player.points) !== player.score) fault(`score ${player.score}`);
  return faults;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
