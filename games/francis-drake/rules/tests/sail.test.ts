import { describe, expect, it } from 'vitest';
import { discNamed, discSet } from '../src/testing/table.ts';
import { discsOf, layAll, playWhile, revealedDiscs, sailingTable, seatsAsked } from './sailing.ts';

/** All moves of four discs on four Destinations, in list order. */
function missions(discs: readonly string[], destinations: readonly string[]): string[] {
  return destinations.flatMap((destination) => discs.map((disc) => `mission ${disc} ${destination}`));
}

const ZONE_1 = ['sanJuan', 'santoDomingo', 'trinidad', 'galleonA'];

describe('laying mission discs', () => {
  it('[FD-SAIL-01] one disc a turn, in Sailing Order', () => {
    const table = sailingTable([2, 0, 1], [1, 1, 1]);
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 2 });
    expect(table.play('mission 3 trinidad')).toEqual([{ kind: 'missionPlaced', seat: 2, destination: 7, disc: 3 }]);
    expect(table.player(2).hand).toBe(discSet('1', '2', '4'));
    expect(discsOf(table, 2)).toEqual({ trinidad: '3' });
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 0 });
    table.play('mission 1 sanJuan');
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 1 });
    table.play('mission 1 sanJuan');
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 2 });
  });

  it('[FD-SAIL-01] nobody lays out of turn, and a turn is for a mission disc only', () => {
    const table = sailingTable([2, 0, 1], [1, 1, 1]);
    expect(table.refuse('mission 1 sanJuan', 0)).toEqual({ code: 'wrongSeat', awaiting: [2] });
    expect(table.refuse('dock')).toEqual({ code: 'illegal', text: 'dock', rule: 'FD-SAIL-01' });
    expect(table.refuse('keep')).toEqual({ code: 'illegal', text: 'keep', rule: 'FD-SAIL-01' });
  });

  it('[FD-SAIL-01] the disc lies face down: only its owner sees the number', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    table.play('mission 2 galleonA');
    const seen = ([0, 1, 'spectator'] as const).map((viewer) => table.view(viewer).map[11].discs);
    expect(seen).toEqual([
      [{ seat: 0, disc: '2', done: false }],
      [{ seat: 0, done: false }],
      [{ seat: 0, done: false }],
    ]);
    expect(table.state.revealed).toBe(false);
  });

  it('[FD-SAIL-02] every number may come first and the others in any order after it', () => {
    const table = sailingTable([0, 1, 2], [1, 0, 0]);
    expect(table.legal()).toEqual(missions(['1', '2', '3', '4'], ZONE_1));
    table.play('mission 4 trinidad');
    expect(table.legal()).toEqual(missions(['1', '2', '3'], ['sanJuan', 'santoDomingo', 'galleonA']));
    table.play('mission 2 galleonA');
    expect(table.legal()).toEqual(missions(['1', '3'], ['sanJuan', 'santoDomingo']));
    table.play('mission 3 sanJuan');
    expect(table.legal()).toEqual(['mission 1 santoDomingo']);
  });

  it('[FD-SAIL-03] a second disc of a player at a Destination is refused', () => {
    const table = sailingTable([0, 1, 2], [1, 0, 0]);
    table.play('mission 1 trinidad');
    expect(table.legal().filter((move) => move.endsWith('trinidad'))).toEqual([]);
    expect(table.refuse('mission 2 trinidad')).toEqual({
      code: 'illegal',
      text: 'mission 2 trinidad',
      rule: 'FD-SAIL-03',
    });
  });

  it('[FD-SAIL-03] all players may be at one Destination together, and every disc is in the stack', () => {
    const table = sailingTable([4, 3, 2, 1, 0], [1, 1, 1, 1, 1]);
    table.play('mission 1 sanJuan', 'mission 4 sanJuan', 'mission 2 sanJuan', 'mission 1 sanJuan', 'mission 3 sanJuan');
    expect(table.view('spectator').map[0].discs.map((disc) => disc.seat)).toEqual([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((seat) => discsOf(table, seat))).toEqual([
      { sanJuan: '3' },
      { sanJuan: '1' },
      { sanJuan: '2' },
      { sanJuan: '4' },
      { sanJuan: '1' },
    ]);
  });

  it('[FD-SAIL-04] a disc goes only to a Destination in its owner’s range', () => {
    const table = sailingTable([0, 1, 2], [2, 4, 1]);
    expect(table.legal()).toEqual(
      missions(
        ['1', '2', '3', '4'],
        'sanJuan santoDomingo santiagoDeCuba puertoCabello cartagena trinidad maracaibo galleonA'.split(' '),
      ),
    );
    for (const text of ['mission 1 panama', 'mission 4 galleonC']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SAIL-04' });
    }
    table.play('mission 1 sanJuan');
    expect(table.legal().length).toBe(4 * 14);
  });

  it('[FD-SAIL-04] within range the far zone may come first and the route goes to and fro', () => {
    const table = sailingTable([0, 1, 2], [4, 0, 0]);
    table.play('mission 1 veracruz', 'mission 4 galleonC', 'mission 2 sanJuan', 'mission 3 panama');
    expect(revealedDiscs(table)[0]).toEqual({ sanJuan: '2', panama: '3', veracruz: '1', galleonC: '4' });
  });

  it.each([
    [3, 12],
    [4, 16],
    [5, 20],
  ])('[FD-SAIL-05] with %i players %i discs are laid before anything else happens', (seats, laid) => {
    const order = [0, 1, 2, 3, 4].slice(0, seats).reverse();
    const table = sailingTable(
      order,
      order.map(() => 2),
    );
    const seen: string[] = [];
    const asked = playWhile(table, (frame) => {
      if (frame.kind === 'placeMission') seen.push(...table.legal());
      return frame.kind === 'placeMission';
    });
    expect(asked.map((frame) => frame.seat)).toEqual(Array.from({ length: laid }, (_, turn) => order[turn % seats]));
    expect(seen.filter((move) => !move.startsWith('mission '))).toEqual([]);
    expect(table.events.slice(0, laid).every((event) => event.kind === 'missionPlaced')).toBe(true);
    expect(table.events[laid].kind).toBe('discsRevealed');
    expect(table.state.players.every((player) => player.hand === 0)).toBe(true);
  });
});

