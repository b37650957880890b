import type { Good, Island, Piece, Space } from '../ids.ts';
import { NOTHING } from '../ids.ts';
import { goodAt, type MapLayout } from '../map/mapLayout.ts';
import type { Move } from '../moves.ts';
import { spacesOf } from '../placement.ts';
import { listPlacements } from '../queries/placements.ts';
import type { State } from '../state.ts';
import { pocketsBeside } from './pockets.ts';
import type { Situation } from './situation.ts';

/** What the worth of laying a given piece on a given island depends on. */
export interface Site {
  /** The goods it covers, in the order of the squares of the piece. */
  readonly goods: readonly Good[];
  readonly pockets: number;
}

/**
 * An island as a seat finds it. Imagined games of one search meet the same few again and again, so where pieces fit is
 * found only once for each.
 */
export interface Ground {
  readonly island: Island;
  /** By row from the first of the island: empty land, and what is linked to a post of the seat, a bit for each column. */
  readonly free: readonly number[];
  readonly linked: readonly number[];
  /** By Piece; found on first use. */
  readonly sites: (readonly Site[] | undefined)[];
}

/** The rows of an island, and its land in each of them. */
interface Shore {
  readonly first: number;
  readonly land: readonly number[];
}

interface Survey {
  readonly shores: readonly Shore[];
  /** By Island: the grounds met so far, by a hash of their rows. */
  readonly known: Map<number, Ground[]>[];
  /** By seat, then by Island: the ground met last, which is most often met again. */
  readonly last: (Ground | undefined)[][];
  count: number;
}

/** A search for one move meets some hundreds. */
const MOST_GROUNDS = 4000;

const surveys = new WeakMap<MapLayout, Survey>();

function surveyOf(layout: MapLayout): Survey {
  let survey = surveys.get(layout);
  if (survey === undefined) {
    survey = { shores: layout.sizes.map((_, island) => shoreOf(layout, island)), known: [], last: [], count: 0 };
    surveys.set(layout, survey);
  }
  if (survey.count > MOST_GROUNDS || survey.known.length === 0) forget(survey);
  return survey;
}

function forget(survey: Survey): void {
  for (let island = 0; island < survey.shores.length; island++) survey.known[island] = new Map();
  survey.count = 0;
}

function shoreOf({ islandOf, height, width, stride }: MapLayout, island: Island): Shore {
  const rows: number[] = [];
  for (let row = 0; row < height; row++) {
    rows[row] = 0;
    for (let col = 0; col < width; col++) if (islandOf[row * stride + col] === island) rows[row] |= 1 << col;
  }
  const first = rows.findIndex((bits) => bits !== 0);
  return { first, land: rows.slice(first, rows.findLastIndex((bits) => bits !== 0) + 1) };
}

/** The islands on which the seat has a post, as long as they have empty spaces. */
export function groundsOf(situation: Situation): readonly Ground[] {
  situation.grounds ??= findGrounds(situation);
  return situation.grounds;
}

function findGrounds({ layout, state, seat, player }: Situation): Ground[] {
  const survey = surveyOf(layout);
  survey.last[seat] ??= [];
  const last = survey.last[seat];
  const grounds: Ground[] = [];
  for (let island = 0; island < survey.shores.length; island++) {
    if (player.outposts[island] === 0 || state.empty[island] === 0) continue;
    const shore = survey.shores[island];
    const from = seat * layout.height;
    let ground = last[island];
    if (ground === undefined || !isStill(ground, shore, state, from)) {
      readRows(shore, state, from);
      ground = groundOf(survey, island);
      last[island] = ground;
    }
    grounds.push(ground);
  }
  return grounds;
}

/** `from` is where the rows of the seat begin in what is linked. */
function isStill({ free, linked }: Ground, { first, land }: Shore, state: State, from: number): boolean {
  for (let i = 0; i < land.length; i++) {
    if (free[i] !== (land[i] & ~state.covered[first + i])) return false;
    if (linked[i] !== (land[i] & state.linked[from + first + i])) return false;
  }
  return true;
}

/** The ground looked at; scratch space. */
const free: number[] = [];
const linked: number[] = [];

/** Fills the two tables above. */
function readRows({ first, land }: Shore, state: State, at: number): void {
  free.length = land.length;
  linked.length = land.length;
  for (let i = 0; i < land.length; i++) {
    free[i] = land[i] & ~state.covered[first + i];
    linked[i] = land[i] & state.linked[at + first + i];
  }
}

function hashRows(): number {
  let hash = 0;
  for (let i = 0; i < free.length; i++) hash = Math.imul(Math.imul(hash, 31) + free[i], 31) + linked[i];
  return hash | 0;
}

function groundOf(survey: Survey, island: Island): Ground {
  const known = survey.known[island];
  const hash = hashRows();
  const alike = known.get(hash) ?? [];
  for (const ground of alike) if (isThis(ground)) return ground;
  const ground: Ground = { island, free: free.slice(), linked: linked.slice(), sites: [] };
  alike.push(ground);
  known.set(hash, alike);
  survey.count++;
  return ground;
}

function isThis(ground: Ground): boolean {
  for (let i = 0; i < free.length; i++) {
    if (ground.free[i] !== free[i] || ground.linked[i] !== linked[i]) return false;
  }
  return true;
}

/** The ways to lay a piece on one of the grounds of the situation: of those that cover the same goods, the best. */
export function sitesOn(situation: Situation, ground: Ground, piece: Piece): readonly Site[] {
  ground.sites[piece] ??= findSites(situation, ground.island, piece);
  return ground.sites[piece];
}

function findSites(situation: Situation, island: Island, piece: Piece): Site[] {
  const { box, layout, state, seat } = situation;
  const { first, land } = surveyOf(layout).shores[island];
  const moves: Move[] = [];
  listPlacements(box, state, { seat, piece, rows: [first, first + land.length] }, moves);
  const sites = new Map<string, Site>();
  for (const move of moves) {
    if (move.kind !== 'lay' || layout.islandOf[move.space] !== island) continue;
    const site = siteOf(situation, spacesOf(box, { piece, turn: move.turn, space: move.space }));
    const goods = String(site.goods);
    const known = sites.get(goods);
    // Pockets only ever count against a placement.
    if (known === undefined || site.pockets < known.pockets) sites.set(goods, site);
  }
  return [...sites.values()];
}

export function siteOf(situation: Situation, spaces: readonly Space[]): Site {
  const goods: Good[] = [];
  for (const space of spaces) {
    const good = goodAt(situation.layout, space);
    if (good !== NOTHING) goods.push(good);
  }
  return { goods, pockets: pocketsBeside(situation, spaces) };
}
