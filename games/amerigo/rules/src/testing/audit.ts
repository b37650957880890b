import type { Audit, AuditStep } from '@portolan/kernel/testing';
import { type Box, layoutOf } from '../box.ts';
import type { Event } from '../events.ts';
import { COLOURS, GOODS, NOBODY, NOTHING, NOWHERE, type Space } from '../ids.ts';
import { WATER } from '../map/atlas.ts';
import { goodAt } from '../map/mapLayout.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { linksOf, type Spread, spreadOf } from './spread.ts';

/** Recounts Amerigo's pieces and points independently of the rules. */
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

/** Parts of the state that no view contains, but that follow from the tiles and posts on the map. */
const DEDUCIBLE: readonly string[] = ['covered/*', 'neutrals/*', 'villages/*', 'linked/*'];

/** Seven of each colour in tower, storage and action space. */
function cubeFaults(box: Box, state: State): string[] {
  return COLOURS.flatMap((id, colour) => {
    const found = [state.tower[colour], state.storage[colour], state.action[colour]];
    const right = total(found) === box.components.cubesPerColour && found.every((count) => count >= 0);
    return right ? [] : [`${id} cubes: ${found.join(' + ')}`];
  });
}

/** Tiles in the supplies, planned and on the map add up to those of the box. */
function tileFaults(box: Box, state: State): string[] {
  const { neutrals, counts, names } = box.pieces;
  const faults: string[] = [];
  const laid = state.players.map(() => counts.map(() => 0));
  for (let at = 0; at < state.laid.length; at += 4) laid[state.laid[at]][state.laid[at + 1]]++;
  for (let piece = 0; piece < counts.length; piece++) {
    const perSeat = state.players.map((player, seat) => player.planned[piece] + laid[seat][piece]);
    if (piece < neutrals) {
      const found = state.supply[piece] + total(perSeat);
      if (found !== counts[piece]) faults.push(`${names[piece]}: ${found} of ${counts[piece]}`);
      continue;
    }
    for (let seat = 0; seat < state.seats; seat++) {
      const found = state.players[seat].villages[piece - neutrals] + perSeat[seat];
      if (found !== counts[piece]) faults.push(`${names[piece]} of seat ${seat}: ${found} of ${counts[piece]}`);
    }
  }
  return faults;
}

/** The tables of rows agree with what lies on the map, and the links with a search from the posts. */
function rowFaults(box: Box, state: State, spread: Spread): string[] {
  const { height } = layoutOf(box, state);
  const { stride } = box.atlas;
  const { spaces, things, owners } = spread;
  const faults: string[] = [];
  const compare = (name: string, rows: readonly number[], at: number, wanted: readonly Space[]): void => {
    const bits: number[] = new Array(height).fill(0);
    for (const space of wanted) bits[Math.floor(space / stride)] |= 1 << (space % stride);
    for (let row = 0; row < height; row++) {
      if (rows[at + row] !== bits[row]) faults.push(`${name} in row ${row}: ${rows[at + row]}, not ${bits[row]}`);
    }
  };
  compare('covered', state.covered, 0, spaces);
  compare(
    'neutrals',
    state.neutrals,
    0,
    spaces.filter((space) => things[space] === 'neutral'),
  );
  for (let seat = 0; seat < state.seats; seat++) {
    const villages = spaces.filter((space) => things[space] === 'village' && owners[space] === seat);
    compare(`villages of ${seat}`, state.villages, seat * height, villages);
    compare(`links of ${seat}`, state.linked, seat * height, linksOf(box.atlas, spread, seat));
  }
  return faults;
}

function islandFaults(box: Box, state: State, { spaces }: Spread): string[] {
  const layout = layoutOf(box, state);
  const building = isMidMove(state) || state.stack.some(({ kind }) => kind === 'chooseTile' || kind === 'layTile');
  const empty = layout.sizes.slice();
  for (const space of spaces) empty[layout.islandOf[space]]--;
  const faults: string[] = [];
  let claimed = 0;
  for (let island = 0; island < empty.length; island++) {
    if (state.empty[island] !== empty[island]) faults.push(`island ${island}: ${state.empty[island]} empty`);
    const done = state.empty[island] === 0;
    const isCompleted = state.completed[island] !== NOBODY;
    if (isCompleted && layout.big[island]) claimed++;
    // During a build action, and until a founding has been scored, an island may be full and not yet completed.
    if (isCompleted !== done && !(building && done)) {
      faults.push(`island ${island}: completed by ${state.completed[island]}`);
    }
  }
  const chests = total(state.players.map((player) => player.chests));
  if (chests > claimed) faults.push(`${chests} chests of ${claimed}`);
  return faults;
}

