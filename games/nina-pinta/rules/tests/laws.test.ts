import { describeGame } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { ninaPinta } from '../src/index.ts';
import { proceed } from '../src/rounds/index.ts';
import { audit } from '../src/testing/index.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { COUNTS, contextOf, wander } from './helpers.ts';

describeGame({ describe, it }, { pkg: ninaPinta, audit, games: 1, thoroughness: 'quick' });

describe('with every other reading [NP-SOLO-37, NP-SOLO-61, NP-SOLO-75, NP-REV-10, NP-BONUS-20]', () => {
  const solo = { settlersSpread: true, pirateByRevenue: true, planckShiftsGold: true };
  const options = { ...solo, strongholdGoldStays: true, pushedChoosesSide: true };
  describeGame({ describe, it }, { pkg: ninaPinta, audit, games: 1, thoroughness: 'quick', options });
});

/** Behind screens, on ships, in Strongholds and on Mines. */
function goldAtTable({ state }: Table): number {
  const all = [...state.vaults, ...state.mines, ...state.players.flatMap(({ gold, cargo }) => [gold, ...cargo])];
  return all.reduce((sum, gold) => sum + gold);
}

/** What an event says the bank has given, or has got. */
function goldFromBank(event: Event, seats: number): number {
  switch (event.kind) {
    case 'goldAwarded':
      return event.gold * seats;
    case 'mineOpened':
    case 'goldFound':
    case 'goldTaken':
    case 'revenueCollected':
      return event.gold;
    case 'crewPaid':
      return -event.gold;
    case 'built':
    case 'benefitSelected':
    case 'doublePlayed':
      return -event.cost;
    default:
      return 0;
  }
}

describe('whole games', () => {
  it.each(COUNTS)('[NP-LIMITS-01] the pieces of %i players stay what they are through whole games', (seats) => {
    for (const seed of ['a', 'b']) {
      const table = makeTable({ seats, seed });
      wander(table, seed, () => {
        expect(audit.pieces(table.state)).toEqual([]);
        return false;
      });
      for (const [seat, player] of table.state.players.entries()) {
        const ashore = table.state.settlers.slice(seat * 21, seat * 21 + 21).reduce((sum, count) => sum + count);
        const built =
          table.state.towns.filter((set) => (set >> seat) & 1).length +
          table.state.cities.filter((owner) => owner === seat).length;
        expect([player.settlers + ashore, player.towns + built]).toEqual([20, 10]);
      }
    }
  });

  it.each(COUNTS)(
    '[NP-LIMITS-04] gold comes from and goes to the bank, and none of it is lost with %i players',
    (seats) => {
      for (const seed of ['d', 'e']) {
        const table = makeTable({ seats, seed, bare: true });
        const before = goldAtTable(table);
        proceed(contextOf(table, 'recorded'));
        wander(table, seed);
        const moved = table.events.reduce((sum, event) => sum + goldFromBank(event, seats), 0);
        expect(goldAtTable(table)).toBe(before + moved);
      }
    },
  );
});
