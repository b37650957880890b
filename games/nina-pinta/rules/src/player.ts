import type { Nation, Place, World } from './ids.ts';

export interface PlayerState {
  /** NOTHING until the Soloist has chosen. */
  nation: Nation;
  /** Behind the screen. */
  gold: number;
  /** In the supply. */
  settlers: number;
  towns: number;
  /** The side that all three ships show. */
  crewSide: number;
  /** By kind of Progress Benefit: counters owned. */
  progress: number[];
  /** By index into KEPT: counters owned. */
  kept: number[];
  /** Planck: by index into BONUSES, counters that score at the end. */
  retained: number[];
  /** By World: where the ship is, NOWHERE at home; and the gold on it. */
  harbours: Place[];
  cargo: number[];
  /** By World: where the Captain is, NOWHERE at home or aboard. */
  captains: Place[];
  /** By World: the era in which the Captain took a Civilisation's gold. */
  bound: number[];
  /** By World: Settlers aboard, and 1 for a Captain. Secret until the reveal. */
  crews: number[];
  aboard: number[];
  /** The worlds in the order of sailing. */
  voyage: World[];
  /** By World: the crew that the ship sailed with in this era, which stays public. */
  manifest: number[];
  /** How many of the four steps of loading are done. */
  loaded: number;
  /** Placeholders not yet replaced by Settlers. */
  owed: number;
  /** Worlds governed in this era, a bit for each. */
  governed: number;
  /** Has passed in this era. */
  passed: boolean;
  /** Plays no Pirate for the rest of the era. */
  declined: boolean;
  /** By index into SOURCES; and their sum. */
  points: number[];
  score: number;
}

export function clonePlayer(player: PlayerState): PlayerState {
  return {
    nation: player.nation,
    gold: player.gold,
    settlers: player.settlers,
    towns: player.towns,
    crewSide: player.crewSide,
    progress: player.progress.slice(),
    kept: player.kept.slice(),
    retained: player.retained.slice(),
    harbours: player.harbours.slice(),
    cargo: player.cargo.slice(),
    captains: player.captains.slice(),
    bound: player.bound.slice(),
    crews: player.crews.slice(),
    aboard: player.aboard.slice(),
    voyage: player.voyage.slice(),
    manifest: player.manifest.slice(),
    loaded: player.loaded,
    owed: player.owed,
    governed: player.governed,
    passed: player.passed,
    declined: player.declined,
    points: player.points.slice(),
    score: player.score,
  };
}
