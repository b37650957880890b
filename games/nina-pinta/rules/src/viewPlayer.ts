import { type Seat, seesAs, type Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import {
  BONUSES,
  type BonusId,
  GROUPS,
  type Group,
  type GroupId,
  KEPT,
  type KeptId,
  LANDS,
  type LandId,
  LOADING,
  MILITARY,
  NATIONS,
  type NationId,
  NOWHERE,
  OVER,
  type Place,
  SAILING,
  SOURCES,
  type Source,
  WORLDS,
  type WorldId,
} from './ids.ts';
import type { PlayerState } from './player.ts';
import { LOADING_STEPS, REVEALED } from './queries/loading.ts';
import { isPlanck } from './queries/planck.ts';
import type { State } from './state.ts';

/** A world without an entry has nothing of it. */
export type ByWorld<T> = Readonly<Partial<Record<WorldId, T>>>;

/** The crew of a ship. */
export interface LoadView {
  readonly captain: boolean;
  readonly settlers: number;
}

export interface PlayerView {
  /** Planck only: the other names are those of the players. */
  readonly name?: 'Planck';
  /** Absent until the Soloist has chosen. */
  readonly nation?: NationId;
  readonly score: number;
  /** Behind the screen, hence absent for others. [NP-HIDDEN-01] [NP-HIDDEN-03] */
  readonly gold?: number;
  /** Bonus Benefits kept for their moment. */
  readonly kept?: readonly KeptId[];
  /** Progress Benefits, but those of the Military. */
  readonly progress?: Readonly<Record<Exclude<GroupId, 'military'>, readonly string[]>>;
  /** Public. [NP-HIDDEN-02] */
  readonly military: readonly string[];
  /** During Loading as before it. [NP-HIDDEN-06] */
  readonly supply: { readonly settlers: number; readonly towns: number };
  /** The most that each of the ships can take. */
  readonly crewLimit: number;
  /** Ships that are loaded and have not landed their crew; absent while they are another player's secret. */
  readonly loads?: ByWorld<LoadView>;
  /** The order of sailing, from its seal to the last ship. */
  readonly voyage?: readonly WorldId[];
  /** During Loading: ready for the reveal. */
  readonly sealed: boolean;
  /** The crew that each ship sailed with in this era. */
  readonly sailedWith: ByWorld<number>;
  /** Gold placeholders not yet replaced by Settlers. */
  readonly toRecover: number;
  /** Where the ships are, and the gold on them. */
  readonly harbours: ByWorld<LandId>;
  readonly cargo: ByWorld<number>;
  readonly captains: ByWorld<LandId>;
  /** The era in which the Captain of a world took a Civilisation's gold and therefore has to stay. [NP-DISC-05] */
  readonly boundInEra: ByWorld<number>;
  readonly governed: readonly WorldId[];
  readonly passed: boolean;
  /** Plays no Pirate for the rest of the era. */
  readonly noPirates: boolean;
  /** France: the extra attack is still available in this era. */
  readonly banner: boolean;
  /** Planck: Bonus Benefits that score at the end. */
  readonly retained: readonly BonusId[];
  /** The score sheet: nothing but zeros before the end. */
  readonly tally: Readonly<Record<Source, number>>;
}

/** Loads are secret until the reveal. [NP-HIDDEN-06] */
export function isSealed(state: State): boolean {
  return state.phase === LOADING && state.step < REVEALED;
}

export function viewPlayer(box: Box, state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat];
  const own = seesAs(viewer, seat);
  const nation = NATIONS[player.nation];
  return {
    ...(isPlanck(state, seat) ? { name: 'Planck' } : {}),
    ...(nation === undefined ? {} : { nation }),
    score: player.score,
    ...viewHoldings(box, state, seat, own || state.open || state.phase === OVER),
    military: progressOf(box, player, MILITARY),
    supply: { settlers: player.settlers, towns: player.towns },
    crewLimit: player.crewSide,
    ...viewLoads(state, player, own),
    sailedWith: byWorld(player.manifest),
    toRecover: player.owed,
    harbours: landsByWorld(box, player.harbours),
    cargo: byWorld(player.cargo),
    captains: landsByWorld(box, player.captains),
    boundInEra: byWorld(player.bound),
    governed: WORLDS.filter((_, world) => (player.governed >> world) & 1),
    passed: player.passed,
    noPirates: player.declined,
    banner: state.banner && nation !== undefined && box.capability[player.nation] === 'attackOutsideWar',
    retained: repeated(BONUSES, player.retained),
    tally: tallyOf(player),
  };
}

function tallyOf({ points }: PlayerState): Record<Source, number> {
  return Object.fromEntries(SOURCES.map((id, at) => [id, points[at]])) as Record<Source, number>;
}

/** What is behind the screen. Planck has no screen, but Progress Benefits are face down. [NP-HIDDEN-05] [NP-SOLO-13] */
function viewHoldings(
  box: Box,
  state: State,
  seat: Seat,
  held: boolean,
): Pick<PlayerView, 'gold' | 'kept' | 'progress'> {
  if (!held && !isPlanck(state, seat)) return {};
  const player = state.players[seat];
  const open = { gold: player.gold, kept: repeated(KEPT, player.kept) };
  if (!held) return open;
  const [arts, science, religion] = GROUPS.map((_, group) => progressOf(box, player, group));
  return { ...open, progress: { arts, science, religion } };
}

export function viewLoads(
  state: State,
  player: PlayerState,
  own: boolean,
): Pick<PlayerView, 'loads' | 'voyage' | 'sealed'> {
  const secret = isSealed(state);
  const sealed = secret && player.loaded === LOADING_STEPS;
  if (secret && !own) return { sealed };
  const loads: { [W in WorldId]?: LoadView } = {};
  for (let world = 0; world < WORLDS.length; world++) {
    const settlers = player.crews[world];
    const captain = player.aboard[world] > 0;
    const loaded = secret ? world < player.loaded : captain || settlers > 0;
    if (loaded) loads[WORLDS[world]] = { captain, settlers };
  }
  const shown = sealed || (!secret && (state.phase === LOADING || state.phase === SAILING));
  return shown ? { loads, voyage: player.voyage.map((world) => WORLDS[world]), sealed } : { loads, sealed };
}

function progressOf({ faces }: Box, { progress }: PlayerState, group: Group): string[] {
  const names: string[] = [];
  for (let kind = 0; kind < faces.progressKinds; kind++) {
    const face = faces.progressFrom + kind;
    if (faces.group[face] !== group) continue;
    for (let count = 0; count < progress[kind]; count++) names.push(faces.names[face]);
  }
  return names;
}

function repeated<T>(names: readonly T[], counts: readonly number[]): T[] {
  const all: T[] = [];
  for (let at = 0; at < names.length; at++) for (let count = 0; count < counts[at]; count++) all.push(names[at]);
  return all;
}

function byWorld(amounts: readonly number[]): ByWorld<number> {
  const entries: { [W in WorldId]?: number } = {};
  for (let world = 0; world < WORLDS.length; world++) {
    if (amounts[world] > 0) entries[WORLDS[world]] = amounts[world];
  }
  return entries;
}

function landsByWorld({ names }: Box, places: readonly Place[]): ByWorld<LandId> {
  const lands: { [W in WorldId]?: LandId } = {};
  for (let world = 0; world < WORLDS.length; world++) {
    if (places[world] !== NOWHERE) lands[WORLDS[world]] = names.lands[places[world] % LANDS.length];
  }
  return lands;
}