/** The players' goods are those printed on covered spaces. */
function goodsFaults(box: Box, state: State, { spaces }: Spread): string[] {
  const layout = layoutOf(box, state);
  const taken = GOODS.map(() => 0);
  for (const space of spaces) {
    const good = goodAt(layout, space);
    if (good !== NOTHING) taken[good]++;
  }
  return GOODS.flatMap((id, good) => {
    const owned = total(state.players.map((player) => player.goods[good]));
    return owned === taken[good] ? [] : [`${id}: ${owned} owned, ${taken[good]} covered`];
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
  const { left, right } = box.components.progressDisplay;
  const undealt = dealtRounds(state).map((rounds) => box.amounts.length - left * rounds - right);
  if (!undealt.includes(state.progressStack.length)) faults.push('the stack of progress tokens');
  return [...faults, ...productionFaults(box, state)];
}

/** An event is being emitted: whatever the move asks next has not been pushed. */
function isMidMove(state: State): boolean {
  return state.stack.length === 0 && state.turn > 0;
}

/** For how many rounds tokens have been dealt; while the next round is prepared, perhaps for that one too. */
function dealtRounds({ stack, round }: State): number[] {
  return stack.length === 0 ? [round, round + 1] : [round];
}

/** No more of any kind than the box has; tokens that were not bought are out of the game. */
function productionFaults(box: Box, state: State): string[] {
  const all = box.productionSets[state.seats];
  const left = box.production.map(() => 0);
  for (const kind of all) left[kind]++;
  for (const kind of state.productionStack) left[kind]--;
  for (const kind of state.market) if (kind !== NOTHING) left[kind]--;
  const faults = box.production.flatMap(({ good, cost }, kind) =>
    left[kind] < 0 ? [`too many tokens of ${GOODS[good]} at ${cost}`] : [],
  );
  const undealt = dealtRounds(state).map((rounds) => all.length - rounds * state.market.length);
  if (!undealt.includes(state.productionStack.length)) faults.push('the stack of production tokens');
  for (const [good, id] of GOODS.entries()) {
    const bought = total(state.players.map((player) => player.production[good] - box.components.printedProduction));
    const gone = total(left.filter((_, kind) => box.production[kind].good === good));
    if (bought < 0 || bought > gone) faults.push(`${bought} production tokens for ${id} bought, ${gone} gone`);
  }
  return faults;
}

function seatFaults(box: Box, state: State, seat: number, { spaces, things, owners }: Spread): string[] {
  const player = state.players[seat];
  const layout = layoutOf(box, state);
  const { posts, tracks } = box.components;
  const faults: string[] = [];
  const outposts = layout.sizes.map(() => 0);
  for (const space of spaces)
    if (things[space] === 'post' && owners[space] === seat) outposts[layout.islandOf[space]]++;
  const found = total(outposts);
  if (found + player.posts !== posts) faults.push(`seat ${seat}: ${found + player.posts} posts`);
  const wrong = outposts.findIndex((count, island) => count !== player.outposts[island]);
  if (wrong >= 0) faults.push(`seat ${seat}: posts on island ${wrong}`);
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
    if (layout.squares[berth] !== WATER) faults.push(`seat ${seat}: a ship on land`);
    if (state.players.flatMap((one) => one.ships).filter((one) => one === berth).length > 1)
      faults.push(`two ships at ${berth}`);
  }
  const reached = state.discs.map((one) => state.players[one].track);
  if (sorted(reached).reverse().join() !== reached.join()) faults.push(`order discs ${state.discs.join()}`);
  return faults;
}

/** Adds up the points from the events. */
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
