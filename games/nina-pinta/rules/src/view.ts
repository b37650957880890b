import { type Seat, seesAs, type Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import {
  type Face,
  KEPT,
  type KeptId,
  type Land,
  MILITARY,
  NATIONS,
  type NationId,
  NOTHING,
  OVER,
  PHASES,
  type PhaseId,
  PLACES,
  type Place,
  type Tile,
  type Token,
  type World,
} from './ids.ts';
import type { PlayerState } from './player.ts';
import { isExplored } from './queries/lands.ts';
import { LOADING_STEPS } from './queries/loading.ts';
import type { Frame, State } from './state.ts';

/** What lies behind a screen. */
export interface Holdings {
  readonly gold: number;
  /** By kind of Progress Benefit: counters owned. */
  readonly progress: readonly number[];
  readonly kept: Readonly<Record<KeptId, number>>;
}

export interface PlayerView {
  /** Absent until the Soloist has chosen his. */
  readonly nation?: NationId;
  readonly planck: boolean;
  /** Absent where it is behind the screen of another. [NP-HIDDEN-01] [NP-HIDDEN-03] */
  readonly holdings?: Holdings;
  /** By kind of Progress Benefit, those of the Military alone: these lie open. [NP-HIDDEN-02] */
  readonly military: readonly number[];
  /** In the supply; during Loading as before it. [NP-HIDDEN-06] */
  readonly settlers: number;
  readonly towns: number;
  readonly crewSide: number;
  /** By World: where the ship lies, and the gold on it. */
  readonly harbours: readonly Place[];
  readonly cargo: readonly number[];
  /** By World: where the Captain stands, and the era in which he took a Civilisation's gold. */
  readonly captains: readonly Place[];
  readonly bound: readonly number[];
  /** Settlers and Captain on each ship, and the order of sailing; absent while it is a secret of another. */
  readonly loads?: {
    readonly crews: readonly number[];
    readonly aboard: readonly number[];
    readonly voyage: readonly World[];
  };
  readonly sealed: boolean;
  /** By World: the crew that the ship sailed with in this era. */
  readonly manifest: readonly number[];
  /** How many steps of loading are done; for the loader alone. */
  readonly loaded?: number;
  /** Placeholders still to be turned into Settlers. */
  readonly owed: number;
  readonly governed: number;
  readonly passed: boolean;
  readonly declined: boolean;
  /** Planck: by index into BONUSES. */
  readonly retained: readonly number[];
  readonly points: readonly number[];
  readonly score: number;
}

export interface PlaceView {
  readonly explored: boolean;
  /** Absent while it is face down and the viewer has not looked. */
  readonly tile?: Tile;
  /** Who has looked at it in secret, a bit for each seat. [NP-HIDDEN-09] */
  readonly looked: number;
  /** By player. */
  readonly settlers: readonly number[];
  /** A bit for each player. */
  readonly towns: number;
  readonly city: Seat;
  readonly stronghold: number;
  readonly vault: number;
  readonly mine: number;
  readonly increase: number;
  readonly cathedral: boolean;
}

/** What lies face down, for who looks back at a finished game. */
export interface FaceDown {
  readonly spareTiles: readonly Tile[];
  readonly bonusOut: readonly (readonly Face[])[];
  readonly progressOut: readonly Face[];
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly open: boolean;
  readonly askTies: boolean;
  readonly era: number;
  readonly phase: PhaseId;
  readonly round: number;
  readonly turn: number;
  readonly step: number;
  readonly world: World;
  /** What the table waits for; absent when the game is over. */
  readonly question?: Frame;
  readonly order: readonly Seat[];
  readonly passes: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly places: readonly PlaceView[];
  /** Bonus Benefits on the map: index into BONUSES, and Place. */
  readonly laid: readonly number[];
  readonly tokens: readonly Token[];
  /** By World. */
  readonly grow: readonly number[];
  readonly build: readonly number[];
  /** Worlds at war, a bit for each. */
  readonly war: number;
  readonly markers: readonly World[];
  readonly banner: boolean;
  readonly display: readonly Face[];
  /** How many Benefits are stored for each era. */
  readonly stored: readonly number[];
  /** Solo: what everybody has seen in the stacks, NOTHING where nobody has; the top last. */
  readonly progressStack: readonly Face[];
  readonly tileStack: readonly Land[];
  readonly goals: readonly World[];
  readonly pirates: readonly number[];
  readonly faceDown?: FaceDown;
}

/** Loads are a secret as long as anybody is still loading. [NP-HIDDEN-06] */
export function isSealed(state: State): boolean {
  return state.stack.at(-1)?.kind === 'loadShips';
}

export function knowsTile(state: State, place: Place, viewer: Viewer): boolean {
  if (typeof viewer !== 'number') return viewer === 'open';
  return ((state.looked[place] >> viewer) & 1) === 1;
}

export function view(box: Box, state: State, viewer: Viewer): View {
  const question = state.stack.at(-1);
  return {
    viewer,
    seats: state.seats,
    open: state.open,
    askTies: state.askTies,
    era: state.era,
    phase: state.phase === OVER ? 'over' : (PHASES[state.phase] ?? 'start'),
    round: state.round,
    turn: state.turn,
    step: state.step,
    world: state.world,
    ...(question === undefined ? {} : { question: { ...question } }),
    order: state.order.slice(),
    passes: state.passes.slice(),
    players: state.players.map((_, seat) => viewPlayer(box, state, seat, viewer)),
    places: Array.from({ length: PLACES }, (_, place) => viewPlace(state, place, viewer)),
    laid: state.laid.slice(),
    tokens: state.tokens.slice(),
    grow: state.grow.slice(),
    build: state.build.slice(),
    war: state.war,
    markers: state.markers.slice(),
    banner: state.banner,
    display: state.display.slice(),
    stored: state.bonusStore.map((bonuses, era) => bonuses.length + state.progressStore[era].length),
    progressStack: state.progressStack.map((face, at) => (state.progressSeen[at] === 1 ? face : NOTHING)),
    tileStack: state.tileStack.map((land, at) => (state.tileSeen[at] === 1 ? land : NOTHING)),
    goals: state.goals.slice(),
    pirates: state.pirates.slice(),
    ...(viewer === 'open' ? { faceDown: faceDown(state) } : {}),
  };
}

function viewPlayer(box: Box, state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat];
  const planck = state.seats === 1 && seat !== 0;
  const own = seesAs(viewer, seat);
  // [NP-HIDDEN-05] [NP-HIDDEN-10]
  const held = own || state.open || state.phase === OVER;
  const military = player.progress.map((count, kind) =>
    box.faces.group[box.faces.progressFrom + kind] === MILITARY ? count : 0,
  );
  const nation = NATIONS[player.nation];
  return {
    ...(nation === undefined ? {} : { nation }),
    planck,
    ...(held ? { holdings: holdingsOf(player, player.progress) } : {}),
    // Without a screen, all is open but his Progress Benefits, which lie face down. [NP-SOLO-13]
    ...(planck && !held ? { holdings: holdingsOf(player, military) } : {}),
    military,
    settlers: player.settlers,
    towns: player.towns,
    crewSide: player.crewSide,
    harbours: player.harbours.slice(),
    cargo: player.cargo.slice(),
    captains: player.captains.slice(),
    bound: player.bound.slice(),
    ...(own || !isSealed(state) ? { loads: loadsOf(player) } : {}),
    sealed: player.loaded === LOADING_STEPS,
    manifest: player.manifest.slice(),
    ...(own ? { loaded: player.loaded } : {}),
    owed: player.owed,
    governed: player.governed,
    passed: player.passed,
    declined: player.declined,
    retained: player.retained.slice(),
    points: player.points.slice(),
    score: player.score,
  };
}

