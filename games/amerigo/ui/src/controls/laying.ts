import { type Placement, placementsOf, type State } from '@portolan/amerigo';
import { pickedOf } from '@portolan/table-kit';
import { placeId } from '../table/placeId.ts';
import type { Question, Scene } from '../table/scene.ts';
import { holdOver, turnHeld, turnOf } from './hand.ts';
import { stateInScene } from './inScene.ts';
import { cellsOf } from './tileCells.ts';

/** A tile that is held over the map, to be laid or only to be tried. */
export interface Laying {
  /** What it is held for, see hand.ts. */
  readonly holder: unknown;
  readonly seat: number;
  readonly piece: number;
  readonly turn: number;
  /** How many orientations it has. */
  readonly turns: number;
  /** The map it would be laid on. */
  readonly state: State;
  /** The spaces where its first square may lie in this orientation. */
  readonly legal: ReadonlySet<number>;
  /** Where it has been put down, to be confirmed. */
  readonly placed: Placement | undefined;
  /** The target of a space; undefined where tiles are only tried. */
  targetOf(space: number): string | undefined;
  place(space: number): void;
  turnTo(turn: number): void;
}

type LayQuestion = Extract<Question, { readonly kind: 'layTile' }>;

/** The tile that the question is about. */
export function layingOf(scene: Scene, question: LayQuestion): Laying {
  const { box, view, turn: choice } = scene;
  const { seat, piece } = question;
  const placed = placedIn(scene, piece);
  const picked = pickedOf(scene, 'turn:');
  const turn = placed?.turn ?? turnOf(view) ?? (picked === undefined ? firstTurn(scene) : Number(picked));
  const turns = box.pieces.outlines[piece]?.length ?? 1;
  return {
    holder: view,
    seat,
    piece,
    turn,
    turns,
    state: stateInScene(scene),
    legal: spacesIn(scene, turn),
    placed,
    targetOf: (space) => `space:${placeId(box, space)}`,
    place(space) {
      choice?.cancel();
      choice?.pick(`turn:${turn}`, `space:${placeId(box, space)}`);
      holdOver(view, undefined);
    },
    turnTo(next) {
      turnHeld(view, next);
      choice?.cancel();
      choice?.pick(`turn:${next}`);
    },
  };
}

/** The first orientation in which the tile fits. */
function firstTurn({ turn }: Scene): number {
  const [first = 'turn:0'] = [...(turn?.whole.lit.keys() ?? [])].filter((target) => target.startsWith('turn:'));
  return Number((turn?.whole.settled.find((target) => target.startsWith('turn:')) ?? first).slice('turn:'.length));
}

/** The first squares of the legal placements in one orientation. */
function spacesIn({ box, turn: choice }: Scene, turn: number): ReadonlySet<number> {
  const spaces = new Set<number>();
  for (const { text } of choice?.selection.options ?? []) {
    const move = box.moves.byText.get(text);
    if (move?.kind === 'lay' && move.turn === turn) spaces.add(move.space);
  }
  return spaces;
}

function placedIn({ box, turn }: Scene, piece: number): Placement | undefined {
  const chosen = turn?.outlook.chosen;
  const move = chosen === undefined ? undefined : box.moves.byText.get(chosen.text);
  return move?.kind === 'lay' ? { piece, turn: move.turn, space: move.space } : undefined;
}

/** Everything that the tile could cover in this orientation: by space, the first squares of the placements over it. */
export function coverable(scene: Scene, { piece, turn, legal }: Laying): ReadonlyMap<number, readonly number[]> {
  const { stride } = scene.layout;
  const cells = cellsOf(scene.box, piece, turn);
  const over = new Map<number, number[]>();
  for (const space of legal) {
    for (const { row, col } of cells) {
      const covered = space + row * stride + col;
      const firsts = over.get(covered);
      if (firsts === undefined) over.set(covered, [space]);
      else firsts.push(space);
    }
  }
  return over;
}

/** How often the tile fits in each orientation. */
export function placesByTurn({ box }: Scene, { seat, piece, state, turns }: Laying): readonly number[] {
  const counts = Array.from({ length: turns }, () => 0);
  for (const { turn } of placementsOf(box, state, { seat, piece })) counts[turn] = (counts[turn] ?? 0) + 1;
  return counts;
}
