import type { Token } from '../ids.ts';
import { NOTHING, WHITE } from '../ids.ts';
import { strengthAgainst } from '../queries/pirates.ts';
import { openTokens, sumOf } from '../queries/tokens.ts';
import type { Situation } from './situation.ts';

/** The points of a track, interpolated from mark to mark, by space. */
function smooth(worth: readonly number[]): readonly number[] {
  let points = smoothed.get(worth);
  if (points === undefined) {
    points = worth.map((_, space) => alongTrack(worth, space));
    smoothed.set(worth, points);
  }
  return points;
}

const smoothed = new WeakMap<readonly number[], readonly number[]>();

function alongTrack(worth: readonly number[], space: number): number {
  let next = space;
  while (next + 1 < worth.length && worth[next] === worth[space]) next++;
  if (worth[next] === worth[space]) return worth[space];
  let last = space;
  while (last > 0 && worth[last - 1] === worth[space]) last--;
  return worth[space] + ((worth[next] - worth[space]) * (space - last)) / (next - last);
}

/**
 * What a disc gains by a number of steps. The marks lie ever higher, so a disc that will go `ahead` further steps anyway
 * gains those at the end of its way.
 */
function stepsWorth(worth: readonly number[], from: number, steps: number, ahead: number): number {
  const points = smooth(worth);
  const last = points.length - 1;
  const now = Math.min(last, from + ahead);
  const then = Math.min(last, from + steps + ahead);
  return pointsAt(points, then) - pointsAt(points, now);
}

/** Between two spaces as well. */
function pointsAt(points: readonly number[], at: number): number {
  const space = Math.floor(at);
  return space === at ? points[space] : points[space] + (at - space) * (points[space + 1] - points[space]);
}

export function orderWorth(situation: Situation, steps: number): number {
  const { box, player, state, seat, weights, roundsLeft } = situation;
  const leader = state.discs[0];
  const gainsLead = leader !== seat && steps > 0 && player.track + steps >= state.players[leader].track;
  const ahead = weights.orderPace * Math.max(0, roundsLeft - 0.3);
  return (
    stepsWorth(box.orderWorth, player.track, steps, ahead) + (gainsLead ? weights.lead * Math.min(1, roundsLeft) : 0)
  );
}

/** Steps on the progress track, including the tokens on the way. */
export function progressWorth(situation: Situation, steps: number): number {
  const { box, player } = situation;
  situation.display ??= rateDisplay(situation);
  const shown = situation.display;
  let sum = stepsWorth(box.progressWorth, player.progress, steps, 0);
  let taken = 0;
  const last = Math.min(box.progressWorth.length - 1, player.progress + steps);
  for (let space = player.progress + 1; space <= last; space++) {
    if (box.progressMarks[space] === 1) sum += shown[taken++] ?? 0;
  }
  // Part of the way to the next token is worth something too.
  let ahead = last + 1;
  while (ahead < box.progressMarks.length && box.progressMarks[ahead] === 0) ahead++;
  const near = Math.min(steps, last - Math.max(player.progress, ahead - 4));
  return sum + (ahead < box.progressMarks.length && near > 0 ? (near / 4) * 0.7 * (shown[taken] ?? 0) : 0);
}

function rateDisplay(situation: Situation): number[] {
  const { display } = situation.state;
  const worths: number[] = [];
  for (let at = 0; at < display.length; at++) {
    if (display[at] !== NOTHING) worths.push(tokenWorth(situation, display[at]));
  }
  return worths.sort((one, other) => other - one);
}

export function tokenWorth({ box, weights, roundsLeft, player, gold }: Situation, token: Token): number {
  const { kind, amount = 0 } = box.components.progressTokens[token];
  const lasting = weights.tokens[kind] * roundsLeft * (kind === 'actionPoints' ? amount + 1 : 1);
  switch (kind) {
    case 'gold':
      return amount * gold;
    case 'cubePoints':
      return roundsLeft > 0.3 ? 6 : 0;
    case 'endPoints':
      return amount;
    case 'endGold':
      return Math.max(4, player.gold);
    case 'endPosts':
      return lasting + box.components.posts - player.posts;
    case 'shipPoints':
      return roundsLeft > 1 ? 3 : lasting;
    default:
      return lasting;
  }
}

/** What cannons save: this round's loss, and part of the later ones'. */
export function cannonWorth(situation: Situation, cannons: number): number {
  const { box, state, seat, player, weights, gold } = situation;
  situation.strength ??= strengthAgainst(box, state, seat);
  const { strength } = situation;
  const halved = openTokens(player, box.tokens.pirateDamage) !== 0;
  const loss = Math.min(halved ? Math.ceil(strength / 2) : strength, player.score + 3);
  if (cannons < strength) {
    // All or nothing: a part is worth as much as the hope of loading the rest in a later phase of the round.
    const hope = weights.cannon * (1 - NO_BLACK ** (WHITE - state.phase));
    const far = strength - cannons > ORDINARY_LOAD ? weights.farCannon : 1;
    return (loss * hope * far * cannons) / strength;
  }
  const reward = gold * sumOf(box, openTokens(player, box.tokens.pirateReward));
  return loss + reward + laterWorth(situation, cannons - strength, strength) * (halved ? 0.5 : 1);
}

/** The chance that a phase has no black cube, and the cannons loaded in an ordinary action. */
const NO_BLACK = 0.55;
const ORDINARY_LOAD = 4;

/** What cannons that are left after this round's attack save in the later ones, which are stronger. */
function laterWorth({ box, state, weights }: Situation, cannons: number, strength: number): number {
  const { markers } = box.components.pirates;
  const unseen = markers.length - state.piratesUp.length;
  const step = unseen === 0 ? 0 : (sumUp(markers) - sumUp(state.piratesUp)) / unseen;
  let left = cannons;
  let expected = strength;
  let share = weights.laterCannon;
  let worth = 0;
  for (let round = state.round; round < box.components.rounds && left > 0; round++) {
    expected += step;
    worth += Math.min(left, expected) * share;
    left -= expected;
    share *= weights.laterCannon;
  }
  return worth;
}

function sumUp(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum;
}
