import { describe, expect, it } from 'vitest';
import type { Table } from '../src/testing/table.ts';
import { discsOf, layAll, layCounters, revealedDiscs, sailingTable } from './sailing.ts';

const DISCS = [
  { santoDomingo: '3', cartagena: '2', trinidad: '4', galleonA: '1' },
  { sanJuan: '4', cartagena: '1', panama: '2' },
  { sanJuan: '3', cartagena: '3' },
];

/** Seat 0 has the Informer and range 3; the ships sail in the order 1, 0, 2. */
function informerTable(discs: readonly Readonly<Record<string, string>>[] = DISCS): Table {
  const table = sailingTable([1, 0, 2], [3, 3, 2]);
  layCounters(table, { trinidad: 2, maracaibo: 1, galleonA: 1, galleonB: 2 });
  layAll(table, discs);
  table.state.informer = 0;
  table.enter('askInformer');
  return table;
}

const kinds = (events: readonly { readonly kind: string }[]): string[] => events.map((event) => event.kind);

describe('the Informer', () => {
  it.each([1, 2, 3])(
    '[FD-INF-01] the holder is asked after the last disc was laid, before any is turned up (voyage %i)',
    (voyage) => {
      const table = sailingTable([1, 0, 2], [1, 1, 0]);
      table.state.voyage = voyage;
      table.state.informer = 0;
      table.give(0, { hand: 1 << 4 });
      table.give(1, { hand: 1 << 1 });
      table.play('mission 1 sanJuan');
      expect(kinds(table.play('mission 4 trinidad'))).toEqual(['missionPlaced']);
      expect(table.question()).toEqual({ kind: 'useInformer', seat: 0 });
      expect(table.state.revealed).toBe(false);
      expect(table.legal()).toEqual(['keep', 'inspect discs trinidad', 'inspect counter trinidad']);
    },
  );

  it('[FD-INF-01] the holder may leave it unused', () => {
    const table = informerTable();
    expect(table.play('keep').slice(0, 2)).toEqual([
      { kind: 'informerUnused', seat: 0 },
      { kind: 'discsRevealed', discs: informerTable().state.discs },
    ]);
    expect(revealedDiscs(table)).toEqual(DISCS);
  });

  it.each(['inspect discs cartagena', 'inspect counter trinidad'])(
    '[FD-INF-01] after ‘%s’ the holder may leave everything as it is, and is not asked again',
    (look) => {
      const table = informerTable();
      table.play(look);
      expect(table.legal()[0]).toBe('keep');
      const events = table.play('keep');
      expect(events[0]).toEqual({ kind: 'discsKept', seat: 0 });
      expect(events[1].kind).toBe('discsRevealed');
      expect(revealedDiscs(table)).toEqual(DISCS);
    },
  );

  it('[FD-INF-01] it is used once: after an exchange or a move the discs are turned up', () => {
    const exchanged = informerTable();
    exchanged.play('inspect discs cartagena');
    expect(kinds(exchanged.play('exchange 1 2')).slice(0, 2)).toEqual(['discsExchanged', 'discsRevealed']);
    const moved = informerTable();
    moved.play('inspect counter trinidad');
    expect(kinds(moved.play('move maracaibo')).slice(0, 2)).toEqual(['discMoved', 'discsRevealed']);
  });

  it('[FD-INF-01] other moves are refused, and so are other seats', () => {
    const table = informerTable();
    for (const text of ['exchange 1 2', 'move panama', 'decline']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-01' });
    }
    expect(table.refuse('keep', 1)).toEqual({ code: 'wrongSeat', awaiting: [0] });
  });

  it('[FD-INF-01] without a holder, or without a disc of the holder, nobody is asked', () => {
    for (const informer of [-1, 2]) {
      const table = sailingTable([1, 0, 2], [3, 3, 0]);
      layAll(table, [{ santoDomingo: '3' }, { sanJuan: '2' }, {}]);
      table.state.informer = informer;
      table.events.length = 0;
      table.enter('askInformer');
      expect(table.events[0].kind).toBe('discsRevealed');
    }
  });

  it('[FD-INF-01] a disc of another seat does not count for the holder', () => {
    const table = sailingTable([1, 0, 2], [3, 3, 3]);
    layAll(table, [{ galleonC: '3' }, {}, { sanJuan: '2' }]);
    table.state.informer = 1;
    table.events.length = 0;
    table.enter('askInformer');
    expect(table.events[0].kind).toBe('discsRevealed');
  });
});

