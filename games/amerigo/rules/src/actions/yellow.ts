import type { Context } from '../context.ts';
import { NOTHING } from '../ids.ts';
import { budgetAfterCashing, type Points } from '../queries/budget.ts';

/** Asks for another token while one is affordable. [AM-YELLOW-02] */
export function askBuy({ box, state }: Context, { seat, ap }: Points): void {
  const most = budgetAfterCashing(box, state, { seat, ap });
  for (let place = 0; place < state.market.length; place++) {
    const production = state.market[place];
    if (production === NOTHING || box.production[production].cost > most) continue;
    state.stack.push({ kind: 'buyProduction', seat, ap });
    return;
  }
}
