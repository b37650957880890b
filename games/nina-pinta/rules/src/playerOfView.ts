import type { Box } from './box.ts';
import { BONUSES, KEPT, LANDS, NATIONS, NOWHERE, type Place, SHIPS, SOURCES, WORLDS } from './ids.ts';
import type { PlayerState } from './player.ts';
import { LOADING_STEPS } from './queries/loading.ts';
import type { ByWorld, PlayerView } from './viewPlayer.ts';

/** A player as far as the viewer knows: without gold and Benefits where these are hidden, and with empty ships. */
export function playerOfView(box: Box, player: PlayerView): PlayerState {
  const { loads = {}, voyage } = player;
  const nations: readonly (string | undefined)[] = NATIONS;
  const byWorld = (amounts: ByWorld<number>): number[] => WORLDS.map((id) => amounts[id] ?? 0);
  return {
    nation: nations.indexOf(player.nation),
    gold: player.gold ?? 0,
    settlers: player.supply.settlers,
    towns: player.supply.towns,
    crewSide: player.crewLimit,
    progress: progressOf(box, player),
    kept: countsOf(KEPT, player.kept ?? []),
    retained: countsOf(BONUSES, player.retained),
    harbours: placesOf(box, player.harbours),
    cargo: byWorld(player.cargo),
    captains: placesOf(box, player.captains),
    bound: byWorld(player.boundInEra),
    crews: WORLDS.map((id) => loads[id]?.settlers ?? 0),
    aboard: WORLDS.map((id) => (loads[id]?.captain === true ? 1 : 0)),
    voyage: voyage === undefined ? WORLDS.map((_, world) => world) : voyage.map((id) => WORLDS.indexOf(id)),
    manifest: byWorld(player.sailedWith),
    loaded: player.sealed ? LOADING_STEPS : Math.min(SHIPS, Object.keys(loads).length),
    owed: player.toRecover,
    governed: player.governed.reduce((set, id) => set | (1 << WORLDS.indexOf(id)), 0),
    passed: player.passed,
    declined: player.noPirates,
    points: SOURCES.map((source) => player.tally[source]),
    score: player.score,
  };
}

/** By kind of Progress Benefit. */
function progressOf({ faces }: Box, { progress, military }: PlayerView): number[] {
  const held = [...Object.values(progress ?? {}).flat(), ...military];
  return Array.from(
    { length: faces.progressKinds },
    (_, kind) => held.filter((name) => name === faces.names[faces.progressFrom + kind]).length,
  );
}

function countsOf<T>(names: readonly T[], held: readonly T[]): number[] {
  return names.map((name) => held.filter((one) => one === name).length);
}

function placesOf({ names }: Box, lands: ByWorld<string>): Place[] {
  const ids: readonly (string | undefined)[] = names.lands;
  return WORLDS.map((id, world) => {
    const land = ids.indexOf(lands[id]);
    return land < 0 ? NOWHERE : world * LANDS.length + land;
  });
}
