import type { Seat } from '@portolan/kernel';
import type { Components } from './data/components.ts';
import { COLOURS, type Colour, GOODS, type Production, TOKEN_KINDS, type Token, type TokenKind } from './ids.ts';
import { type Atlas, makeAtlas } from './map/atlas.ts';
import { type Frame, makeFrame } from './map/frame.ts';
import { type MapLayout, makeMapLayout } from './map/mapLayout.ts';
import { type MoveBook, type MoveNames, makeMoveBook } from './moves.ts';
import { makePieces, type Pieces } from './pieces.ts';

/** A token that adds action points to an action. */
export interface Bonus {
  readonly token: Token;
  readonly amount: number;
}

/**
 * The components of one edition, opened into lookup tables for the rules. Everything that depends on the data alone is
 * computed here once; the rules contain no numbers of their own.
 */
export interface Box {
  readonly components: Components;
  readonly atlas: Atlas;
  /** By player count. */
  readonly frames: Readonly<Record<number, Frame>>;
  readonly pieces: Pieces;
  readonly names: MoveNames;
  readonly moves: MoveBook;
  /** By Colour: the tokens that add action points. */
  readonly bonuses: readonly (readonly Bonus[])[];
  /** By kind: the set of its tokens. */
  readonly tokens: Readonly<Record<TokenKind, number>>;
  /** By Token: its number, 0 where it has none. */
  readonly amounts: readonly number[];
  readonly goldTokens: readonly Token[];
  /** The distinct pairs of good and cost. */
  readonly production: readonly { readonly good: number; readonly cost: number }[];
  /** By player count: every production token in play. */
  readonly productionSets: Readonly<Record<number, readonly Production[]>>;
  /** By space of the order track. */
  readonly orderColours: readonly Colour[];
  /** By space: the highest points reached or passed. */
  readonly orderWorth: readonly number[];
  readonly progressWorth: readonly number[];
  /** By space of the progress track: 1 where points are printed. */
  readonly progressMarks: readonly number[];
  /** By number of cubes dropped: the probability that a cube inside comes out. */
  readonly release: readonly number[];
  /** Layouts of recently used maps, the latest first. */
  readonly layouts: MapLayout[];
}

export function makeBox(components: Components): Box {
  const { tracks, progressTokens, layouts } = components;
  const atlas = makeAtlas(components);
  const pieces = makePieces(components);
  const production = distinctProduction(components);
  const orderColours = tracks.order.colours.split(' ').map((id) => COLOURS.indexOf(id as 'white'));
  const names: MoveNames = {
    atlas,
    tokens: progressTokens.map((token) => token.id),
    pieces: pieces.names,
    production,
    cannons: tracks.cannons,
    lastProgress: tracks.progress.last,
    lastOrder: orderColours.length - 1,
  };
  return {
    components,
    atlas,
    frames: { 2: makeFrame(atlas, layouts[2]), 3: makeFrame(atlas, layouts[3]), 4: makeFrame(atlas, layouts[4]) },
    pieces,
    names,
    moves: makeMoveBook(names),
    bonuses: COLOURS.map((colour) =>
      progressTokens.flatMap((one, token) =>
        one.kind === 'actionPoints' && one.colours?.includes(colour) ? [{ token, amount: one.amount ?? 0 }] : [],
      ),
    ),
    tokens: tokenSets(components),
    amounts: progressTokens.map((token) => token.amount ?? 0),
    goldTokens: progressTokens.flatMap((one, token) => (one.kind === 'gold' ? [token] : [])),
    production,
    productionSets: { 2: productionFor(2), 3: productionFor(3), 4: productionFor(4) },
    orderColours,
    orderWorth: worthBySpace(tracks.order.points, orderColours.length - 1),
    progressWorth: worthBySpace(tracks.progress.points, tracks.progress.last),
    progressMarks: Array.from({ length: tracks.progress.last + 1 }, (_, at) => (at in tracks.progress.points ? 1 : 0)),
    release: releaseChances(components),
    layouts: [],
  };

  /** [AM-SETUP-25] */
  function productionFor(players: number): Production[] {
    return components.productionTokens
      .filter((one) => one.players <= players)
      .flatMap((one) => {
        const kind = production.findIndex(({ good, cost }) => GOODS[good] === one.good && cost === one.cost);
        return Array.from({ length: one.count }, () => kind);
      });
  }
}

function distinctProduction({ productionTokens }: Components): Box['production'] {
  const pairs = productionTokens.map(({ good, cost }) => ({ good: GOODS.indexOf(good), cost }));
  return pairs
    .filter((one, at) => pairs.findIndex((other) => other.good === one.good && other.cost === one.cost) === at)
    .sort((one, other) => one.good - other.good || one.cost - other.cost);
}

function tokenSets({ progressTokens }: Components): Record<TokenKind, number> {
  const setOf = (kind: TokenKind): number =>
    progressTokens.reduce((bits, one, token) => (one.kind === kind ? bits | (1 << token) : bits), 0);
  return Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, setOf(kind)])) as Record<TokenKind, number>;
}

function worthBySpace(points: Readonly<Record<string, number>>, last: number): number[] {
  const worth: number[] = [];
  for (let space = 0; space <= last; space++) worth.push(points[space] ?? worth[space - 1] ?? 0);
  return worth;
}

/** One minus the probability that none of the dropped cubes knocks it out. [AM-TOWER-12] */
function releaseChances({ tower, cubesPerColour }: Components): number[] {
  const [part, whole] = tower.released;
  const chances: number[] = [];
  for (let dropped = 0, stays = 1; dropped <= cubesPerColour; dropped++) {
    chances.push(1 - stays);
    stays = (stays * (whole - part)) / whole;
  }
  return chances;
}

const KEPT_LAYOUTS = 8;

/** The layout of a map. It follows from the tiles, so those of a few recently used maps are cached. */
export function layoutOf(
  box: Box,
  { seats, tiles }: { readonly seats: Seat; readonly tiles: readonly number[] },
): MapLayout {
  const { layouts } = box;
  for (let i = 0; i < layouts.length; i++) {
    const layout = layouts[i];
    if (!sameTiles(layout, seats, tiles)) continue;
    if (i > 0) {
      layouts.splice(i, 1);
      layouts.unshift(layout);
    }
    return layout;
  }
  const { atlas, components, frames } = box;
  const layout = makeMapLayout({ atlas, components, frame: frames[seats], players: seats, tiles });
  if (layouts.length === KEPT_LAYOUTS) layouts.pop();
  layouts.unshift(layout);
  return layout;
}

function sameTiles(layout: MapLayout, seats: number, tiles: readonly number[]): boolean {
  if (layout.players !== seats || layout.tiles.length !== tiles.length) return false;
  for (let place = 0; place < tiles.length; place++) if (layout.tiles[place] !== tiles[place]) return false;
  return true;
}
