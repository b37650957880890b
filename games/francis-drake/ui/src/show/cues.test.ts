import { describe, expect, it } from 'vitest';
import { GLYPH_NAMES } from '../art/Glyph.tsx';
import { cuesOf } from './cues.ts';
import type { SpriteCue } from './sprite.ts';
import { box, stepsOf } from './testing/randomSteps.ts';

/** The ids of pieces and spots on the table. */
const NAMES =
  /^(street:\d+:\d+|(outbound|homebound):\d|dest:\w+(:stack)?|(counter|treasure):\w+|(seat|chest|score|hand|ship):\d|item:\d:\w+|ware:\w+:\w+|md:\d:\w+|chart:(conquest|commodity))$/;

function namesOf(cue: SpriteCue): readonly string[] {
  if (cue.do === 'ring') return cue.around;
  if (cue.do === 'travel') return [...cue.from, ...cue.to, ...(cue.hides === undefined ? [] : [cue.hides])];
  return cue.do === 'appear' ? cue.to : [cue.piece];
}

/** Every event of some random games with its cues. */
function* allCues(seeds: number, viewer: number) {
  for (let seed = 1; seed <= seeds; seed++) {
    for (const { event, view } of stepsOf(seed, 4, viewer)) yield { event, cues: cuesOf(box, view, event) };
  }
}

describe('the cues of an event', () => {
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
