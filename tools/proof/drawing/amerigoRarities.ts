import { type Box, cubesOnAction, type Event, layoutOf, type Move, type State, type View } from '@portolan/amerigo';
import type { Occasion } from '@portolan/client/testing';
import type { Rarity } from './speakers.ts';

type Here = Occasion<State, Move, Event, View>;
type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

const PLACES = [/^found/, /^lay/, /^build/];

/** Players who only load, only progress, only advance, hoard gold, or fill islands. */
export const AMERIGO_BENTS: readonly (readonly RegExp[])[] = [
  [/^load [1-9]/, /^act black/, /^gold/],
  [/^token P1[67]/, /^progress/, /^act brown/, /^gold/],
  [/^advance [1-9]/, /^act white/, /^gold/],
  [/^token P1[67]/, /^gold/],
  [...PLACES, /^act green/, /^plan village (single|pair)/, /^plan village/, /^act red/, /^act blue/],
];

/** Ends of tracks, a full gold track, an empty display, and moves that complete an island. */
export function amerigoRarities(box: Box, { state, seat, legal }: Here): readonly Rarity[] {
  const frame = state.stack.at(-1);
  const player = state.players[seat ?? -1];
  if (frame === undefined || player === undefined) return [];
  const { cannons, gold, order, progress } = { ...box.components.tracks };
  const ap = 'ap' in frame ? frame.ap : 0;
  const kinds: readonly (readonly [string, boolean])[] = [
    ['much gold', frame.kind === 'takeTurn' && player.gold + Math.ceil(cubesOnAction(state) / 3) > gold],
    ['cash', legal.some(({ kind }) => kind === 'cash')],
    ['cash too much', player.gold + 3 > gold && legal.some(({ kind }) => kind === 'cash')],
    ['full of cannons', frame.kind === 'loadCannons' && player.cannons + ap > cannons],
    ['end of the order', frame.kind === 'moveOrder' && player.track + ap > order.colours.split(' ').length - 1],
    ['end of progress', frame.kind === 'moveProgress' && player.progress + ap >= progress.last],
    ['no token', frame.kind === 'moveProgress' && state.display.every((token) => token < 0)],
  ];
  return [...kinds.flatMap(([kind, isHere]) => (isHere ? [{ kind }] : [])), ...completing(box, state, legal)];
}

/** Tiles that fill an island, alone or shared, big or small; and the posts that do. */
function completing(box: Box, state: State, legal: readonly Move[]): readonly Rarity[] {
  const frame = state.stack.at(-1);
  const piece = frame?.kind === 'layTile' ? frame.piece : -1;
  const { islandOf } = layoutOf(box, state);
  const found = legal
    .filter((move): move is MoveOf<'lay' | 'found'> => move.kind === 'lay' || move.kind === 'found')
    .map((move) => ({ move, island: islandOf[move.space] ?? -1 }))
    .find(({ move, island }) => state.empty[island] === (move.kind === 'found' ? 1 : box.pieces.squares[piece]));
  if (found === undefined) return [];
  const { move, island } = found;
  const owners = state.players.filter(({ outposts }) => (outposts[island] ?? 0) > 0).length;
  const isBig = (layoutOf(box, state).sizes[island] ?? 0) >= box.components.mapLimits.bigIsland;
  return [{ kind: `${move.kind} completes ${isBig ? 'big' : 'small'} ${owners > 1 ? 'shared' : 'own'}`, move }];
}
