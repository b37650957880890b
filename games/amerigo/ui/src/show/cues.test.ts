import { COLOURS, type Event, spacesOf, turnOutlook } from '@portolan/amerigo';
import { smoothRoute } from '@portolan/table-kit/motion';
import { describe, expect, it } from 'vitest';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { EDGE, SQUARE, sheetOf } from '../map/geometry.ts';
import { layoutOfView } from '../table/layoutOfView.ts';
import { placeId } from '../table/placeId.ts';
import { box, NAMES, type RandomStep, stepsOf } from '../testing/randomGames.ts';
import { cuesOf } from './cues.ts';
import { paceOf } from './pace.ts';
import { waypoints } from './sailing.ts';
import type { SpriteCue } from './sprite.ts';

/** The ids of pieces and spots on the table. */
const PLACE = '(\\d+,\\d+|[TRBL][0-3])';
const SPOTS = new RegExp(
  `^(${[
    'map:all|tower:all|pirates:all|time:all|track:(progress|order)|island:\\d+|chest:\\d+',
    `(place|post|laid|crate):${PLACE}|ship:\\d:[01]`,
    `act:(${COLOURS.join('|')}|special|gold|points)|storage:(${COLOURS.join('|')})`,
    '(progressSpace|orderSpace|display|market|production):\\d+|disc:(progress|order):\\d|token:P\\d\\d',
    '(seat|score|gold|cannons|tokens|chests|postsLeft):\\d|goods:\\d(:\\w+)?|productionOf:\\d:\\w+',
    '(planned:\\d|supply|supply:\\d):(neutral|village) \\w+',
  ].join('|')})$`,
);

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

function cuesAt({ event, view, after }: RandomStep, resigned: readonly number[] = []): readonly SpriteCue[] {
  return cuesOf({ box, layout: layoutOfView(box, view), view, after, names: NAMES, resigned, allInSight: true }, event);
}

const STEPS: readonly RandomStep[] = [2, 3, 4].flatMap((seats) =>
  [0, 30].flatMap((wild) => [...stepsOf({ seed: `cues ${seats} ${wild}`, seats, wild })]),
);

function* cuesFor<Kind extends Event['kind']>(kind: Kind) {
  for (const step of STEPS) {
    if (step.event.kind !== kind) continue;
    yield { ...step, event: step.event as Extract<Event, { kind: Kind }>, cues: cuesAt(step) };
  }
}

function spritesOf(cues: readonly SpriteCue[], is: string, to: RegExp) {
  return cues.flatMap((cue) =>
    cue.do === 'travel' && cue.sprite.is === is && cue.to.some((name) => to.test(name)) ? [cue.sprite] : [],
  );
}

