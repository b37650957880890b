import type { Audit, AuditStep } from '@portolan/kernel/testing';
import { type Box, chartOf } from '../box.ts';
import { spacesOf } from '../effects/layTile.ts';
import type { Event } from '../events.ts';
import { COLOURS, GOODS, NOBODY, NOTHING, NOWHERE, type Space } from '../ids.ts';
import { LAND, WATER } from '../map/atlas.ts';
import { goodAt } from '../map/chart.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

/** Counts Amerigo's pieces and points anew, by other ways than the rules do. */
export function makeAudit(box: Box): Audit<State, Event, Options> {
  return {
    pieces: (state) => {
      const spread = spreadOf(box, state);
      return [
        ...cubeFaults(box, state),
        ...tileFaults(box, state),
        ...spread.faults,
        ...rowFaults(box, state, spread),
        ...islandFaults(box, state, spread),
        ...goodsFaults(box, state, spread),
        ...stockFaults(box, state),
        ...state.players.flatMap((_, seat) => seatFaults(box, state, seat, spread)),
      ];
    },
    scores: (state) => state.players.map((player) => player.score),
    rescore: (history, seats) => rescore(history, seats),
    deducible: DEDUCIBLE,
  };
}

/** Parts of the state that no view spells out but everybody can work out from the tiles and posts on the map. */
const DEDUCIBLE: readonly string[] = ['covered/*', 'neutrals/*', 'villages/*', 'linked/*'];

/** What lies on each covered space. */
interface Spread {
  /** By Space: `post`, `village` or `neutral`, and whose. */
  readonly on: ReadonlyMap<Space, { readonly what: string; readonly seat: number }>;
  readonly faults: readonly string[];
}

function spreadOf(box: Box, state: State): Spread {
  const chart = chartOf(box, state);
  const on = new Map<Space, { what: string; seat: number }>();
  const faults: string[] = [];
  const put = (space: Space, what: string, seat: number): void => {
    if (on.has(space)) faults.push(`${what} of ${seat} on ${on.get(space)?.what} at ${space}`);
    if (!(chart.squares[space] >= LAND)) faults.push(`${what} of ${seat} in the water at ${space}`);
    on.set(space, { what, seat });
  };
  for (const { seat, space } of postsOf(box, state)) put(space, 'post', seat);
  for (let at = 0; at < state.laid.length; at += 4) {
    const [seat, piece, turn, space] = state.laid.slice(at, at + 4);
    const what = piece < box.pieces.neutrals ? 'neutral' : 'village';
    for (const one of spacesOf(box, { piece, turn, space })) put(one, what, seat);
  }
  return { on, faults };
}

function* postsOf(box: Box, state: State): Generator<{ seat: number; space: Space }> {
  const { height, width } = chartOf(box, state);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let row = 0; row < height; row++) {
      for (let col = 0; col < width; col++) {
        if ((state.posts[seat * height + row] >> col) & 1) yield { seat, space: row * box.atlas.stride + col };
      }
    }
  }
}

/** Seven of each colour in tower, storage and action space. */
function cubeFaults(box: Box, state: State): string[] {
  return COLOURS.flatMap((id, colour) => {
    const found = [state.tower[colour], state.storage[colour], state.action[colour]];
    const right = total(found) === box.components.cubesPerColour && found.every((count) => count >= 0);
    return right ? [] : [`${id} cubes: ${found.join(' + ')}`];
  });
}

/** Tiles in the supplies, planned and on the map are those of the box. */
function tileFaults(box: Box, state: State): string[] {
  const { neutrals, counts, names } = box.pieces;
  const laidBy = (piece: number, seat?: number): number => {
    let found = 0;
    for (let at = 0; at < state.laid.length; at += 4) {
      if (state.laid[at + 1] === piece && (seat === undefined || state.laid[at] === seat)) found++;
    }
    return found;
  };
  return counts.flatMap((count, piece) => {
    if (piece < neutrals) {
      const found = state.supply[piece] + total(state.players.map((one) => one.planned[piece])) + laidBy(piece);
      return found === count ? [] : [`${names[piece]}: ${found} of ${count}`];
    }
    return state.players.flatMap((player, seat) => {
      const found = player.villages[piece - neutrals] + player.planned[piece] + laidBy(piece, seat);
      return found === count ? [] : [`${names[piece]} of seat ${seat}: ${found} of ${count}`];
    });
  });
}

