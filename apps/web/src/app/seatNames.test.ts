import type { SeatInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { seatNames, seatsOf } from './seatNames.ts';

function person(player: string, name: string, resigned = false): Extract<SeatInfo, { kind: 'person' }> {
  return { kind: 'person', player, name, present: true, resigned };
}

describe('the names of the seats', () => {
  it('are the names of people and the emblems of bots', () => {
    const seats: SeatInfo[] = [person('p', 'Ana'), { kind: 'bot', bot: 'greedy', name: 'greedy' }, { kind: 'open' }];
    expect(seatNames({ seats })).toEqual(['Ana', 'Star (bot)', 'Free seat']);
  });

  it('say the level of a bot that has one', () => {
    const seats: SeatInfo[] = [person('p', 'Ana'), { kind: 'bot', bot: 'cabinBoy', name: 'cabinBoy' }];
    expect(seatNames({ seats })).toEqual(['Ana', 'Star (Cabin Boy)']);
  });

  it('say which players are programs', () => {
    const seats: SeatInfo[] = [person('p', 'Ana'), { ...person('q', 'Robin'), program: true }];
    expect(seatNames({ seats })).toEqual(['Ana', 'Robin (bot)']);
  });

  it('are unique', () => {
    expect(seatNames({ seats: [person('p', 'Ana'), person('p', 'Ana'), person('q', 'Ben')] })).toEqual([
      'Ana (Anchor)',
      'Ana (Star)',
      'Ben',
    ]);
  });

  it('call deleted players by a message of the page', () => {
    const gone: SeatInfo = { ...person('p', ''), deleted: true };
    expect(seatNames({ seats: [gone, person('q', 'Ben')] })).toEqual(['Former player', 'Ben']);
    expect(seatNames({ seats: [gone, { ...gone, player: 'q' }] })).toEqual([
      'Former player (Anchor)',
      'Former player (Star)',
    ]);
  });

  it('do not change the direction of the sentence around them', () => {
    expect(seatNames({ seats: [person('p', 'محمد'), person('q', 'Ben')] })).toEqual(['\u2068محمد\u2069', 'Ben']);
  });

  it('belong to a player until they resign', () => {
    const seats = [person('p', 'Ana'), person('q', 'Ben'), person('p', 'Ana', true)];
    expect(seatsOf(seats, 'p')).toEqual([0]);
    expect(seatsOf(seats, undefined)).toEqual([]);
  });
});
