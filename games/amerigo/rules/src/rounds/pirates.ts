import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { gainGold } from '../effects/gold.ts';
import { scorePoints } from '../effects/score.ts';
import { attackOn, strengthAgainst } from '../queries/pirates.ts';

/** The intermediate scoring: each player independently, in player order. [AM-PIRATES-01] [AM-PIRATES-08] */
export function fightPirates(context: Context): void {
  const { discs } = context.state;
  for (let i = 0; i < discs.length; i++) fight(context, discs[i]);
}

function fight(context: Context, seat: Seat): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  const { strength, fired, lost, reward } = attackOn(box, player, strengthAgainst(box, state, seat));
  player.cannons -= fired;
  if (lost > 0) scorePoints(state, seat, 'pirates', -lost);
  emit?.({ kind: 'piratesFought', seat, strength, fired, lost });
  if (reward > 0) gainGold(context, seat, reward);
}
