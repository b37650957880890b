import type { Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { discSet, makeTable, type Table } from '../src/testing/table.ts';
import { dockedTable, layAll, layCounters, sailingTable } from './sailing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** By viewer: what they see of the counter at a Destination. */
function counterSeen(table: Table, destination: string): unknown[] {
  return VIEWERS.map((viewer) => table.view(viewer).map[table.at(destination)].counter);
}

/** By viewer: the faces they see at a Destination, `?` for a hidden one. */
function facesSeen(table: Table, destination: string): string[] {
  return VIEWERS.map((viewer) =>
    table
      .view(viewer)
      .map[table.at(destination)].discs.map((disc) => disc.disc ?? '?')
      .join(' '),
  );
}

describe('mission discs', () => {
  it('[FD-HIDDEN-01] until the reveal a face is known to its owner alone, who may always look again', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3' }, { sanJuan: '1' }, { trinidad: '2' }]);
    expect(facesSeen(table, 'sanJuan')).toEqual(['3 ?', '? 1', '? ?', '? ?']);
    expect(facesSeen(table, 'trinidad')).toEqual(['?', '?', '2', '?']);
    table.play('mission 4 galleonA', 'mission 4 galleonA');
    expect(facesSeen(table, 'sanJuan')).toEqual(['3 ?', '? 1', '? ?', '? ?']);
  });

  it('[FD-HIDDEN-01] nobody else sees which discs are still in hand', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    table.play('mission 3 sanJuan');
    const hands = VIEWERS.map((viewer) => table.view(viewer).players[0].hand);
    expect(hands).toEqual([['1', '2', '4'], undefined, undefined, undefined]);
    expect(VIEWERS.map((viewer) => table.view(viewer).players[0].handSize)).toEqual([3, 3, 3, 3]);
  });

  it('[FD-HIDDEN-01] after the reveal everybody knows all faces, and what stayed in hand', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3' }, { sanJuan: '1' }, {}]);
    table.give(0, { goods: 1, hand: discSet('ghost', 'hind') });
    table.give(1, { goods: 1 });
    table.enter('revealDiscs');
    expect(facesSeen(table, 'sanJuan')).toEqual(['1 3', '1 3', '1 3', '1 3']);
    expect(VIEWERS.map((viewer) => table.view(viewer).players[0].hand)).toEqual(VIEWERS.map(() => ['ghost', 'hind']));
  });

  it('[FD-HIDDEN-01] while nobody is asked they stay hidden', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3' }, { sanJuan: '1' }, {}]);
    table.state.stack = [];
    expect(facesSeen(table, 'sanJuan')).toEqual(['3 ?', '? 1', '? ?', '? ?']);
  });

  it('[FD-HIDDEN-02] colour and place of every disc are public', () => {
    const table = sailingTable([2, 1, 0], [1, 1, 1]);
    layAll(table, [{ sanJuan: '3', galleonA: '1' }, { sanJuan: '1' }, {}]);
    for (const viewer of VIEWERS) {
      const places = table.view(viewer).map.map((one) => one.discs.map(({ seat, done }) => ({ seat, done })));
      expect(places[0]).toEqual([
        { seat: 0, done: false },
        { seat: 1, done: false },
      ]);
      expect(places[11]).toEqual([{ seat: 0, done: false }]);
      expect(places.flat().length).toBe(3);
    }
  });

  it('[FD-HIDDEN-02] that somebody has a Hind or a Ghost is public, but not which disc it is', () => {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layAll(table, [{ sanJuan: 'hind' }, { sanJuan: 'ghost' }, { sanJuan: '1' }]);
    for (const viewer of VIEWERS) {
      expect(table.view(viewer).players.map(({ ghost, hind }) => ({ ghost, hind }))).toEqual([
        { ghost: false, hind: true },
        { ghost: true, hind: false },
        { ghost: false, hind: false },
      ]);
    }
    expect(facesSeen(table, 'sanJuan')).toEqual(['hind ? ?', '? ghost ?', '? ? 1', '? ? ?']);
  });
});

