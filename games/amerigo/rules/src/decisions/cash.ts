import { cash as turnIntoGold } from '../effects/gold.ts';
import { NOTHING } from '../ids.ts';
import { openTokens } from '../queries/tokens.ts';
import type { DecisionOf, FrameKind } from './types.ts';

/** Chests and gold tokens, at any moment of the owner's turn. [AM-GOLD-06] */
export const cash: DecisionOf<FrameKind, 'cash'> = {
  legal(box, state, { seat }, out) {
    const player = state.players[seat];
    if (player.chests > 0) out.push(box.moves.cashChest);
    if (openTokens(player, box.tokens.gold) === 0) return;
    for (let i = 0; i < box.goldTokens.length; i++) {
      const token = box.goldTokens[i];
      if (openTokens(player, 1 << token) !== 0) out.push(box.moves.cash[token]);
    }
  },

  /** The same decision is asked again. */
  apply(context, frame, { token }) {
    turnIntoGold(context, frame.seat, token);
    context.state.stack.push(frame);
  },

  asks: 'AM-GOLD-06',
  conditions: {
    cash: [
      ['AM-GOLD-05', ({ state, frame }, { token }) => token !== NOTHING || state.players[frame.seat].chests > 0],
      ['AM-GOLD-06', ({ box }, { token }) => token === NOTHING || box.goldTokens.includes(token)],
      [
        'AM-TOKENS-17',
        ({ state, frame }, { token }) => token === NOTHING || ((state.players[frame.seat].tokens >> token) & 1) === 1,
      ],
      [
        'AM-TOKENS-02',
        ({ state, frame }, { token }) => token === NOTHING || openTokens(state.players[frame.seat], 1 << token) !== 0,
      ],
    ],
  },
};