/** The tables by row say what lies on the map, and the links are what a search from the posts finds. */
function rowFaults(box: Box, state: State, { on }: Spread): string[] {
  const { height } = chartOf(box, state);
  const faults: string[] = [];
  const compare = (name: string, rows: readonly number[], wanted: (space: Space) => boolean): void => {
    for (let row = 0; row < height; row++) {
      for (let col = 0; col < box.atlas.stride; col++) {
        const space = row * box.atlas.stride + col;
        if (((rows[row] >> col) & 1) === (wanted(space) ? 1 : 0)) continue;
        faults.push(`${name} at ${row},${col}`);
        return;
      }
    }
  };
  compare('covered', state.covered, (space) => on.has(space));
  compare('neutrals', state.neutrals, (space) => on.get(space)?.what === 'neutral');
  for (let seat = 0; seat < state.seats; seat++) {
    const part = (rows: readonly number[]): number[] => rows.slice(seat * height, (seat + 1) * height);
    const linked = linksOf(box, { on, faults: [] }, seat);
    compare(`villages of ${seat}`, part(state.villages), (space) => {
      const here = on.get(space);
      return here?.what === 'village' && here.seat === seat;
    });
    compare(`links of ${seat}`, part(state.linked), (space) => linked.has(space));
  }
  return faults;
}

function linksOf(box: Box, { on }: Spread, seat: number): Set<Space> {
  const { stride } = box.atlas;
  const found = new Set<Space>();
  for (const [space, { what, seat: owner }] of on) if (what === 'post' && owner === seat) found.add(space);
  for (const space of found) {
    for (const next of [space - 1, space + 1, space - stride, space + stride]) {
      const here = on.get(next);
      if (here?.what === 'neutral' || (here?.what === 'village' && here.seat === seat)) found.add(next);
    }
  }
  return found;
}

function islandFaults(box: Box, state: State, { on }: Spread): string[] {
  const chart = chartOf(box, state);
  const building = state.stack.some((frame) => frame.kind === 'chooseTile' || frame.kind === 'layTile');
  const claimed = state.completed.filter((seat, island) => seat !== NOBODY && chart.big[island]).length;
  const faults = chart.sizes.flatMap((size, island) => {
    const covered = [...on.keys()].filter((space) => chart.islandOf[space] === island).length;
    const wrong = state.empty[island] !== size - covered ? [`island ${island}: ${state.empty[island]} empty`] : [];
    const done = state.empty[island] === 0;
    // While somebody builds, an island may be full and not yet scored.
    const early = (state.completed[island] !== NOBODY) !== done && !(building && done);
    return early ? [...wrong, `island ${island}: completed by ${state.completed[island]}`] : wrong;
  });
  const chests = total(state.players.map((player) => player.chests));
  return chests > claimed ? [...faults, `${chests} chests of ${claimed}`] : faults;
}

/** Goods with players and on uncovered spaces are those printed on the map. */
function goodsFaults(box: Box, state: State, { on }: Spread): string[] {
  const chart = chartOf(box, state);
  return GOODS.flatMap((id, good) => {
    const spaces = Array.from(chart.squares, (_, space) => space).filter((space) => goodAt(chart, space) === good);
    const taken = spaces.filter((space) => on.has(space)).length;
    const owned = total(state.players.map((player) => player.goods[good]));
    return owned === taken ? [] : [`${id}: ${owned} owned, ${taken} covered`];
  });
}