describe('counters', () => {
  it('[FD-HIDDEN-03] the Admiral’s holder knows the frigates until they are turned up, nobody else', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.admiral = 1;
    table.enter('layFrigates');
    table.play('frigates galleonA=2 galleonB=0 galleonC=1');
    expect(counterSeen(table, 'galleonA')).toEqual([
      { up: false },
      { up: false, value: 2 },
      { up: false },
      { up: false },
    ]);
    expect(counterSeen(table, 'galleonB')).toEqual([
      { up: false },
      { up: false, value: 0 },
      { up: false },
      { up: false },
    ]);
    table.state.countersUp[11] = 1;
    expect(counterSeen(table, 'galleonA')).toEqual(VIEWERS.map(() => ({ up: true, value: 2 })));
    expect(counterSeen(table, 'galleonC')).toEqual([
      { up: false },
      { up: false, value: 1 },
      { up: false },
      { up: false },
    ]);
  });

  it('[FD-HIDDEN-04] the Governor’s holder knows the troops until they are turned up, nobody else', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.state.governor = 2;
    table.enter('layFrigates');
    table.play('troops trinidad=1 maracaibo=0 panama=0 veracruz=2');
    expect(counterSeen(table, 'veracruz')).toEqual([
      { up: false },
      { up: false },
      { up: false, value: 2 },
      { up: false },
    ]);
    table.give(0, { crew: 9, guns: 9 });
    layAll(table, [{ trinidad: '1' }, {}, {}]);
    table.enter('revealDiscs');
    expect(table.play('attack')).toEqual([{ kind: 'counterTurned', seat: 0, destination: 7, value: 1 }]);
    expect(counterSeen(table, 'trinidad')).toEqual(VIEWERS.map(() => ({ up: true, value: 1 })));
    expect(counterSeen(table, 'maracaibo')).toEqual([
      { up: false },
      { up: false },
      { up: false, value: 0 },
      { up: false },
    ]);
  });

  it('[FD-HIDDEN-03] [FD-HIDDEN-04] dealt counters are known to nobody', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    table.enter('layFrigates');
    for (const destination of ['trinidad', 'maracaibo', 'panama', 'veracruz', 'galleonA', 'galleonB', 'galleonC']) {
      expect(counterSeen(table, destination)).toEqual(VIEWERS.map(() => ({ up: false })));
    }
    expect(counterSeen(table, 'cartagena')).toEqual(VIEWERS.map(() => undefined));
  });

  it('[FD-HIDDEN-03] [FD-HIDDEN-04] what seat 0 laid a spectator does not see', () => {
    const table = dockedTable([0, 1, 2], [1, 1, 1]);
    Object.assign(table.state, { admiral: 0, governor: 0 });
    table.enter('layFrigates');
    table.play('frigates galleonA=2 galleonB=0 galleonC=1', 'troops trinidad=1 maracaibo=0 panama=0 veracruz=2');
    expect(counterSeen(table, 'galleonA')).toEqual([
      { up: false, value: 2 },
      { up: false },
      { up: false },
      { up: false },
    ]);
    expect(counterSeen(table, 'trinidad')).toEqual([
      { up: false, value: 1 },
      { up: false },
      { up: false },
      { up: false },
    ]);
  });

  it('[FD-HIDDEN-03] [FD-HIDDEN-04] before they are laid there is nothing to see', () => {
    expect(counterSeen(dockedTable([0, 1, 2], [1, 1, 1]), 'panama')).toEqual(VIEWERS.map(() => undefined));
  });

  it('[FD-HIDDEN-05] the values in the two pools and the galleon counters on the map are public', () => {
    const table = makeTable({ seats: 3 });
    expect(table.box.components.frigateCounters).toEqual([0, 1, 2]);
    expect(table.box.components.troopCounters).toEqual([0, 0, 1, 2]);
    table.state.galleonCounters = [2, 0, 1];
    for (const viewer of VIEWERS) {
      const seen = table.view(viewer).map.map((one) => one.galleonCounter);
      expect(seen).toEqual([...Array.from({ length: 11 }, () => undefined), 2, 0, 1]);
    }
  });
});

