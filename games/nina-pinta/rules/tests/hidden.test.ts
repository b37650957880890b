import { below, rngFromSeed, tell, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { LANDS, WORLDS } from '../src/ids.ts';
import { proceed } from '../src/rounds/index.ts';
import type { State } from '../src/state.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import type { View } from '../src/view.ts';
import { contextOf, eventsOf, selects } from './helpers.ts';
import { solo } from './soloHelpers.ts';

const EMPTY = ['load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria'];

/** What a viewer sees of every player's secrets. */
function secretsSeen(view: View): unknown[] {
  return view.players.map(({ gold, kept, progress }) => ({ gold, kept, progress }));
}

/** A view without what is the viewer's own. */
function commonPart({ viewer: _viewer, players, places, ...rest }: View): unknown {
  return {
    ...rest,
    players: players.map(({ gold: _gold, kept: _kept, progress: _progress, loads: _loads, ...open }) => open),
    places,
  };
}

/** A different state that viewers who have not looked cannot tell from the real one. */
function scrambled({ game, state }: Table): State {
  const other = game.clone(state);
  other.tokenStack.reverse();
  for (let land = 0; land < LANDS.length; land++) {
    const [, pinta, santaMaria] = WORLDS.map((_, world) => world * LANDS.length + land);
    [other.tiles[pinta], other.tiles[santaMaria]] = [other.tiles[santaMaria], other.tiles[pinta]];
    const spare = land * 2;
    [other.tiles[pinta], other.spareTiles[spare]] = [other.spareTiles[spare], other.tiles[pinta]];
  }
  for (const [era, store] of other.bonusStore.entries()) {
    const out = other.bonusOut[era];
    if (store.length > 0 && out.length > 0) [store[0], out[0]] = [out[0], store[0]];
  }
  [other.progressStore[3][0], other.progressOut[0]] = [other.progressOut[0], other.progressStore[3][0]];
  [other.progressStore[4][1], other.progressStore[5][2]] = [other.progressStore[5][2], other.progressStore[4][1]];
  return other;
}

describe('behind the screen', () => {
  it('[NP-HIDDEN-01] [NP-HIDDEN-03] [NP-HIDDEN-05] gold and Benefits are known only to their owner', () => {
    const table = makeTable();
    table.own(0, 'painting', 'music', 'anyScience', 'catholic', 'catholic', 'knight', 'pirate', 'turnOrder');
    table.give(0, { gold: 7 });
    table.enter('governing');
    const own = {
      gold: 7,
      kept: ['pirate', 'turnOrder'],
      progress: { arts: ['painting', 'music'], science: ['anyScience'], religion: ['catholic', 'catholic'] },
    };
    const nothing = { gold: undefined, kept: undefined, progress: undefined };
    expect(secretsSeen(table.view(0))[0]).toEqual(own);
    expect(secretsSeen(table.view(0)).slice(1)).toEqual([nothing, nothing, nothing]);
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(secretsSeen(table.view(viewer))[0]).toEqual(nothing);
    }
  });

  it('[NP-HIDDEN-02] Military Benefits are public', () => {
    const table = makeTable();
    table.own(2, 'knight', 'anyMilitary', 'knight', 'painting');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer).players.map(({ military }) => military)).toEqual([
        ...[[], [], ['knight', 'knight', 'anyMilitary'], []],
      ]);
    }
  });

  it('[NP-HIDDEN-05] a table option shows everything', () => {
    const table = makeTable({ open: true });
    table.own(0, 'painting', 'pirate');
    table.enter('governing');
    expect(secretsSeen(table.view('spectator'))[0]).toEqual({
      ...{ gold: 4, kept: ['pirate'], progress: { arts: ['painting'], science: [], religion: [] } },
    });
    expect(secretsSeen(table.view(1))).toEqual(secretsSeen(table.view('spectator')));
    expect(table.view(1).open).toBe(true);
    expect(makeTable().view(1).open).toBe(false);
  });

  it('[NP-HIDDEN-04] selecting, playing, gaining and paying are public, what is kept is not shown again', () => {
    const table = makeTable();
    table.display('gold3', 'pirate', 'painting', 'knight');
    table.give(0, { gold: 5 });
    selects(table, 0);
    const events: Event[] = [...table.play('take gold3')];
    expect(eventsOf(events, 'benefitSelected')).toMatchObject([{ seat: 0, cost: 0 }]);
    expect(eventsOf(events, 'goldTaken')).toEqual([{ kind: 'goldTaken', seat: 0, gold: 3 }]);
    events.push(...table.play('take pirate'));
    expect(eventsOf(events, 'benefitSelected').at(-1)).toMatchObject({ seat: 1, face: table.face('pirate') });
    for (const event of events)
      for (const viewer of [0, 3, 'spectator'] as const) {
        expect(table.game.redact(event, viewer)).toEqual(event);
      }
    expect(JSON.stringify(table.view(0).players[1])).not.toContain('pirate');
    expect(table.view(1).players[1].kept).toEqual(['pirate']);
  });
});