describe('option 1: the discs', () => {
  it('[FD-INF-02] the holder looks at a Destination with a disc of their own, and nowhere else', () => {
    const table = informerTable();
    expect(table.legal().filter((move) => move.startsWith('inspect discs'))).toEqual([
      'inspect discs santoDomingo',
      'inspect discs cartagena',
      'inspect discs trinidad',
      'inspect discs galleonA',
    ]);
    for (const text of ['inspect discs sanJuan', 'inspect discs panama', 'inspect discs galleonC']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-02' });
    }
  });

  it('[FD-INF-02] the holder sees all discs there', () => {
    const table = informerTable();
    expect(table.play('inspect discs cartagena')).toEqual([
      { kind: 'discsInspected', seat: 0, destination: 4, discs: [2, 1, 3] },
    ]);
    expect(table.question()).toEqual({ kind: 'exchangeDiscs', seat: 0, destination: 4 });
    expect(table.view(0).map[4].discs).toEqual([
      { seat: 0, disc: '2', done: false },
      { seat: 1, disc: '1', done: false },
      { seat: 2, disc: '3', done: false },
    ]);
  });

  it('[FD-INF-02] where a rival has no disc the holder sees none', () => {
    const table = informerTable();
    expect(table.play('inspect discs trinidad')).toEqual([
      { kind: 'discsInspected', seat: 0, destination: 7, discs: [4, 0, 0] },
    ]);
  });

  it('[FD-INF-03] the holder may exchange any two of their own discs', () => {
    const table = informerTable();
    table.play('inspect discs cartagena');
    expect(table.legal()).toEqual([
      'keep',
      'exchange 1 2',
      'exchange 1 3',
      'exchange 1 4',
      'exchange 2 3',
      'exchange 2 4',
      'exchange 3 4',
    ]);
    expect(table.refuse('exchange 2 ghost')).toEqual({
      code: 'illegal',
      text: 'exchange 2 ghost',
      rule: 'FD-INF-03',
    });
    expect(table.refuse('exchange 2 1').code).toBe('unreadable');
    expect(table.refuse('exchange 2 2').code).toBe('unreadable');
  });

  it('[FD-INF-03] neither needs to be at the inspected Destination', () => {
    const table = informerTable();
    table.play('inspect discs cartagena');
    expect(table.play('exchange 1 4')[0]).toEqual({ kind: 'discsExchanged', seat: 0, one: 7, other: 11 });
    expect(revealedDiscs(table)).toEqual([{ ...DISCS[0], trinidad: '1', galleonA: '4' }, DISCS[1], DISCS[2]]);
  });

  it('[FD-INF-03] a disc that is not on the map cannot be exchanged', () => {
    const table = informerTable([{ sanJuan: '2', cartagena: '4' }, {}, {}]);
    table.play('inspect discs sanJuan');
    expect(table.legal()).toEqual(['keep', 'exchange 2 4']);
    for (const text of ['exchange 1 2', 'exchange 4 hind']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-03' });
    }
  });

  it('[FD-INF-09] every exchange leaves the two discs in range and apart', () => {
    const six = { sanJuan: '1', santoDomingo: '2', cartagena: '3', portobelo: '4', panama: 'ghost', galleonB: 'hind' };
    const begin = (): Table => {
      const table = informerTable([six, {}, {}]);
      table.play('inspect discs cartagena');
      return table;
    };
    const pairs = begin().legal().slice(1);
    expect(pairs.length).toBe(15);
    for (const pair of pairs) {
      const table = begin();
      table.play(pair);
      const [, one, other] = pair.split(' ');
      const swapped = (disc: string): string => (disc === one ? other : disc === other ? one : disc);
      const wanted = Object.fromEntries(Object.entries(six).map(([place, disc]) => [place, swapped(disc)]));
      expect(revealedDiscs(table)).toEqual([wanted, {}, {}]);
    }
  });
});