describe('the Informer', () => {
  function informerTable(): Table {
    const table = sailingTable([0, 1, 2], [1, 1, 1]);
    layCounters(table, { trinidad: 2 });
    layAll(table, [{ sanJuan: '1', trinidad: '3' }, { sanJuan: '2', trinidad: '4' }, { sanJuan: '3' }]);
    table.state.informer = 1;
    table.enter('askInformer');
    return table;
  }

  it('[FD-HIDDEN-06] a look at discs shows the holder those of one Destination, and the others nothing', () => {
    const table = informerTable();
    expect(facesSeen(table, 'sanJuan')).toEqual(['1 ? ?', '? 2 ?', '? ? 3', '? ? ?']);
    table.play('inspect discs sanJuan');
    expect(facesSeen(table, 'sanJuan')).toEqual(['1 ? ?', '1 2 3', '? ? 3', '? ? ?']);
    expect(facesSeen(table, 'trinidad')).toEqual(['3 ?', '? 4', '? ?', '? ?']);
    expect(counterSeen(table, 'trinidad')).toEqual(VIEWERS.map(() => ({ up: false })));
  });

  it('[FD-HIDDEN-06] a look at a counter shows the holder that counter, and no disc', () => {
    const table = informerTable();
    table.play('inspect counter trinidad');
    expect(counterSeen(table, 'trinidad')).toEqual([
      { up: false },
      { up: false, value: 2 },
      { up: false },
      { up: false },
    ]);
    expect(counterSeen(table, 'maracaibo')).toEqual(VIEWERS.map(() => ({ up: false })));
    expect(facesSeen(table, 'trinidad')).toEqual(['3 ?', '? 4', '? ?', '? ?']);
    table.give(0, { goods: 1 });
    table.play('keep');
    expect(counterSeen(table, 'trinidad')).toEqual([
      { up: false },
      { up: false, value: 2 },
      { up: false },
      { up: false },
    ]);
  });

  it.each([
    ['inspect discs sanJuan', { kind: 'exchangeDiscs', seat: 1, destination: 0 }],
    ['inspect counter trinidad', { kind: 'moveDisc', seat: 1, destination: 7 }],
  ])('[FD-HIDDEN-07] after ‘%s’ everybody knows the option and the Destination', (look, question) => {
    const table = informerTable();
    table.play(look);
    expect(VIEWERS.map((viewer) => table.view(viewer).question)).toEqual(VIEWERS.map(() => question));
  });

  it.each([
    ['inspect discs sanJuan', 'exchange 2 4', { kind: 'discsExchanged', seat: 1, one: 0, other: 7 }],
    ['inspect counter trinidad', 'move santoDomingo', { kind: 'discMoved', seat: 1, from: 7, to: 1 }],
  ])('[FD-HIDDEN-07] ‘%s’ and ‘%s’ show the others the places and no face', (look, change, told) => {
    const table = informerTable();
    table.play(look);
    const [event] = table.play(change);
    expect(VIEWERS.map((viewer) => table.game.redact(event, viewer))).toEqual(VIEWERS.map(() => told));
  });

  it('[FD-HIDDEN-07] which of the exchanged discs had the lower number does not show', () => {
    const told = ['1', '4'].map((disc) => {
      const table = sailingTable([0, 1, 2], [1, 1, 1]);
      layAll(table, [{}, { sanJuan: disc, galleonA: disc === '1' ? '4' : '1' }, {}]);
      table.state.informer = 1;
      table.enter('askInformer');
      table.play('inspect discs galleonA');
      return table.play('exchange 1 4')[0];
    });
    expect(told[0]).toEqual({ kind: 'discsExchanged', seat: 1, one: 0, other: 11 });
    expect(told[1]).toEqual(told[0]);
  });
});

describe('chests', () => {
  function attackTable(): Table {
    const table = sailingTable([0, 1, 2], [2, 2, 2]);
    layAll(table, [{ cartagena: '1', sanJuan: '2' }, {}, {}]);
    table.give(0, { crew: 1, chest: [1, 0, 2] });
    table.state.treasure[4] = 1;
    table.enter('revealDiscs');
    return table;
  }
  const chests = (table: Table): unknown[] => VIEWERS.map((viewer) => table.view(viewer).players[0].chest);

  it('[FD-HIDDEN-08] a chest is hidden from the others until the end of the game', () => {
    const table = attackTable();
    expect(chests(table)).toEqual([{ silver: 1, gold: 0, jewel: 2 }, undefined, undefined, undefined]);
  });

  it('[FD-HIDDEN-08] at the end of the game all chests are open', () => {
    const table = makeTable({ seats: 3 });
    table.state.voyage = 3;
    table.give(0, { chest: [1, 0, 2] });
    const events = [...table.play('dock', 'dock'), ...table.play('dock')];
    expect(events.at(-1)).toEqual({
      kind: 'chestsOpened',
      chests: [
        [1, 0, 2],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(chests(table)).toEqual(VIEWERS.map(() => ({ silver: 1, gold: 0, jewel: 2 })));
    expect('question' in table.view(0)).toBe(false);
  });

  it('[FD-HIDDEN-09] everybody sees treasure being taken, nobody the running total of a rival’s chest', () => {
    const table = attackTable();
    const [event] = table.play('attack');
    const told = { kind: 'attacked', seat: 0, destination: 4, disc: 1, crew: 1, guns: 0, points: 2, treasure: 0 };
    expect(VIEWERS.map((viewer) => table.game.redact(event, viewer))).toEqual(VIEWERS.map(() => told));
    expect(VIEWERS.map((viewer) => table.view(viewer).map[4].treasure)).toEqual(VIEWERS.map(() => false));
    expect(chests(table)).toEqual([{ silver: 2, gold: 0, jewel: 2 }, undefined, undefined, undefined]);
  });
});