describe('loads', () => {
  it('[NP-HIDDEN-06] are secret until the reveal; others see who is ready, and the supplies as before', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    table.explore('nina caribbean', 'nina isthmus');
    const seen = (viewer: Viewer): unknown => {
      const { loads, voyage, sealed, supply } = table.view(viewer).players[0];
      return { loads, voyage, sealed, settlers: supply.settlers };
    };
    const before = { loads: undefined, voyage: undefined, sealed: false, settlers: 20 };
    const events = [...table.playAs(0, 'load nina captain 2'), ...table.playAs(0, 'load pinta 0')];
    expect(seen(1)).toEqual(before);
    expect(seen('spectator')).toEqual(before);
    expect(seen(0)).toMatchObject({
      ...{ loads: { nina: { captain: true, settlers: 2 }, pinta: { captain: false, settlers: 0 } }, settlers: 20 },
    });
    events.push(...table.playAs(0, 'load santaMaria 0'), ...table.playAs(0, 'seal nina santaMaria pinta'));
    expect(seen(1)).toEqual({ ...before, sealed: true });
    expect(seen(0)).toMatchObject({ sealed: true, voyage: ['nina', 'santaMaria', 'pinta'] });
    expect(events.map(({ kind }) => kind)).toEqual(['shipLoaded', 'shipLoaded', 'shipLoaded', 'loadsSealed']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(tell(table.game, events, viewer)).toEqual([{ kind: 'loadsSealed', seat: 0 }]);
    }
    for (const viewer of [0, 'open'] as const) expect(tell(table.game, events, viewer)).toEqual(events);
    table.playAs(1, ...EMPTY);
    expect(seen(1)).toMatchObject({ voyage: ['nina', 'santaMaria', 'pinta'], settlers: 18, sealed: false });
    expect(table.view(1).players[0].loads).toEqual({ nina: { captain: true, settlers: 2 } });
    expect(table.view('spectator').players[0].loads).toEqual({ nina: { captain: true, settlers: 2 } });
  });

  it('[NP-HIDDEN-06] [NP-LOAD-17] stay secret at every event up to the reveal', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    const state = table.game.clone(table.state);
    const shown: unknown[] = [];
    for (const [seat, text] of [
      ...EMPTY.map((move) => [0, move] as const),
      ...EMPTY.map((move) => [1, move] as const),
    ]) {
      const move = table.game.readMove(text);
      if (move === undefined) throw new Error(text);
      table.game.apply(state, seat, move, ({ kind }) => {
        if (shown.includes('loadsRevealed')) return;
        shown.push(kind);
        const [one, other] = [0, 1].map((owner) => table.game.view(state, 1 - owner).players[owner].loads);
        const secret = kind === 'loadsRevealed' ? {} : undefined;
        expect([one, other]).toEqual([secret, secret]);
      });
    }
    expect(shown).toHaveLength(9);
  });

  it('[NP-HIDDEN-06] a world imagined for another has other loads, but as many steps', () => {
    const table = makeTable({ seats: 3 });
    for (const seat of [0, 1, 2]) table.give(seat, { gold: 12 });
    table.playAs(0, 'load nina captain 2', 'load pinta 1', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, 'load nina 1', 'load pinta captain 1');
    const worlds = Array.from({ length: 40 }, (_, i) =>
      table.game.determinize(table.state, 1, rngFromSeed(`loads ${i}`)),
    );
    const loads = new Set(worlds.map(({ players }) => JSON.stringify([players[0].crews, players[0].aboard])));
    expect(loads.size).toBeGreaterThan(25);
    expect(new Set(worlds.map(({ players }) => players[0].voyage.join())).size).toBeGreaterThan(3);
    for (const { players } of worlds) {
      expect(players[0].loaded).toBe(4);
      const crews = players[0].voyage.map((world) => players[0].crews[world] + players[0].aboard[world]);
      expect(crews).toEqual(crews.slice().sort((one, other) => other - one));
      expect(players[0].crews.every((crew, world) => crew + players[0].aboard[world] <= 3)).toBe(true);
      expect(players[1]).toEqual(table.player(1));
      expect(players[2]).toEqual(table.player(2));
    }
    const mine = table.game.determinize(table.state, 0, rngFromSeed('mine'));
    expect(mine.players[0]).toEqual(table.player(0));
    expect(mine.players[1]).toMatchObject({ loaded: 2, voyage: [0, 1, 2] });
    expect(mine.players[1].crews[2] + mine.players[1].aboard[2]).toBe(0);
    const again = scrambledLoads(table);
    const dice = (): ReturnType<typeof rngFromSeed> => rngFromSeed('same dice');
    expect(table.game.determinize(again, 1, dice())).toEqual(table.game.determinize(table.state, 1, dice()));
    expect(table.game.view(again, 1)).toEqual(table.view(1));
    expect(table.game.view(again, 0)).not.toEqual(table.view(0));
  });

  it('[NP-HIDDEN-06] also a load that took all the gold may have been another', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    table.give(0, { gold: 3 });
    table.playAs(0, 'load nina captain 2', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    const loads = Array.from({ length: 40 }, (_, i) => {
      const { crews, aboard } = table.game.determinize(table.state, 1, rngFromSeed(`poor ${i}`)).players[0];
      expect([...crews, ...aboard].reduce((sum, one) => sum + one)).toBeLessThanOrEqual(3);
      return `${crews.join()} ${aboard.join()}`;
    });
    expect(new Set(loads).size).toBeGreaterThan(10);
    // Among them such as put all the gold into one ship, and into another one.
    for (const load of ['3,0,0 0,0,0', '2,0,0 1,0,0']) expect(loads).toContain(load);
    expect(loads.some((load) => load.startsWith('0,'))).toBe(true);
  });

  it('[NP-HIDDEN-06] after the reveal nothing of them is imagined', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    table.explore('nina caribbean', 'nina isthmus');
    table.playAs(0, 'load nina captain 2', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, ...EMPTY);
    const world = table.game.determinize(table.state, 1, rngFromSeed('after'));
    expect(world.players).toEqual(table.state.players);
  });

  // A seat that can load nothing only seals, in one step instead of four. That reveals nothing: whether a seat can load
  // depends on its gold, Settlers and Captains, and the gold is what public events add up to.
  it.each([1, 2, 3, 4])('[NP-HIDDEN-04] [NP-HIDDEN-06] public events tell the gold of each of %i players', (seats) => {
    const table = seats === 1 ? solo({ bare: true }) : makeTable({ seats, bare: true });
    const gold = table.state.players.map((player) => player.gold);
    const hear = (event: Event): void => {
      for (const told of tell(table.game, [event], 'spectator')) countGold(gold, told as Event, seats);
    };
    proceed({ ...contextOf(table), emit: hear });
    const rng = rngFromSeed(`${seats} screens`);
    for (let awaited = awaitedOf(table); awaited.length > 0; awaited = awaitedOf(table)) {
      const seat = awaited[below(rng, awaited.length)];
      const moves = table.game.legalMoves(table.state, seat, []);
      table.game.apply(table.state, seat, moves[below(rng, moves.length)], hear);
      expect(gold).toEqual(table.state.players.map((player) => player.gold));
    }
  });

  function awaitedOf({ game, state }: Table): readonly number[] {
    return game.awaiting(state);
  }

  /** By player, what is behind the screens after an event. Planck is the player behind the seats. */
  function countGold(gold: number[], event: Event, seats: number): void {
    if (event.kind === 'goldAwarded') for (let seat = 0; seat < seats; seat++) gold[seat] += event.gold;
    if (event.kind === 'crewPaid') gold[event.seat] -= event.gold;
    if (event.kind === 'benefitSelected' || event.kind === 'doublePlayed') gold[event.seat] -= event.cost;
    if (event.kind === 'goldTaken' || event.kind === 'piratePlayed' || event.kind === 'shipSailedBack') {
      gold[event.seat] += event.gold;
    }
  }

  function scrambledLoads({ game, state }: Table): State {
    const other = game.clone(state);
    Object.assign(other.players[0], { crews: [1, 1, 1], aboard: [0, 0, 0], voyage: [2, 0, 1] });
    return other;
  }
});

