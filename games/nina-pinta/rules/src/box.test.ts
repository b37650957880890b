import { beforeEach, describe, expect, it } from 'vitest';
import { joinedTo } from './atlas.ts';
import { ALL_LANDS, type Box, makeBox } from './box.ts';
import { shipped } from './data/shipped.ts';
import { BONUSES, LANDS, type LandId } from './ids.ts';

let box: Box;

// In the test: what runs while a file is read is reckoned to every test of it.
beforeEach(() => {
  box = makeBox(shipped);
});

function setOf(...lands: readonly LandId[]): number {
  return lands.reduce((set, land) => set | (1 << LANDS.indexOf(land)), 0);
}

/** Walks from land to land along the edges of the components, the slow way. */
function walk(set: number, from: LandId): number {
  const seen = new Set<LandId>([from]);
  for (const land of seen) {
    for (const [one, other] of shipped.edges) {
      for (const [here, there] of [
        [one, other],
        [other, one],
      ]) {
        if (here === land && (set & setOf(there)) !== 0) seen.add(there);
      }
    }
  }
  return setOf(...seen);
}

describe('the atlas', () => {
  it('knows which lands of a set hang together', () => {
    for (let set = 0; set <= ALL_LANDS; set++) {
      for (const [land, id] of LANDS.entries()) {
        expect(joinedTo(box.atlas, set, land)).toBe((set >> land) & 1 ? walk(set, id) : 0);
      }
    }
    expect(joinedTo(box.atlas, ALL_LANDS, 0)).toBe(ALL_LANDS);
  });

  it('has the tiles of each land', () => {
    expect(box.atlas.tiles.map((tiles) => tiles.length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    for (const [land, tiles] of box.atlas.tiles.entries()) {
      for (const tile of tiles) expect(shipped.tiles[tile].land).toBe(LANDS[land]);
    }
  });
});

describe('the faces', () => {
  it('are as many as there are different counters', () => {
    const { faces } = box;
    expect(faces.progressFrom).toBe(BONUSES.length - 1 + 4);
    expect(faces.progressKinds).toBe(21);
    expect(faces.names).toHaveLength(faces.progressFrom + faces.progressKinds);
    expect(new Set(faces.names).size).toBe(faces.names.length);
    expect(faces.progressSet).toHaveLength(44);
    expect(faces.bonusSets.map((set) => set.length)).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('say how many of them can be on display at once', () => {
    const { names, shown } = box.faces;
    const most = (name: string): number => shown[names.indexOf(name)];
    expect(['city', 'cathedral', 'gold3', 'native', 'music', 'anyArts', 'catholic'].map(most)).toEqual([
      2, 2, 1, 1, 2, 1, 5,
    ]);
  });
});
