import { askBuy } from '../actions/yellow.ts';
import { pay } from '../effects/gold.ts';
import { NOTHING } from '../ids.ts';
import type { Decision } from './types.ts';

/** Tokens of the display for their printed number, equal ones listed once. [AM-YELLOW-01] */
export const buyProduction: Decision<'buyProduction'> = {
  legal(box, state, { seat, ap }, out) {
    const most = ap + state.players[seat].gold;
    let listed = 0;
    for (let place = 0; place < state.market.length; place++) {
      const production = state.market[place];
      if (production === NOTHING || (listed >> production) & 1 || box.production[production].cost > most) continue;
      listed |= 1 << production;
      out.push(box.moves.buy[production]);
    }
    out.push(box.moves.end);
  },

  apply(box, state, frame, move, emit) {
    if (move.kind === 'end') return;
    const { seat } = frame;
    const { production } = move;
    const { good, cost } = box.production[production];
    const ap = pay(state, seat, frame.ap, cost, emit);
    state.market[state.market.indexOf(production)] = NOTHING; // [AM-YELLOW-05]
    state.players[seat].production[good]++; // [AM-YELLOW-03]
    emit?.({ kind: 'productionBought', seat, production });
    askBuy(box, state, seat, ap);
  },

  whyNot(_box, state, _frame, move) {
    return move.kind === 'buy' && !state.market.includes(move.production) ? 'AM-YELLOW-05' : 'AM-YELLOW-01';
  },
};
