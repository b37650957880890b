import type { Seat } from '@portolan/kernel';
import { beginAction } from '../actions/index.ts';
import type { Box } from '../box.ts';
import type { Context } from '../context.ts';
import { gainGold } from '../effects/gold.ts';
import { putDisc } from '../effects/order.ts';
import { scorePoints } from '../effects/score.ts';
import { WHITE } from '../ids.ts';
import { cubesOnAction, isAvailable, specialColour } from '../queries/actionPoints.ts';
import { firstPlayer } from '../queries/firstPlayer.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** One action of an available colour, or gold, or points for cubes. [AM-ROUND-06] [AM-ROUND-07] */
export const takeTurn: Decision<'takeTurn'> = {
  legal(box, state, { seat }, out) {
    for (let colour = 0; colour <= WHITE; colour++) {
      if (isAvailable(box, state, seat, colour)) out.push(box.moves.act[colour]);
    }
    const special = specialColour(box, state, seat);
    // With a cube of the colour itself it would be the same action.
    if (special !== WHITE && !isAvailable(box, state, seat, special)) out.push(box.moves.special);
    if (canJump(box, state, seat)) out.push(box.moves.jump);
    out.push(box.moves.takeGold); // [AM-GOLD-11]
    if (openTokens(state.players[seat], box.tokens.cubePoints) !== 0) out.push(box.moves.takePoints);
  },

  apply(context, { seat }, move) {
    switch (move.kind) {
      case 'act':
        beginAction(context, seat, { colour: move.colour, special: false });
        return;
      case 'special':
        beginAction(context, seat, { colour: specialColour(context.box, context.state, seat), special: true });
        return;
      case 'jump':
        jump(context, seat);
        return;
      case 'takeGold':
        takeGold(context, seat);
        return;
      case 'takePoints':
        takePoints(context, seat);
    }
  },

  asks: 'AM-ROUND-03',
  conditions: {
    act: [['AM-ROUND-04', ({ box, state, frame: { seat } }, { colour }) => isAvailable(box, state, seat, colour)]],
    special: [
      ['AM-ROUND-04', ({ state }) => state.action[WHITE] > 0],
      ['AM-WHITE-06', ({ box, state, frame: { seat } }) => specialColour(box, state, seat) !== WHITE],
      [
        'AM-WHITE-05',
        ({ box, state, frame: { seat } }) => !isAvailable(box, state, seat, specialColour(box, state, seat)),
      ],
    ],
    jump: [
      ['AM-TOKENS-20', ({ box, state, frame }) => (state.players[frame.seat].tokens & box.tokens.orderJump) !== 0],
      ['AM-ROUND-04', ({ state }) => state.action[WHITE] > 0],
      ['AM-TOKENS-21', ({ state, frame }) => firstPlayer(state) !== frame.seat],
    ],
    takeGold: [],
    takePoints: [
      ['AM-TOKENS-23', ({ box, state, frame }) => (state.players[frame.seat].tokens & box.tokens.cubePoints) !== 0],
      ['AM-TOKENS-02', ({ box, state, frame }) => openTokens(state.players[frame.seat], box.tokens.cubePoints) !== 0],
    ],
  },
};

/** With a white cube and the order token, and not by the first player. [AM-TOKENS-21] [AM-TOKENS-22] */
function canJump(box: Box, state: State, seat: Seat): boolean {
  if (state.action[WHITE] === 0 || firstPlayer(state) === seat) return false;
  return openTokens(state.players[seat], box.tokens.orderJump) !== 0;
}

function jump({ state, emit }: Context, seat: Seat): void {
  const to = state.players[firstPlayer(state)].track;
  putDisc(state, seat, to);
  emit?.({ kind: 'orderJumped', seat, to });
}

/** The cubes on the action space by three, rounded up, or by two with the token. [AM-GOLD-01] [AM-TOKENS-19] */
function takeGold(context: Context, seat: Seat): void {
  const { box, state, emit } = context;
  const cubes = cubesOnAction(state);
  const better = openTokens(state.players[seat], box.tokens.betterGold);
  let share = box.components.cubesPerGold;
  for (let token = 0; better >> token > 0; token++) {
    if ((better >> token) & 1) share = Math.min(share, box.amounts[token]);
  }
  emit?.({ kind: 'goldTaken', seat, cubes });
  gainGold(context, seat, Math.ceil(cubes / share));
}

/** Turns the token face down. [AM-TOKENS-02] [AM-TOKENS-23] */
function takePoints({ box, state, emit }: Context, seat: Seat): void {
  const player = state.players[seat];
  const points = cubesOnAction(state);
  const open = openTokens(player, box.tokens.cubePoints);
  const token = 31 - Math.clz32(open & -open);
  player.used |= 1 << token;
  emit?.({ kind: 'tokenUsed', seat, token });
  scorePoints(state, seat, 'cubes', points);
  emit?.({ kind: 'cubesScored', seat, points });
}