describe('the cues of an event', () => {
  it('refer only to pieces and spots of the table, and end in time', () => {
    const strange = new Set<string>();
    const kinds = new Set<string>();
    for (const step of STEPS) {
      kinds.add(step.event.kind);
      for (const cue of cuesAt(step)) {
        for (const name of namesOf(cue)) if (!SPOTS.test(name)) strange.add(`${step.event.kind}: ${name}`);
        expect(cue.at + cue.for).toBeLessThanOrEqual(1.01);
        if ('sprite' in cue && cue.sprite.is === 'glyph') expect(GLYPH_NAMES).toContain(cue.sprite.name);
      }
      expect(paceOf(step.event)).toBeGreaterThan(0);
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBeGreaterThanOrEqual(28);
  });

  it('exist for every event', () => {
    const still = new Set(STEPS.filter((step) => cuesAt(step).length === 0).map(({ event }) => event.kind));
    // Tiles may score nothing when an action ends without one.
    expect([...still].filter((kind) => kind !== 'tilesScored')).toEqual([]);
  });
});

describe('the tower', () => {
  it('takes the cubes of the phase and gives exactly those that were drawn', () => {
    let drops = 0;
    for (const { event, view, after, cues } of cuesFor('phaseBegun')) {
      const inside = spritesOf(cues, 'cube', /^tower/);
      expect(inside).toEqual(Array(event.dropped).fill({ is: 'cube', colour: event.phase }));
      expect(view.cubes.storage[event.phase]).toBe(event.dropped);
      const out = COLOURS.map((colour) => spritesOf(cues, 'cube', new RegExp(`^act:${colour}$`)).length);
      expect(out).toEqual([...event.out]);
      expect(out).toEqual([...after.cubes.action]);
      drops++;
    }
    expect(drops).toBeGreaterThan(100);
  });

  it('comes to the map where it is not in sight, with the same cubes', () => {
    for (const { event, view, after } of STEPS) {
      if (event.kind !== 'phaseBegun') continue;
      const layout = layoutOfView(box, view);
      const cues = cuesOf({ box, layout, view, after, names: NAMES, resigned: [], allInSight: false }, event);
      const { phase, dropped } = event;
      expect(cues.filter((cue) => cue.do !== 'sound')).toEqual([
        expect.objectContaining({
          do: 'closeup',
          sprite: { is: 'drop', phase, dropped, out: after.cubes.action, ap: turnOutlook(box, after, 0).points },
          to: ['map:all', 'place:T1'],
        }),
      ]);
    }
  });
});

describe('a ship', () => {
  it('sails over water only, in a smooth line', () => {
    let voyages = 0;
    for (const { event, view, cues } of cuesFor('shipSailed')) {
      const layout = layoutOfView(box, view);
      const { width, height } = sheetOf(layout);
      const journey = cues.find((cue) => cue.do === 'travel');
      const through = journey?.do === 'travel' ? (journey.via?.through ?? []) : [];
      expect(through).toEqual(waypoints(layout, event.from, event.to));
      expect(through.length).toBeGreaterThan(1);
      for (const { x, y } of smoothRoute(through)) {
        const [col, row] = [Math.floor((x * width - EDGE) / SQUARE), Math.floor((y * height - EDGE) / SQUARE)];
        const isInside = row >= 0 && col >= 0 && row < layout.height && col < layout.width;
        if (isInside && (layout.islandOf[row * layout.stride + col] ?? -1) >= 0) {
          throw new Error(`from ${event.from} to ${event.to} over land at ${row},${col}`);
        }
      }
      voyages++;
    }
    expect(voyages).toBeGreaterThan(100);
  });
});

describe('building', () => {
  it('brings the tile to its spaces and every good to the sheet', () => {
    let goods = 0;
    for (const { event, cues } of cuesFor('tileLaid')) {
      const [tile] = spritesOf(cues, 'tile', new RegExp(`^place:${placeId(box, event.spaces[0] ?? -1)}$`));
      if (tile?.is !== 'tile') throw new Error('no tile');
      const { piece, turn } = tile;
      expect(spacesOf(box, { piece, turn, space: event.spaces[0] ?? -1 })).toEqual(event.spaces);
      const taken = spritesOf(cues, 'good', /^goods:/).map((sprite) => 'good' in sprite && sprite.good);
      expect(taken.toSorted()).toEqual([...event.goods].toSorted());
      goods += taken.length;
    }
    expect(goods).toBeGreaterThan(10);
  });

  it('of the last space is a ceremony of one to two seconds that says who scores what', () => {
    let islands = 0;
    for (const { event, view, after, cues } of cuesFor('islandCompleted')) {
      const picture = cues.find((cue) => cue.do === 'closeup');
      if (picture?.do !== 'closeup' || picture.sprite.is !== 'completed') throw new Error('no picture');
      const shown = picture.for * paceOf(event);
      expect(shown).toBeGreaterThanOrEqual(1000);
      expect(shown).toBeLessThanOrEqual(2000);
      const gains = view.players.map(() => 0);
      for (const { seat, points } of [picture.sprite.by, ...picture.sprite.posts])
        gains[seat] = (gains[seat] ?? 0) + points;
      expect(gains).toEqual(after.players.map(({ score }, seat) => score - (view.players[seat]?.score ?? 0)));
      expect(spritesOf(cues, 'chest', /^chests:/)).toHaveLength(event.chest ? 1 : 0);
      islands++;
    }
    expect(islands).toBeGreaterThan(5);
  });
});

describe('a ceremony', () => {
  it('ranks the seats when a round begins and, with the last points, after the game', () => {
    const shown: string[] = [];
    for (const step of STEPS) {
      const cue = cuesAt(step).find(({ do: is }) => is === 'ceremony');
      if (cue?.do !== 'ceremony' || cue.sprite.is !== 'ranking') continue;
      const { rows } = cue.sprite;
      const scores = step.after.players.map(({ score }) => score);
      shown.push(step.event.kind);
      expect(rows.map(({ score }) => score)).toEqual(scores.toSorted((a, b) => b - a));
      expect(rows[0]?.place).toBe(1);
      expect(cue.for * paceOf(step.event)).toBeGreaterThanOrEqual(1000);
      expect(cue.for * paceOf(step.event)).toBeLessThanOrEqual(2400);
    }
    const game = ['roundBegun', 'roundBegun', 'roundBegun', 'roundBegun', 'finalScored'];
    expect(shown).toEqual(Array(6).fill(game).flat());
  });

  it('of the game breaks ties by the order discs [AM-END-09] [AM-END-10]', () => {
    const last = [...cuesFor('finalScored')].findLast(({ event }) => event.source === 'order');
    if (last === undefined) throw new Error('no end');
    const players = last.after.players.map((player) => ({ ...player, score: 50 }));
    const tied = { ...last, after: { ...last.after, players, discs: [2, 0, 3, 1] } };
    const cue = cuesAt(tied).find(({ do: is }) => is === 'ceremony');
    const rows = cue?.do === 'ceremony' && cue.sprite.is === 'ranking' ? cue.sprite.rows : [];
    expect(rows.map(({ name, place }) => `${place} ${name}`)).toEqual(['1 Cid', '2 Ann', '3 Dot', '4 Bob']);
    const told = cuesAt(tied, [2]).find(({ do: is }) => is === 'ceremony');
    const ranked = told?.do === 'ceremony' && told.sprite.is === 'ranking' ? told.sprite.rows : [];
    expect(ranked.map(({ name, place }) => `${place} ${name}`)).toEqual([
      '1 Ann',
      '2 Dot',
      '3 Bob',
      '4 Cid (resigned)',
    ]);
  });
});
