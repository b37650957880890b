import { type Placement, placementsOf, type State, withTile } from '@portolan/amerigo';
import { makeStore } from '@portolan/client';
import type { Scene } from '../table/scene.ts';
import { holdOver, turnHeld, turnOf } from './hand.ts';
import { playerOf, stateInScene } from './inScene.ts';
import type { Laying } from './laying.ts';

/** Tiles that a player only considers; nothing of it is played or sent. */
export interface Trying {
  /** The tile in the hand. */
  readonly piece: number | undefined;
  readonly laid: readonly Placement[];
}

/** Undefined while no tiles are being tried. */
export const trying = makeStore<Trying | undefined>(undefined);

/** What the hand holds a tile for. */
const TRYING = 'trying';

export function tryPiece(piece: number | undefined): void {
  trying.set({ laid: trying.get()?.laid ?? [], piece });
}

export function stopTrying(): void {
  if (trying.get() !== undefined) trying.set(undefined);
}

export function takeBack(laid: Placement): void {
  const now = trying.get();
  if (now !== undefined) trying.set({ piece: laid.piece, laid: now.laid.filter((one) => one !== laid) });
}

/** How many of each piece the player has planned, and could still plan. */
export interface Pieces {
  readonly planned: readonly number[];
  readonly supply: readonly number[];
}

export function piecesOf(scene: Scene): Pieces {
  const { view } = scene;
  const player = playerOf(scene);
  return { planned: player?.planned ?? [], supply: [...view.supply, ...(player?.villages ?? [])] };
}

/** The tile in the hand, over the map with everything that was tried before. */
export function layingTried(scene: Scene, { piece, laid }: Trying): Laying | undefined {
  const { box, me = 0 } = scene;
  if (piece === undefined) return undefined;
  const turns = box.pieces.outlines[piece]?.length ?? 1;
  const turn = (turnOf(TRYING) ?? 0) % turns;
  const state = stateWith(scene, laid);
  const fitting = placementsOf(box, state, { seat: me, piece }).filter((one) => one.turn === turn);
  return {
    holder: TRYING,
    seat: me,
    piece,
    turn,
    turns,
    state,
    legal: new Set(fitting.map(({ space }) => space)),
    placed: undefined,
    targetOf: () => undefined,
    place(space) {
      trying.set({ piece: undefined, laid: [...laid, { piece, turn, space }] });
      holdOver(TRYING, undefined);
    },
    turnTo: (next) => turnHeld(TRYING, next),
  };
}

function stateWith(scene: Scene, laid: readonly Placement[]): State {
  const { box, me = 0 } = scene;
  return laid.reduce((state, placement) => withTile(box, state, me, placement), stateInScene(scene));
}
