import type { Token } from '../ids.ts';
import { NOTHING } from '../ids.ts';
import { strengthAgainst } from '../queries/pirates.ts';
import type { Situation } from './situation.ts';

/** The points of a track, interpolated from space to space. */
function alongTrack(worth: readonly number[], space: number): number {
  let next = space;
  while (next + 1 < worth.length && worth[next] === worth[space]) next++;
  if (worth[next] === worth[space]) return worth[space];
  let last = space;
  while (last > 0 && worth[last - 1] === worth[space]) last--;
  return worth[space] + ((worth[next] - worth[space]) * (space - last)) / (next - last);
}

/** What a disc gains by a number of steps, considering the end of the track. */
function stepsWorth(worth: readonly number[], from: number, steps: number): number {
  return alongTrack(worth, Math.min(worth.length - 1, from + steps)) - alongTrack(worth, from);
}

export function orderWorth({ box, player, state, seat, weights }: Situation, steps: number): number {
  const leads = state.discs[0] === seat;
  const gainsLead = !leads && player.track + steps >= state.players[state.discs[0]].track;
  return stepsWorth(box.orderWorth, player.track, steps) + (gainsLead ? weights.lead : 0);
}

/** Steps on the progress track, including the tokens on the way. */
export function progressWorth(situation: Situation, steps: number): number {
  const { box, player, state } = situation;
  const shown = state.display.filter((token) => token !== NOTHING).map((token) => tokenWorth(situation, token));
  shown.sort((one, other) => other - one);
  let sum = stepsWorth(box.progressWorth, player.progress, steps);
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

export function tokenWorth({ box, weights, roundsLeft, player }: Situation, token: Token): number {
  const { kind, amount = 0 } = box.components.progressTokens[token];
  const lasting = weights.tokens[kind] * roundsLeft * (kind === 'actionPoints' ? amount + 1 : 1);
  switch (kind) {
    case 'gold':
      return amount * weights.gold;
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

/** What cannons save: this round's loss, and part of the next one's. */
export function cannonWorth(situation: Situation, cannons: number): number {
  const { box, state, seat, player, weights } = situation;
  const strength = strengthAgainst(box, state, seat);
  const phasesLeft = 6 - state.phase;
  const loss = Math.min(strength, player.score + 3);
  if (cannons < strength) return (loss * cannons * weights.cannon * Math.min(1, phasesLeft / 3)) / strength;
  if (state.round === box.components.rounds) return loss;
  const { markers } = box.components.pirates;
  const next = strength + markers.reduce((sum, value) => sum + value) / markers.length;
  return loss + Math.min(cannons - strength, next) * weights.laterCannon;
}
