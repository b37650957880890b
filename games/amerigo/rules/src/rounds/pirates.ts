import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../context.ts';
import { gainGold } from '../effects/gold.ts';
import { scorePoints } from '../effects/score.ts';
import { openTokens, sumOf } from '../queries/tokens.ts';
import type { State } from '../state.ts';

/** The intermediate scoring: each player independently, in player order. [AM-PIRATES-01] [AM-PIRATES-08] */
export function fightPirates(context: Context): void {
  const { discs } = context.state;
  for (let i = 0; i < discs.length; i++) fight(context, discs[i]);
}

/** Costs cannons for the full strength, or all cannons and the full strength in points. [AM-PIRATES-03..07] */
function fight(context: Context, seat: Seat): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  const strength = strengthAgainst(box, state, seat);
  if (player.cannons >= strength) {
    player.cannons -= strength;
    emit?.({ kind: 'piratesFought', seat, strength, fired: strength, lost: 0 });
    const reward = sumOf(box, openTokens(player, box.tokens.pirateReward));
    if (reward > 0) gainGold(context, seat, reward); // [AM-TOKENS-12]
    return;
  }
  const fired = player.cannons;
  // [AM-TOKENS-11]
  const damage = openTokens(player, box.tokens.pirateDamage) !== 0 ? Math.ceil(strength / 2) : strength;
  const lost = Math.min(damage, player.score); // [AM-PIRATES-06]
  player.cannons = 0;
  scorePoints(state, seat, 'pirates', -lost);
  emit?.({ kind: 'piratesFought', seat, strength, fired, lost });
}

/** The open markers, plus the threat tokens of the other players. [AM-PIRATES-02] [AM-TOKENS-10] */
export function strengthAgainst(box: Box, state: State, seat: Seat): number {
  let strength = 0;
  for (let i = 0; i < state.piratesUp.length; i++) strength += state.piratesUp[i];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) strength += sumOf(box, openTokens(state.players[other], box.tokens.pirateThreat));
  }
  return strength;
}