function stockFaults(box: Box, state: State): string[] {
  const faults: string[] = [];
  const { markers } = box.components.pirates;
  const pirates = sorted([...state.piratesUp, ...state.piratesDown, ...state.piratesOut]);
  if (pirates.join() !== sorted(markers).join()) faults.push(`pirate markers ${pirates.join()}`);
  const owned = state.players.flatMap((player) =>
    box.amounts.map((_, token) => token).filter((token) => (player.tokens >> token) & 1),
  );
  const tokens = [...owned, ...state.display.filter((token) => token !== NOTHING), ...state.progressStack];
  if (new Set(tokens).size !== tokens.length) faults.push(`progress tokens ${sorted(tokens).join()}`);
  const bought = total(
    state.players.map((player) => total(player.production) - GOODS.length * box.components.printedProduction),
  );
  const production = [...state.market.filter((one) => one !== NOTHING), ...state.productionStack];
  const left = box.productionSets[state.seats].slice();
  for (const one of production) left.splice(left.indexOf(one), 1);
  if (left.length + production.length !== box.productionSets[state.seats].length) faults.push('production tokens');
  if (bought > left.length) faults.push(`${bought} production tokens bought, ${left.length} gone`);
  return faults;
}

function seatFaults(box: Box, state: State, seat: number, { on }: Spread): string[] {
  const player = state.players[seat];
  const chart = chartOf(box, state);
  const { posts, tracks } = box.components;
  const faults: string[] = [];
  const found = [...on.values()].filter((one) => one.what === 'post' && one.seat === seat).length;
  if (found + player.posts !== posts) faults.push(`seat ${seat}: ${found + player.posts} posts`);
  for (let island = 0; island < chart.sizes.length; island++) {
    const here = [...on].filter(
      ([space, one]) => one.what === 'post' && one.seat === seat && chart.islandOf[space] === island,
    );
    if (here.length !== player.outposts[island]) faults.push(`seat ${seat}: posts on island ${island}`);
  }
  const ranges = [
    [player.gold, tracks.gold],
    [player.cannons, tracks.cannons],
    [player.progress, tracks.progress.last],
    [player.track, box.orderColours.length - 1],
  ];
  if (ranges.some(([value, most]) => value < 0 || value > most))
    faults.push(`seat ${seat}: tracks ${ranges.join(' ')}`);
  if (player.score < 0) faults.push(`seat ${seat}: score ${player.score}`);
  if (total(player.points) !== player.score)
    faults.push(`seat ${seat}: sources ${total(player.points)}, track ${player.score}`);
  if ((player.used & ~player.tokens) !== 0) faults.push(`seat ${seat}: used what it has not`);
  for (const berth of player.ships) {
    const square = berth < box.atlas.stride * box.atlas.stride;
    if (berth === NOWHERE || !square) continue;
    if (chart.squares[berth] !== WATER) faults.push(`seat ${seat}: a ship on land`);
    if (state.players.flatMap((one) => one.ships).filter((one) => one === berth).length > 1)
      faults.push(`two ships at ${berth}`);
  }
  const spaces = state.discs.map((one) => state.players[one].track);
  if (sorted(spaces).reverse().join() !== spaces.join()) faults.push(`order discs ${state.discs.join()}`);
  return faults;
}

/** Adds the points up from what was reported. */
function rescore(history: readonly AuditStep<Event>[], seats: number): number[] {
  const scores = Array.from({ length: seats }, () => 0);
  const addAll = (points: readonly number[]): void => {
    for (let seat = 0; seat < seats; seat++) scores[seat] += points[seat];
  };
  for (const { events } of history) {
    for (const event of events) {
      if (event.kind === 'goldGained') scores[event.seat] += event.points;
      else if (event.kind === 'cubesScored') scores[event.seat] += event.points;
      else if (event.kind === 'postFounded') scores[event.seat] += event.points;
      else if (event.kind === 'tilesScored') scores[event.seat] += event.points;
      else if (event.kind === 'piratesFought') scores[event.seat] -= event.lost;
      else if (event.kind === 'finalScored') addAll(event.points);
      else if (event.kind === 'islandCompleted') {
        scores[event.seat] += event.points;
        addAll(event.posts);
      }
    }
  }
  return scores;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.slice().sort((one, other) => one - other);
}