describe('extra discs', () => {
  it('[FD-SAIL-06] Hind and Ghost are laid like numbered discs, in range and apart', () => {
    const table = sailingTable([0, 1, 2], [1, 0, 0]);
    table.give(0, { hand: discSet('2', 'ghost', 'hind'), ghost: true });
    expect(table.legal()).toEqual(missions(['2', 'ghost', 'hind'], ZONE_1));
    table.play('mission hind trinidad');
    expect(table.legal()).toEqual(missions(['2', 'ghost'], ['sanJuan', 'santoDomingo', 'galleonA']));
    expect(table.refuse('mission ghost trinidad')).toMatchObject({ code: 'illegal', rule: 'FD-SAIL-03' });
    expect(table.refuse('mission ghost cartagena')).toMatchObject({ code: 'illegal', rule: 'FD-SAIL-04' });
    table.play('mission ghost galleonA');
    expect(discsOf(table, 0)).toEqual({ trinidad: 'hind', galleonA: 'ghost' });
  });

  it('[FD-SAIL-06] they make five or six discs, and a player who has not earned them cannot lay them', () => {
    const table = sailingTable([0, 1, 2], [2, 2, 2]);
    table.give(1, { hand: discSet('1', '2', '3', '4', 'ghost') });
    table.give(2, { hand: discSet('1', '2', '3', '4', 'ghost', 'hind') });
    for (const disc of ['ghost', 'hind']) {
      const text = `mission ${disc} sanJuan`;
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SETUP-16' });
    }
    const asked = seatsAsked(table, 'placeMission');
    expect([0, 1, 2].map((seat) => asked.filter((one) => one === seat).length)).toEqual([4, 5, 6]);
  });

  it('[FD-SAIL-07] players with discs left go on in Sailing Order after the others have run out', () => {
    const table = sailingTable([3, 0, 2, 1], [2, 2, 2, 2]);
    table.give(1, { hand: discSet('1', '2', '3', '4', 'ghost', 'hind') });
    table.give(3, { hand: discSet('1', '2', '3', '4', 'ghost') });
    const round = [3, 0, 2, 1];
    expect(seatsAsked(table, 'placeMission')).toEqual([...round, ...round, ...round, ...round, 3, 1, 1]);
  });

  it('[FD-SAIL-07] the last disc is laid with the places of all others in sight', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    table.give(0, { hand: discSet('ghost') });
    layAll(table, [{}, { sanJuan: '1', galleonA: '4' }, { sanJuan: '2' }]);
    table.give(1, { hand: 0 });
    table.give(2, { hand: 0 });
    table.enter('placeMissions');
    expect(table.question()).toEqual({ kind: 'placeMission', seat: 0 });
    const { map } = table.view(0);
    expect(map.map((one) => one.discs.map((disc) => disc.seat)).filter((seats) => seats.length > 0)).toEqual([
      [1, 2],
      [1],
    ]);
    expect(map[0].discs).toEqual([
      { seat: 1, done: false },
      { seat: 2, done: false },
    ]);
  });

  it('[FD-SAIL-05] [FD-SAIL-07] a player who cannot lay any more is skipped and the others go on', () => {
    const table = sailingTable([0, 1, 2], [1, 2, 0]);
    table.give(0, { hand: discSet('1', '2', '3', '4', 'ghost') });
    expect(seatsAsked(table, 'placeMission')).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect([0, 1, 2].map((seat) => table.player(seat).hand)).toEqual([
      discSet('ghost'),
      0,
      discSet('1', '2', '3', '4'),
    ]);
  });
});