function holdingsOf({ gold, kept }: PlayerState, progress: readonly number[]): Holdings {
  const byName = Object.fromEntries(KEPT.map((id, i) => [id, kept[i]])) as Record<KeptId, number>;
  return { gold, progress: progress.slice(), kept: byName };
}

function loadsOf({ crews, aboard, voyage }: PlayerState): PlayerView['loads'] & object {
  return { crews: crews.slice(), aboard: aboard.slice(), voyage: voyage.slice() };
}

function viewPlace(state: State, place: Place, viewer: Viewer): PlaceView {
  const explored = isExplored(state, place);
  return {
    explored,
    ...(explored || knowsTile(state, place, viewer) ? { tile: state.tiles[place] } : {}),
    looked: state.looked[place],
    settlers: state.players.map((_, seat) => state.settlers[seat * PLACES + place]),
    towns: state.towns[place],
    city: state.cities[place],
    stronghold: state.strongholds[place],
    vault: state.vaults[place],
    mine: state.mines[place],
    increase: state.increases[place],
    cathedral: state.cathedrals[place] > 0,
  };
}

function faceDown(state: State): FaceDown {
  return {
    spareTiles: state.spareTiles.slice(),
    bonusOut: state.bonusOut.map((faces) => faces.slice()),
    progressOut: state.progressOut.slice(),
  };
}
