import type { Event } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { stepsOf } from '../testing/randomSteps.ts';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { cuesOf } from './cues.ts';
import { paceOf } from './pace.ts';
import type { SpriteCue } from './sprite.ts';

/** The ids of pieces and spots on the table. */
const NAMES =
  /^(street:\d+:\d+|(outbound|homebound):\d|dest:\w+(:stack)?|(counter|treasure):\w+|(seat|chest|score|hand|ship):\d|item:\d:\w+|hold:\d:\w+|ware:\w+:\w+|(md|berth):\d:\w+|chart:(conquest|commodity)|conquest:(town|fort|galleon)|caribbean)$/;

function namesOf(cue: SpriteCue): readonly string[] {
  switch (cue.do) {
    case 'ring':
      return cue.around;
    case 'travel':
      return [cue.from, cue.to, cue.hides ?? [], cue.via?.within ?? []].flat();
    case 'turn':
    case 'vanish':
      return [cue.piece];
    case 'appear':
    case 'puff':
    case 'closeup':
      return cue.to;
    default:
      return [];
  }
}

const names = ['Ana', 'Bo', 'Cy', 'Di'];

/** Every event of some random games with its cues. */
function* allCues(seeds: number, viewer: number) {
  for (let seed = 1; seed <= seeds; seed++) {
    for (const { event, view, after } of stepsOf(seed, 4, viewer)) {
      yield { event, view, after, cues: cuesOf({ box, view, after, names, resigned: [], form: 'wide' }, event) };
    }
  }
}

function* cuesFor<Kind extends Event['kind']>(kind: Kind) {
  for (const { event, ...rest } of allCues(12, 0)) {
    if (event.kind === kind) yield { event: event as Extract<Event, { kind: Kind }>, ...rest };
  }
}

describe('the cues of an event', () => {
  it('[FD-SCORE-03] show as many treasures as a counter scores', () => {
    const { admiralPerGold, governorPerSilver } = box.components.constants;
    const scored = new Set<string>();
    for (const { event, cues } of cuesFor('counterScored')) {
      const each = event.counter === 'admiral' ? admiralPerGold : governorPerSilver;
      expect(cues.filter((cue) => cue.do === 'travel').length * each).toBe(event.points);
      if (event.points > 0) scored.add(event.counter);
    }
    expect([...scored].sort()).toEqual(['admiral', 'governor']);
  });

  it('refer only to pieces and spots of the table, and end in time', () => {
    const strange = new Set<string>();
    const kinds = new Set<string>();
    for (const { event, cues } of allCues(4, 0)) {
      kinds.add(event.kind);
      for (const cue of cues) {
        for (const name of namesOf(cue)) if (!NAMES.test(name)) strange.add(`${event.kind}: ${name}`);
        expect(cue.at + cue.for).toBeLessThanOrEqual(1.01);
        if ('sprite' in cue && cue.sprite.is === 'glyph') expect(GLYPH_NAMES).toContain(cue.sprite.name);
      }
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('show no face that is secret to the viewer', () => {
    let hidden = 0;
    for (const { event, cues } of allCues(3, 0)) {
      if (event.kind !== 'missionPlaced' || event.seat === 0) continue;
      for (const cue of cues) expect('sprite' in cue && cue.sprite).toEqual({ is: 'disc', seat: event.seat });
      hidden++;
    }
    expect(hidden).toBeGreaterThan(30);
  });
});

describe('a ship', () => {
  it('sails along a route over the map, in from the Atlantic when it leaves the dock', () => {
    let [docked, underWay] = [0, 0];
    for (const { event, view, cues } of cuesFor('shipsSailed')) {
      for (const [seat, to] of event.ships.entries()) {
        if (to < 0) continue;
        const journey = cues.find((cue) => cue.do === 'travel' && cue.sprite.is === 'ship' && cue.sprite.seat === seat);
        const { via } = journey?.do === 'travel' ? journey : {};
        expect(via?.through.length ?? 0).toBeGreaterThan(view.players[seat]?.ship === view.map[to]?.id ? 0 : 1);
        if (view.players[seat]?.ship === undefined) docked++;
        else underWay++;
        expect(via?.enters === true).toBe(view.players[seat]?.ship === undefined);
      }
    }
    expect(docked).toBeGreaterThan(5);
    expect(underWay).toBeGreaterThan(5);
  });

  it('sails home over the Atlantic', () => {
    for (const { event, view, cues } of cuesFor('returned')) {
      const leaving = cues.some((cue) => cue.do === 'travel' && cue.via?.leaves === true);
      expect(leaving).toBe(view.players[event.seat]?.ship !== undefined);
    }
  });
});

describe('an attack', () => {
  it('spends crew and guns, is shown close up, and its treasure travels into the chest', () => {
    let treasures = 0;
    for (const { event, cues } of cuesFor('attacked')) {
      const { seat, crew, guns } = event;
      expect(cues.find(({ do: is }) => is === 'closeup')).toMatchObject({ sprite: { is: 'battle', seat, crew, guns } });
      const journeys = cues.flatMap((cue) => (cue.do === 'travel' ? [cue] : []));
      for (const [item, count] of Object.entries({ crew, guns })) {
        expect(journeys.some(({ from }) => from.includes(`item:${seat}:${item}`))).toBe(count > 0);
      }
      const chested = journeys.filter(({ to }) => to.includes(`chest:${seat}`));
      expect(chested).toHaveLength(event.treasure >= 0 ? 1 : 0);
      if (event.treasure >= 0) treasures++;
    }
    expect(treasures).toBeGreaterThan(3);
  });
});

describe('a trade', () => {
  it('brings the commodity into the hold', () => {
    for (const { event, cues } of cuesFor('traded')) {
      const journeys = cues.flatMap((cue) => (cue.do === 'travel' ? cue.to : []));
      expect(journeys.some((to) => to.startsWith(`hold:${event.seat}:`))).toBe(true);
    }
  });
});

describe('a ceremony', () => {
  it('ranks the seats at the end of each voyage and, with the last points, of the game', () => {
    const shown: string[] = [];
    for (const { event, view, after, cues } of allCues(2, 0)) {
      const cue = cues.find(({ do: is }) => is === 'ceremony');
      if (cue?.do !== 'ceremony' || cue.sprite.is !== 'ranking') continue;
      const { rows } = cue.sprite;
      const { players } = event.kind === 'chestsOpened' ? after : view;
      shown.push(event.kind);
      expect(rows.map(({ score }) => score)).toEqual(players.map(({ score }) => score).sort((a, b) => b - a));
      expect(rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
      expect(rows[0]?.place).toBe(1);
      expect(cue.for * paceOf(event)).toBeGreaterThanOrEqual(1000);
      expect(cue.for * paceOf(event)).toBeLessThanOrEqual(2400);
    }
    expect(shown).toEqual(Array(2).fill(['boardReset', 'boardReset', 'chestsOpened']).flat());
  });
});
