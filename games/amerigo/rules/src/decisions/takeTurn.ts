import type { EventSink, Seat } from '@portolan/kernel';
import { beginAction } from '../actions/index.ts';
import type { Box } from '../box.ts';
import { gainGold } from '../effects/gold.ts';
import { putDisc } from '../effects/order.ts';
import { scorePoints } from '../effects/score.ts';
import type { Event } from '../events.ts';
import { WHITE } from '../ids.ts';
import { cubesOnAction, isAvailable, specialColour } from '../queries/actionPoints.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** One action of an available colour, or gold, or points for cubes. [AM-ROUND-03] [AM-ROUND-06] [AM-ROUND-07] */
export const takeTurn: Decision<'takeTurn'> = {
  legal(box, state, { seat }, out) {
    for (let colour = 0; colour <= WHITE; colour++) {
      if (isAvailable(box, state, seat, colour)) out.push(box.moves.act[colour]);
    }
    const special = specialColour(box, state, seat);
    // With a cube of the colour itself it would be the same action. [AM-WHITE-05]
    if (special !== WHITE && !isAvailable(box, state, seat, special)) out.push(box.moves.special);
    if (canJump(box, state, seat)) out.push(box.moves.jump);
    out.push(box.moves.takeGold); // [AM-GOLD-11]
    if (openTokens(state.players[seat], box.tokens.cubePoints) !== 0) out.push(box.moves.takePoints);
  },

  apply(box, state, { seat }, move, emit) {
    switch (move.kind) {
      case 'act':
        beginAction(box, state, seat, { colour: move.colour, special: false }, emit);
        return;
      case 'special':
        beginAction(box, state, seat, { colour: specialColour(box, state, seat), special: true }, emit);
        return;
      case 'jump':
        jump(state, seat, emit);
        return;
      case 'takeGold':
        takeGold(box, state, seat, emit);
        return;
      case 'takePoints':
        takePoints(box, state, seat, emit);
    }
  },

  whyNot(box, state, { seat }, move) {
    switch (move.kind) {
      case 'special':
        return specialColour(box, state, seat) === WHITE ? 'AM-WHITE-06' : 'AM-WHITE-05';
      case 'jump':
        return state.discs[0] === seat ? 'AM-TOKENS-21' : 'AM-TOKENS-20';
      case 'takePoints':
        return 'AM-TOKENS-23';
      default:
        return move.kind === 'act' ? 'AM-ROUND-04' : 'AM-ROUND-03';
    }
  },
};

/** With the order token, and not from the lead. [AM-TOKENS-20] [AM-TOKENS-21] [AM-TOKENS-22] */
function canJump(box: Box, state: State, seat: Seat): boolean {
  if (state.action[WHITE] === 0 || state.discs[0] === seat) return false;
  return openTokens(state.players[seat], box.tokens.orderJump) !== 0;
}

function jump(state: State, seat: Seat, emit?: EventSink<Event>): void {
  const to = state.players[state.discs[0]].track;
  putDisc(state, seat, to);
  emit?.({ kind: 'orderJumped', seat, to });
}

/** The cubes on the action space by three, rounded up, or by two with the token. [AM-GOLD-01] [AM-TOKENS-19] */
function takeGold(box: Box, state: State, seat: Seat, emit?: EventSink<Event>): void {
  const cubes = cubesOnAction(state);
  const better = openTokens(state.players[seat], box.tokens.betterGold);
  let share = box.components.cubesPerGold;
  for (let token = 0; better >> token > 0; token++) {
    if ((better >> token) & 1) share = Math.min(share, box.amounts[token]);
  }
  emit?.({ kind: 'goldTaken', seat, cubes });
  gainGold(box, state, seat, Math.ceil(cubes / share), emit);
}

/** Turns the token face down. [AM-TOKENS-02] [AM-TOKENS-23] */
function takePoints(box: Box, state: State, seat: Seat, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  const points = cubesOnAction(state);
  const open = openTokens(player, box.tokens.cubePoints);
  const token = 31 - Math.clz32(open & -open);
  player.used |= 1 << token;
  emit?.({ kind: 'tokenUsed', seat, token });
  scorePoints(state, seat, 'cubes', points);
  emit?.({ kind: 'cubesScored', seat, points });
}
