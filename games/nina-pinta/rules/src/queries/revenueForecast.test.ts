import { describe, expect, it } from 'vitest';
import { makeTable } from '../testing/table.ts';
import { revenueForecast } from './revenueForecast.ts';

describe('the forecast of revenue', () => {
  it.each(['collected', 'lost'])('says what collecting everything brings: %s', (what) => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina isthmus', 1);
    table.settle(0, 'nina andes', 1);
    table.state.mines[table.at('nina andes')] = 3;
    table.ship(0, what === 'collected' ? 'nina isthmus' : 'nina rockies', 0);
    table.enter('governing');
    const forecast = revenueForecast(table.box, table.view(0), { seat: 0, world: 0 });
    const before = table.player(0).gold;
    table.play('govern nina');
    if (what === 'collected') {
      expect(forecast).toEqual({ gold: 2, mined: 1, lost: 0 });
      table.play('collect');
      expect(table.player(0).gold).toBe(before + 3);
    } else {
      expect(forecast).toEqual({ gold: 0, mined: 0, lost: 2 });
      expect(table.player(0).gold).toBe(before);
    }
  });
});
