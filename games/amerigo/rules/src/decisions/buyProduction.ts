import { askBuy } from '../actions/yellow.ts';
import { pay } from '../effects/gold.ts';
import { NOTHING } from '../ids.ts';
import { budget } from '../queries/budget.ts';
import type { Decision } from './types.ts';

/** Tokens of the display for their printed number, equal ones listed once. */
export const buyProduction: Decision<'buyProduction'> = {
  legal(box, state, frame, out) {
    const most = budget(state, frame);
    let listed = 0;
    for (let place = 0; place < state.market.length; place++) {
      const production = state.market[place];
      if (production === NOTHING || (listed >> production) & 1 || box.production[production].cost > most) continue;
      listed |= 1 << production;
      out.push(box.moves.buy[production]);
    }
    out.push(box.moves.end);
  },

  apply(context, frame, move) {
    if (move.kind === 'end') return;
    const { box, state, emit } = context;
    const { seat } = frame;
    const { production } = move;
    const { good, cost } = box.production[production];
    const ap = pay(context, seat, frame.ap, cost);
    state.market[state.market.indexOf(production)] = NOTHING;
    state.players[seat].production[good]++; // [AM-YELLOW-03]
    emit?.({ kind: 'productionBought', seat, production });
    askBuy(context, { seat, ap });
  },

  asks: 'AM-YELLOW-01',
  conditions: {
    buy: [
      // Only with empty spaces on the display can it be that the token has been bought.
      [
        'AM-YELLOW-01',
        ({ state: { market } }, { production }) => market.includes(production) || market.includes(NOTHING),
      ],
      ['AM-YELLOW-05', ({ state }, { production }) => state.market.includes(production)],
      [
        'AM-YELLOW-01',
        ({ box, state, frame }, { production }) => box.production[production].cost <= budget(state, frame),
      ],
    ],
    end: [],
  },
};