describe('public and hidden information', () => {
  it('[NP-HIDDEN-07] map, harbours, supplies, gold on the map, markers, display, cost and order are public', () => {
    const table = makeTable();
    for (const one of [0, 1, 2, 3]) table.own(one, 'painting', 'pirate', 'knight');
    table.city(1, 'pinta isthmus', 'science');
    table.enter('selecting', { era: 3, order: [2, 0, 3, 1] });
    table.play('pass 2');
    const views = ([0, 1, 2, 3, 'spectator'] as const).map((viewer) => table.view(viewer));
    for (const one of views) expect(commonPart(one)).toEqual(commonPart(views[0]));
    expect(views[4]).toMatchObject({
      era: 3,
      phase: 'selecting',
      order: [2, 0, 3, 1],
      cost: 2,
      passes: [{ space: 2, seat: 2 }],
    });
    table.settle(0, 'nina andes', 2);
    table.stronghold(0, 'nina andes', 2);
    table.captain(1, 'nina andes');
    table.ship(2, 'nina andes', 5);
    table.town(3, 'nina andes');
    table.state.mines[table.at('nina andes')] = 4;
    const place = table.view('spectator').places[table.at('nina andes')];
    expect(place).toMatchObject({ towns: [3], captain: 1, stronghold: 0, vault: 2, mine: 4 });
    expect(place.settlers).toContainEqual({ seat: 0, count: table.settlers(0, 'nina andes') });
    expect(place.ships).toContain(2);
    expect(table.view('spectator').players[2].cargo.nina).toBe(5);
    expect(table.view('spectator').players[2].harbours.nina).toBe('andes');
  });

  it('[NP-HIDDEN-07] the tokens turned up say which worlds have grown and may be built in', () => {
    const table = makeTable();
    table.token('pinta', 'grow');
    table.token('nina', 'build');
    const { tokens, worlds } = table.view('spectator');
    const lying = (id: string, kind: string): boolean => tokens.some((one) => one.world === id && one.kind === kind);
    expect(worlds.map(({ id, grown, buildable }) => [id, grown, buildable])).toEqual([
      ['nina', false, true],
      ['pinta', true, false],
      ['santaMaria', false, true],
    ]);
    for (const { id, grown, buildable } of worlds) {
      expect([grown, buildable]).toEqual([lying(id, 'grow'), lying(id, 'build')]);
    }
  });

  it('[NP-HIDDEN-08] tiles face down, tokens and Benefits to come are unknown to all', () => {
    const table = makeTable({ seats: 3 });
    const other = scrambled(table);
    expect(other).not.toEqual(table.state);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.game.view(other, viewer)).toEqual(table.view(viewer));
    }
    expect(table.game.view(other, 'open')).not.toEqual(table.view('open'));
    for (const seat of [0, 1, 2]) {
      const worlds = [table.state, other].map((state) => table.game.determinize(state, seat, rngFromSeed('dice')));
      expect(worlds[0]).toEqual(worlds[1]);
      expect(worlds[0].rng).not.toEqual(table.state.rng);
    }
    expect(JSON.stringify(table.view(0))).not.toContain(String(table.state.rng[0]));
  });

  it('[NP-HIDDEN-08] worlds imagined differ in all of that and have the same pieces', () => {
    const table = makeTable({ seats: 2 });
    table.explore('nina andes');
    const worlds = Array.from({ length: 30 }, (_, i) =>
      table.game.determinize(table.state, 0, rngFromSeed(`world ${i}`)),
    );
    const different = (pick: (state: State) => unknown): number =>
      new Set(worlds.map((state) => JSON.stringify(pick(state)))).size;
    expect(different((state) => state.tokenStack)).toBeGreaterThan(20);
    expect(different((state) => state.tiles)).toBe(30);
    expect(different((state) => state.spareTiles)).toBe(30);
    expect(different((state) => state.bonusStore)).toBe(30);
    expect(different((state) => state.progressStore)).toBe(30);
    expect(different((state) => state.progressOut)).toBe(30);
    expect(different((state) => state.tiles[state.tiles.length - 1])).toBe(5);
    expect(different((state) => state.tiles[3])).toBe(1);
    const sorted = (numbers: readonly number[]): number[] => numbers.slice().sort((one, two) => one - two);
    for (const world of worlds) {
      expect(sorted(world.tokenStack)).toEqual(sorted(table.state.tokenStack));
      expect(sorted([...world.tiles, ...world.spareTiles])).toEqual(
        sorted([...table.state.tiles, ...table.state.spareTiles]),
      );
      expect(world.tiles.map((tile) => table.box.atlas.land[tile])).toEqual(
        table.state.tiles.map((tile) => table.box.atlas.land[tile]),
      );
      for (const [era, store] of world.bonusStore.entries()) {
        expect(store).toHaveLength(table.state.bonusStore[era].length);
        expect(sorted([...store, ...world.bonusOut[era]])).toEqual(
          sorted([...table.state.bonusStore[era], ...table.state.bonusOut[era]]),
        );
      }
      expect(world.progressStore.map(({ length }) => length)).toEqual([0, 5, 5, 5, 5, 5]);
      expect(sorted([...world.progressStore.flat(), ...world.progressOut])).toEqual(
        sorted([...table.state.progressStore.flat(), ...table.state.progressOut]),
      );
      expect(world.display).toEqual(table.state.display);
    }
  });

  it('[NP-HIDDEN-09] only the player who looks sees and remembers the tiles; the others learn which lands', () => {
    const table = makeTable({ bare: true });
    proceed(contextOf(table));
    const [event] = table.play('look nina caribbean andes rockies');
    const { tiles: _tiles, ...open } = event as Extract<Event, { kind: 'landsLooked' }>;
    expect(table.game.redact(event, 1)).toEqual(event);
    for (const viewer of [0, 2, 'spectator'] as const) expect(table.game.redact(event, viewer)).toEqual(open);
    const looked = ['nina caribbean', 'nina andes', 'nina rockies'].map(table.at);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { places } = table.view(viewer);
      expect(places.flatMap(({ lookedAt }, place) => (lookedAt.length > 0 ? [place] : []))).toEqual(looked);
      expect(places[looked[0]].lookedAt).toEqual([1]);
      expect(places.flatMap(({ terrain }, place) => (terrain === undefined ? [] : [place]))).toEqual(
        viewer === 1 ? looked : [],
      );
    }
    expect(table.view(1).places[looked[1]]).toMatchObject({ terrain: 'mountains', discovery: 'mine', found: 5 });
    const worlds = Array.from({ length: 20 }, (_, i) => rngFromSeed(`looked ${i}`));
    for (const place of looked) {
      const tilesFor = (seat: number): number =>
        new Set(worlds.map((rng) => table.game.determinize(table.state, seat, rng).tiles[place])).size;
      expect(tilesFor(1)).toBe(1);
      expect(tilesFor(0)).toBeGreaterThan(2);
    }
  });

  it('[NP-HIDDEN-09] the same by a Spyglass', () => {
    const table = makeTable();
    table.display('spyglass', 'painting');
    selects(table, 3);
    table.play('take spyglass', 'look pinta amazonia isthmus appalachia');
    expect(table.view(3).places[table.at('pinta isthmus')]).toMatchObject({ terrain: 'forest', lookedAt: [3] });
    expect(table.view(0).places[table.at('pinta isthmus')].terrain).toBeUndefined();
    expect(table.view('open').places[table.at('pinta isthmus')].terrain).toBe('forest');
    expect(table.view('spectator').places[table.at('pinta isthmus')].terrain).toBeUndefined();
  });

  it('[NP-HIDDEN-10] in the end all gold and Benefits are revealed', () => {
    const table = makeTable({ seats: 2 });
    table.own(0, 'painting', 'catholic');
    table.give(0, { gold: 11 });
    table.give(1, { gold: 3 });
    table.state.display.fill(-1);
    table.enter('selecting', { era: 6 });
    const events = table.play('pass 2');
    const [revealed] = eventsOf(events, 'holdingsRevealed');
    expect(revealed).toMatchObject({ gold: [11, 3], progress: table.state.players.map(({ progress }) => progress) });
    expect(table.view('spectator').players[0]).toMatchObject({
      ...{ gold: 11, progress: { arts: ['painting'], science: [], religion: ['catholic'] } },
    });
    expect(table.game.reveals(revealed)).toBe(true);
  });

  it('tells which events show what was hidden', () => {
    const { game } = makeTable();
    const shows: readonly Event[] = [
      { kind: 'landsLooked', seat: 0, world: 0, lands: 7 },
      { kind: 'eraBegun', era: 1, token: 0, order: [] },
      { kind: 'benefitsShown', display: [] },
      { kind: 'loadsSealed', seat: 0 },
      { kind: 'loadsRevealed', loads: [] },
      { kind: 'landExplored', seat: 0, place: 0, tile: 0 },
      { kind: 'progressTurnedUp', face: 0, world: 0 },
      { kind: 'tileDrawn', land: 0 },
    ];
    for (const event of shows) expect(game.reveals(event)).toBe(true);
    expect(game.reveals({ kind: 'goldAwarded', gold: 2 })).toBe(false);
    expect(game.reveals({ kind: 'shipLoaded', seat: 0, world: 0, captain: true, settlers: 1 })).toBe(false);
  });
});