describe('what is not tested when a disc is laid', () => {
  it('[FD-SAIL-08] crew, guns and goods make no difference to the list', () => {
    const poor = sailingTable([0, 1, 2], [4, 1, 1]);
    const rich = sailingTable([0, 1, 2], [4, 1, 1]);
    poor.give(0, { crew: 0, guns: 0, goods: 0 });
    rich.give(0, { crew: 9, guns: 9, goods: 9, galleon: true, pinnace: true });
    expect(poor.legal()).toEqual(missions(['1', '2', '3', '4'], poor.box.names));
    expect(rich.legal()).toEqual(poor.legal());
  });

  it('[FD-SAIL-08] a Destination that others already fill makes no difference either', () => {
    const table = sailingTable([0, 1, 2, 3, 4], [1, 1, 1, 1, 1]);
    for (const seat of [1, 2, 3, 4]) table.lay(seat, '1', 'trinidad');
    expect(table.legal()).toEqual(missions(['1', '2', '3', '4'], ZONE_1));
  });

  it('[FD-SAIL-09] a frigate’s owner may lay a blind on a galleon; the ship stays and the disc comes back', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 0]);
    table.give(0, { hand: discSet('1', '2'), guns: 9 });
    table.give(1, { hand: discSet('1'), guns: 9, galleon: true });
    table.play('mission 1 galleonA', 'mission 1 galleonA');
    const events = table.play('mission 2 sanJuan');
    expect(events.slice(-2)).toEqual([
      { kind: 'shipsSailed', disc: 1, ships: [-1, 11, -1] },
      { kind: 'missionDeclined', seat: 0, destination: 11, disc: 1, reason: 'unable' },
    ]);
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
    expect(table.player(0)).toMatchObject({ ship: -1, guns: 9, back: discSet('1') });
    expect(discsOf(table, 0)).toEqual({ sanJuan: '2' });
    expect(table.state.countersUp[11]).toBe(0);
    table.play('sail');
    expect(table.question()).toEqual({ kind: 'attack', seat: 1, destination: 11, disc: discNamed('1') });
  });
});

describe('other reading: frigates and Spanish galleons', () => {
  const readings = { noFrigateBlind: true } as const;

  it('[FD-SAIL-09] a frigate’s owner may not lay a disc on a galleon; a galleon’s owner may', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 0], { readings });
    table.give(1, { galleon: true });
    expect(table.legal()).toEqual(missions(['1', '2', '3', '4'], ['sanJuan', 'santoDomingo', 'trinidad']));
    const text = 'mission 1 galleonA';
    expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SAIL-09' });
    table.play('mission 1 trinidad');
    expect(table.legal()).toEqual(missions(['1', '2', '3', '4'], ZONE_1));
  });

  it('[FD-SAIL-09] [FD-LIMITS-05] a frigate’s owner lays no more discs once every other Destination has one', () => {
    const table = sailingTable([0, 1, 2], [1, 0, 0], { readings });
    table.play('mission 1 trinidad', 'mission 2 sanJuan', 'mission 3 santoDomingo');
    expect(table.state.revealed).toBe(true);
    expect(table.player(0).hand).toBe(discSet('4'));
  });

  it('[FD-SAIL-09] [FD-INF-05] the Informer does not move a frigate’s disc to a galleon', () => {
    const table = sailingTable([0, 1, 2], [1, 0, 0], { readings });
    layAll(table, [{ trinidad: '1' }]);
    table.state.informer = 0;
    table.enter('askInformer');
    table.play('inspect counter trinidad');
    expect(table.legal()).toEqual(['keep', 'move sanJuan', 'move santoDomingo']);
    expect(table.refuse('move galleonA')).toEqual({ code: 'illegal', text: 'move galleonA', rule: 'FD-SAIL-09' });
    table.give(0, { galleon: true });
    expect(table.legal()).toContain('move galleonA');
  });
});

describe('discs that were laid', () => {
  it('[FD-SAIL-10] a disc on the map cannot be laid again, nor moved or exchanged without the Informer', () => {
    const table = sailingTable([0, 1, 2], [2, 0, 0]);
    table.play('mission 3 trinidad');
    expect(table.refuse('mission 3 sanJuan')).toEqual({
      code: 'illegal',
      text: 'mission 3 sanJuan',
      rule: 'FD-SAIL-10',
    });
    table.play('mission 1 sanJuan');
    expect(table.refuse('mission 1 santoDomingo')).toMatchObject({ code: 'illegal', rule: 'FD-SAIL-10' });
    for (const text of ['move santoDomingo', 'exchange 1 3']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-SAIL-01' });
    }
  });

  it('[FD-SAIL-10] without an Informer every disc is revealed where it was laid', () => {
    const table = sailingTable([0, 1, 2], [4, 4, 4]);
    const laid: Record<string, string>[] = [{}, {}, {}];
    let turn = 0;
    while (table.question().kind === 'placeMission') {
      const moves = table.legal();
      const move = moves[(turn++ * 7) % moves.length];
      const [, disc, destination] = move.split(' ');
      laid[table.question().seat][destination] = disc;
      table.play(move);
    }
    expect(revealedDiscs(table)).toEqual(laid);
  });
});
