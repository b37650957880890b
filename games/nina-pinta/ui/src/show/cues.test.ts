import { type Event, isOfPlanck, LANDS, landYields, WORLDS } from '@portolan/nina-pinta';
import { smoothRoute } from '@portolan/table-kit/motion';
import { isLand } from '@portolan/ui-kit/art';
import { describe, expect, it } from 'vitest';
import { makeOutlines } from '../../art/outlines.ts';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { BERTH, LAND_LAYOUT } from '../map/layout.ts';
import { WORLD_SHEET } from '../map/sheet.ts';
import { box, type RandomStep, stepsOf } from '../testing/randomGames.ts';
import { captionOf } from './captionOf.ts';
import { cuesOf } from './cues.ts';
import { paceOf } from './pace.ts';
import { sailIn } from './routes.ts';
import type { SpriteCue } from './sprite.ts';

/** The ids of pieces and spots on the table. */
const W = `(${WORLDS.join('|')})`;
const L = `(${LANDS.join('|')})`;
const SPOTS = new RegExp(
  `^(${[
    `(land|stronghold|vault|mine):${W}:${L}|settlers:\\d:${W}:${L}`,
    `(compass|board|pirates):${W}|token:${W}:(grow|build)|(ship|captain|hold):\\d:${W}`,
    'marker:\\w+|benefit:\\w+:1|display:all|(order|pass|era):\\d|cityDisc:\\w+|(progressStack|tileStack):all',
    '(seat|score|gold|supply|held|military|orderMarker):\\d|nation:\\w+',
  ].join('|')})$`,
);

function namesOf(cue: SpriteCue): readonly string[] {
  switch (cue.do) {
    case 'ring':
      return cue.around;
    case 'travel':
      return [cue.from, cue.to, cue.hides ?? [], cue.via?.within ?? []].flat();
    case 'appear':
    case 'puff':
    case 'closeup':
      return cue.to;
    default:
      return [];
  }
}

function cuesAt({ event, ...step }: RandomStep, resigned: readonly number[] = []): readonly SpriteCue[] {
  return cuesOf({ box, ...step, resigned }, event);
}

const STEPS: readonly RandomStep[] = [1, 2, 3, 4].flatMap((seats) =>
  [0, 40].flatMap((wild) => [...stepsOf({ seed: `cues ${seats} ${wild}`, seats, wild })]),
);

describe('the cues of an event', () => {
  it('refer only to pieces and spots of the table, and end in time', () => {
    const strange = new Set<string>();
    for (const step of STEPS) {
      for (const cue of cuesAt(step)) {
        for (const name of namesOf(cue)) if (!SPOTS.test(name)) strange.add(`${step.event.kind}: ${name}`);
        expect(cue.at + cue.for).toBeLessThanOrEqual(1.01);
        if ('sprite' in cue && cue.sprite.is === 'glyph') expect(GLYPH_NAMES).toContain(cue.sprite.name);
      }
      expect(paceOf(step.event, step.view)).toBeGreaterThan(0);
    }
    expect([...strange]).toEqual([]);
  });

  it('exist for every kind of event', () => {
    const kinds = new Set(STEPS.map(({ event }) => event.kind));
    const moving = new Set(STEPS.filter((step) => cuesAt(step).length > 0).map(({ event }) => event.kind));
    expect(kinds.size).toBeGreaterThanOrEqual(52);
    expect([...kinds].filter((kind) => !moving.has(kind))).toEqual([]);
  });
});

describe('a ship', () => {
  it('sails over water into its harbour', () => {
    const { lands } = makeOutlines();
    const { width, height } = WORLD_SHEET;
    for (const [land, { harbours }] of Object.entries(LAND_LAYOUT)) {
      for (const { x, y } of harbours) {
        const { through } = sailIn(0, { x: x / width, y: y / height });
        expect(through.at(-1)).toEqual({ x: x / width, y: y / height });
        // The harbour itself touches the coast.
        const atSea = smoothRoute(through).filter(
          (point) => Math.hypot(point.x * width - x, point.y * height - y) > BERTH.w,
        );
        for (const point of atSea) {
          const over = Object.entries(lands).filter(([, rings]) =>
            rings.some((ring) => isLand([[...ring]], [point.x * width, point.y * height])),
          );
          expect(`${land}: ${over.map(([name]) => name).join()}`).toBe(`${land}: `);
        }
      }
    }
  });
});

describe('revenue', () => {
  it('flows from every land that yields', () => {
    let flows = 0;
    for (const step of STEPS) {
      const { event, view } = step;
      if (event.kind !== 'revenueCollected') continue;
      const shown = cuesAt(step).flatMap((cue) =>
        'sprite' in cue && cue.sprite.is === 'gold' ? [Math.abs(cue.sprite.count)] : [],
      );
      const yields = landYields(box, view, event.seat, event.world).filter((gold) => gold > 0);
      expect(shown).toEqual(yields);
      expect(shown.reduce((sum, gold) => sum + gold, 0)).toBe(event.gold + event.lost);
      flows += shown.length;
    }
    expect(flows).toBeGreaterThan(100);
  });
});

