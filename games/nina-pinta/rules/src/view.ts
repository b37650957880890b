import type { Seat, Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import {
  type Face,
  GOVERNING,
  GROUPS,
  type GroupId,
  LANDS,
  type LandId,
  MARKERS,
  NOBODY,
  NOTHING,
  OVER,
  PHASES,
  type PhaseId,
  PLACES,
  SELECTING,
  TERRAINS,
  type TokenKind,
  WORLDS,
  type World,
  type WorldId,
} from './ids.ts';
import type { Readings } from './options.ts';
import { benefitCost } from './queries/benefits.ts';
import { isAtWar } from './queries/lands.ts';
import type { Frame, State } from './state.ts';
import { type PlaceView, viewPlace } from './viewPlace.ts';
import { type PlayerView, viewPlayer } from './viewPlayer.ts';

/** What holds for a whole world. */
export interface WorldView {
  readonly id: WorldId;
  readonly atWar: boolean;
  /** Its Grow token, and its Build token, have been revealed. */
  readonly grown: boolean;
  readonly buildable: boolean;
  /** The groups of Progress Benefits whose value is the number of its Cities. */
  readonly markers: readonly GroupId[];
  readonly cities: number;
  /** Solo: Planck's Pirates on its compass. */
  readonly pirates: number;
}

/** A Benefit on display. */
export interface BenefitView {
  readonly name: string;
  /** Of Progress Benefits. */
  readonly group?: GroupId;
}

/** What is face down, for looking back at a finished game. */
export interface FaceDown {
  readonly spareTiles: readonly string[];
  /** By era, Bonus Benefits that left the game; and the Progress Benefits. */
  readonly bonuses: readonly (readonly string[])[];
  readonly progress: readonly string[];
}

export interface View {
  readonly viewer: Viewer;
  /** Seats at the table; a solo game has one and two players. */
  readonly seats: number;
  readonly open: boolean;
  readonly askTies: boolean;
  /** The second readings the table agreed on, if any. */
  readonly readings?: Readings;
  readonly era: number;
  readonly phase: PhaseId;
  /** The round of the phase, from 1. */
  readonly round: number;
  /** The pending decision; absent when the game is over. */
  readonly question?: Frame;
  /** Where the ship sails, or what is governed. */
  readonly world?: WorldId;
  /** While Benefits are selected: what the next one costs. */
  readonly cost?: number;
  readonly order: readonly Seat[];
  /** Who has passed, and to which space, counted from 1. */
  readonly passes: readonly { readonly space: number; readonly seat: Seat }[];
  readonly players: readonly PlayerView[];
  readonly worlds: readonly WorldView[];
  /** Benefits on display from the blunt end of the arrow; empty spaces are left out. */
  readonly display: readonly BenefitView[];
  /** By Place. */
  readonly places: readonly PlaceView[];
  /** Grow and Build tokens turned up so far. */
  readonly tokens: readonly { readonly world: WorldId; readonly kind: TokenKind; readonly gold: number }[];
  /** Lands whose City disc is still available. */
  readonly cityDiscs: readonly LandId[];
  /** Solo: what is publicly known of the stacks, UNSEEN elsewhere; the next one first. */
  readonly progressStack: readonly string[];
  readonly tileStack: readonly string[];
  /** Solo: the order in which Planck governs. */
  readonly goals: readonly WorldId[];
  readonly faceDown?: FaceDown;
}

/** Stands for a counter or tile that nobody has seen. */
export const UNSEEN = '?';

export function view(box: Box, state: State, viewer: Viewer): View {
  const question = state.stack.at(-1);
  const world = worldOfTurn(state, question);
  return {
    viewer,
    seats: state.seats,
    open: state.open,
    askTies: state.askTies,
    ...(state.readings === undefined ? {} : { readings: { ...state.readings } }),
    era: state.era,
    phase: state.phase === OVER ? 'over' : (PHASES[state.phase] ?? 'start'),
    round: state.round + 1,
    ...(question === undefined ? {} : { question: { ...question } }),
    ...(world === undefined ? {} : { world }),
    ...(state.phase === SELECTING ? { cost: benefitCost(box, state) } : {}),
    order: state.order.slice(),
    passes: state.passes.flatMap((seat, space) => (seat === NOBODY ? [] : [{ space: space + 1, seat }])),
    players: state.players.map((_, seat) => viewPlayer(box, state, seat, viewer)),
    worlds: WORLDS.map((id, world) => viewWorld(state, id, world)),
    display: state.display.filter((face) => face !== NOTHING).map((face) => viewBenefit(box, face)),
    places: Array.from({ length: PLACES }, (_, place) => viewPlace(box, state, place, viewer)),
    tokens: state.tokens.map((token) => {
      const { world, kind, gold } = box.components.tokens[token];
      return { world, kind, gold };
    }),
    cityDiscs: box.names.lands.filter((_, land) => isDiscFree(state, land)),
    progressStack: state.progressStack
      .map((face, at) => (state.progressSeen[at] === 1 ? box.faces.names[face] : UNSEEN))
      .reverse(),
    tileStack: state.tileStack.map((land, at) => (state.tileSeen[at] === 1 ? box.names.lands[land] : UNSEEN)),
    goals: state.goals.map((world) => WORLDS[world]),
    ...(viewer === 'open' ? { faceDown: faceDown(box, state) } : {}),
  };
}

function worldOfTurn(state: State, question: Frame | undefined): WorldId | undefined {
  if (question === undefined || question.kind === 'chooseWorld') return undefined;
  if (state.phase === GOVERNING) return WORLDS[state.world];
  return 'world' in question ? WORLDS[question.world] : undefined;
}

function viewWorld(state: State, id: WorldId, world: World): WorldView {
  let cities = 0;
  for (let land = 0; land < LANDS.length; land++) if (state.cities[world * LANDS.length + land] !== NOBODY) cities++;
  return {
    id,
    atWar: isAtWar(state, world),
    grown: state.grow[world] > 0,
    buildable: state.build[world] > 0,
    markers: MARKERS.filter((_, group) => state.markers[group] === world),
    cities,
    pirates: state.pirates[world],
  };
}

function viewBenefit({ faces }: Box, face: Face): BenefitView {
  const group = GROUPS[faces.group[face]];
  return group === undefined ? { name: faces.names[face] } : { name: faces.names[face], group };
}

/** Each disc can be placed once, in one of the worlds. [NP-BUILD-20] */
function isDiscFree(state: State, land: number): boolean {
  return WORLDS.every((_, world) => state.cities[world * LANDS.length + land] === NOBODY);
}

function faceDown({ atlas, names, faces }: Box, state: State): FaceDown {
  return {
    spareTiles: state.spareTiles.map((tile) => `${names.lands[atlas.land[tile]]} ${TERRAINS[atlas.terrain[tile]]}`),
    bonuses: state.bonusOut.map((counters) => counters.map((face) => faces.names[face])),
    progress: state.progressOut.map((face) => faces.names[face]),
  };
}