describe('option 2: a counter', () => {
  it('[FD-INF-04] the holder looks at a fort or galleon with a disc of their own, and nowhere else', () => {
    const table = informerTable();
    expect(table.legal()).toEqual([
      'keep',
      'inspect discs santoDomingo',
      'inspect discs cartagena',
      'inspect discs trinidad',
      'inspect discs galleonA',
      'inspect counter trinidad',
      'inspect counter galleonA',
    ]);
    for (const place of ['cartagena', 'santoDomingo', 'panama', 'galleonB', 'sanJuan']) {
      const text = `inspect counter ${place}`;
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-04' });
    }
  });

  it.each([
    ['trinidad', 7, 2],
    ['galleonA', 11, 1],
  ])('[FD-INF-04] the holder sees the counter at %s, which stays face down', (place, destination, value) => {
    const table = informerTable();
    table.state.countersKnown[destination] = 2;
    expect(table.play(`inspect counter ${place}`)).toEqual([{ kind: 'counterInspected', seat: 0, destination, value }]);
    expect(table.question()).toEqual({ kind: 'moveDisc', seat: 0, destination });
    expect(table.view(0).map[destination].counter).toEqual({ up: false, value });
    expect(table.view(2).map[destination].counter).toEqual({ up: false });
    expect(table.state.countersKnown[destination]).toBe(3);
    expect(table.state.countersUp[destination]).toBe(0);
  });

  it('[FD-INF-05] the holder may move that disc to a Destination in range without a disc of their own', () => {
    const table = informerTable();
    table.play('inspect counter trinidad');
    expect(table.legal()).toEqual([
      'keep',
      'move sanJuan',
      'move santiagoDeCuba',
      'move puertoCabello',
      'move portobelo',
      'move granGranada',
      'move maracaibo',
      'move panama',
      'move galleonB',
    ]);
    for (const place of ['veracruz', 'galleonC', 'cartagena', 'trinidad']) {
      const text = `move ${place}`;
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-05' });
    }
  });

  it('[FD-INF-05] [FD-INF-09] that disc is moved face down, and no other', () => {
    const table = informerTable();
    table.play('inspect counter trinidad');
    expect(table.play('move panama')[0]).toEqual({ kind: 'discMoved', seat: 0, from: 7, to: 9 });
    const { trinidad, ...others } = DISCS[0] as Record<string, string>;
    expect(revealedDiscs(table)).toEqual([{ ...others, panama: trinidad }, DISCS[1], DISCS[2]]);
  });

  it('[FD-INF-08] it is open to a holder who laid that counter', () => {
    const table = informerTable();
    table.state.governor = 0;
    table.state.admiral = 0;
    for (const place of [...table.box.forts, ...table.box.galleons]) table.state.countersKnown[place] = 1;
    expect(table.legal().slice(-2)).toEqual(['inspect counter trinidad', 'inspect counter galleonA']);
    table.play('inspect counter galleonA');
    expect(table.state.countersKnown[11]).toBe(1);
    table.play('move maracaibo');
    expect(revealedDiscs(table)[0]).toEqual({ santoDomingo: '3', cartagena: '2', trinidad: '4', maracaibo: '1' });
  });
});

describe('both options', () => {
  it('[FD-INF-06] Hind and Ghost make the holder present and may be exchanged', () => {
    const table = informerTable([{ trinidad: 'ghost', cartagena: 'hind' }, {}, {}]);
    expect(table.legal()).toEqual([
      'keep',
      'inspect discs cartagena',
      'inspect discs trinidad',
      'inspect counter trinidad',
    ]);
    table.play('inspect discs cartagena');
    expect(table.legal()).toEqual(['keep', 'exchange ghost hind']);
    table.play('exchange ghost hind');
    expect(revealedDiscs(table)[0]).toEqual({ trinidad: 'hind', cartagena: 'ghost' });
  });

  it.each(['ghost', 'hind'])('[FD-INF-06] the %s may be moved', (disc) => {
    const table = informerTable([{ trinidad: disc }, {}, {}]);
    table.play('inspect counter trinidad', 'move sanJuan');
    expect(revealedDiscs(table)[0]).toEqual({ sanJuan: disc });
  });

  it('[FD-INF-07] after looking at discs the holder can neither look elsewhere nor turn to a counter', () => {
    const table = informerTable();
    table.play('inspect discs cartagena');
    for (const text of ['inspect discs trinidad', 'inspect counter trinidad', 'move panama']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-07' });
    }
  });

  it('[FD-INF-07] after looking at a counter the holder can neither look elsewhere nor exchange discs', () => {
    const table = informerTable();
    table.play('inspect counter trinidad');
    for (const text of ['inspect counter galleonA', 'inspect discs trinidad', 'exchange 1 2']) {
      expect(table.refuse(text)).toEqual({ code: 'illegal', text, rule: 'FD-INF-07' });
    }
    expect(discsOf(table, 0)).toEqual(DISCS[0]);
  });
});