describe('an explored land', () => {
  it('is drawn in with what was found, in one to two seconds', () => {
    let lands = 0;
    for (const step of STEPS) {
      const { event, after } = step;
      if (event.kind !== 'landExplored') continue;
      const cue = cuesAt(step).find((one) => one.do === 'closeup');
      if (cue?.do !== 'closeup' || cue.sprite.is !== 'explored') throw new Error('no picture');
      const place = after.places[event.place];
      expect(cue.sprite.land).toBe(place?.land);
      expect(cue.sprite.terrain).toBe(place?.terrain);
      expect(cue.sprite.discovery).toBe(place?.discovery);
      const shown = cue.for * paceOf(event, step.view);
      expect(shown).toBeGreaterThanOrEqual(1000);
      expect(shown).toBeLessThanOrEqual(2000);
      lands++;
    }
    expect(lands).toBeGreaterThan(50);
  });
});

describe('a ceremony', () => {
  it('begins and ends every era and the game', () => {
    const [first] = STEPS;
    const shown: Event['kind'][] = [];
    for (const step of stepsOf({ seed: 'ceremonies', seats: 2, wild: 0 })) {
      const cue = cuesAt(step).find(({ do: is }) => is === 'ceremony');
      if (cue?.do !== 'ceremony') continue;
      shown.push(step.event.kind);
      if (cue.sprite.is !== 'ranking') continue;
      const scores = cue.sprite.rows.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      if (step.event.kind === 'finalScored')
        expect(scores.toSorted()).toEqual(step.after.players.map(({ score }) => score).toSorted());
    }
    expect(first).toBeDefined();
    const eras = Array.from({ length: 5 }, () => ['eraCompleted', 'eraBegun']).flat();
    expect(shown.filter((kind, at) => at > 0 || kind !== 'eraBegun')).toEqual([...eras, 'finalScored']);
  });

  it('shows the grade of victory after a solo game [NP-SOLO-89]', () => {
    const step = STEPS.find(({ event }) => event.kind === 'victoryGraded');
    if (step?.event.kind !== 'victoryGraded') throw new Error('no end');
    const cue = cuesAt(step).find(({ do: is }) => is === 'ceremony');
    if (cue?.do !== 'ceremony' || cue.sprite.is !== 'ranking') throw new Error('no ceremony');
    const { winner, lead, grade } = step.event;
    expect(cue.sprite.grade).toEqual({
      winner: step.names[winner],
      lead,
      rank: box.components.solo.grades[grade]?.name,
    });
  });

  it('lets Planck win without a grade if the player of a solo game has resigned', () => {
    for (const step of STEPS.filter(({ event }) => event.kind === 'victoryGraded')) {
      const cue = cuesAt(step, [0]).find(({ do: is }) => is === 'ceremony');
      if (cue?.do !== 'ceremony' || cue.sprite.is !== 'ranking') throw new Error('no ceremony');
      expect(cue.sprite.grade).toBeUndefined();
      expect(cue.sprite.rows.map(({ place, name }) => `${place} ${name}`)).toEqual(['1 Planck', '2 Ann (resigned)']);
    }
  });
});

describe('what Planck does', () => {
  const solo = STEPS.filter(({ view }) => view.seats === 1);

  it('is captioned with the rule that decided it, long enough to be read', () => {
    const silent = new Set<string>();
    let captions = 0;
    for (const { event, view, names } of solo) {
      const caption = captionOf({ box, names, view }, event);
      if (!isOfPlanck(event)) {
        expect(caption).toBeUndefined();
        continue;
      }
      if (caption === undefined) {
        silent.add(event.kind);
        continue;
      }
      expect(caption.rule).toMatch(/^NP-SOLO-\d\d$/);
      expect(caption.why).toMatch(/^[A-Z].*\.$/);
      expect(paceOf(event, view)).toBeGreaterThanOrEqual(1500);
      captions++;
    }
    expect(captions).toBeGreaterThan(200);
    // Consequences of what was just captioned.
    expect([...silent].toSorted()).toEqual(
      ['crewLanded', 'goldFound', 'strongholdOccupied'].filter((kind) => silent.has(kind)),
    );
  });

  it('cites the rule of the phase for which a counter is turned up [NP-SOLO-23] [NP-SOLO-58]', () => {
    const cited = { planckLoaded: new Set<string>(), worldGoverned: new Set<string>() };
    let rules: string[] = [];
    for (const { event, view, names } of solo) {
      if (event.kind === 'progressTurnedUp' && event.world >= 0)
        rules.push(captionOf({ box, names, view }, event)?.rule ?? '');
      // Both sides govern after the draw, and in any order.
      if (event.kind !== 'planckLoaded' && event.kind !== 'worldGoverned') continue;
      for (const rule of rules) cited[event.kind].add(rule);
      rules = [];
    }
    expect([...cited.planckLoaded]).toEqual(['NP-SOLO-23']);
    expect([...cited.worldGoverned]).toEqual(['NP-SOLO-58']);
  });

  it('has no captions in a game of several players', () => {
    for (const { event, view, names } of STEPS.filter(({ view: { seats } }) => seats > 1).slice(0, 500))
      expect(captionOf({ box, names, view }, event)).toBeUndefined();
  });
});
