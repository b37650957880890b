import { below, rngFromSeed } from '@portolan/kernel';
import { crowdIn, type Move, ninaPinta, openBox, TERRAINS, type View } from '@portolan/nina-pinta';
import type { VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { counterName, landscape, type PlaceView } from '../words.ts';
import { widthsIn } from './Folk.tsx';
import { LandArt } from './LandArt.tsx';
import { landLabel } from './landLabel.ts';
import { pieceSize } from './layout.ts';

const read = openBox();
const opened = ninaPinta.open();
if (!opened.ok || !read.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;
const box = read.value;
const NAMES = ['Ana', 'Bo', 'Cai', 'Dee'];

function* views(seats: number, seed: string): Generator<View> {
  const rng = rngFromSeed(`${seed}/moves`);
  const options = game.readOptions({});
  if (!options.ok) throw new Error('no options are refused');
  const state = game.setup(options.value, seats, rngFromSeed(seed));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []) as Move[];
    yield game.view(state, seat) as View;
    game.apply(state, seat, moves[below(rng, moves.length)]);
  }
  yield game.view(state, 'open') as View;
}

const seen: readonly View[] = [1, 2, 4].flatMap((seats) => [...views(seats, 'chart')]);

function places(): { place: PlaceView; at: number; label: string; art: string; view: View }[] {
  return seen.flatMap((view) =>
    view.places.map((place, at) => ({
      place,
      at,
      view,
      label: landLabel({ box, view, names: namesIn(view) }, at),
      art: partsOf(LandArt({ place, classes: [] })).join(' '),
    })),
  );
}

function namesIn(view: View): readonly string[] {
  return view.players.map(({ name }, seat) => name ?? NAMES[seat] ?? '');
}

/** The names of the parts of the drawings that are used. */
function partsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { href, children } = (node as VNode<{ href?: string }>).props;
  return [...(href === undefined ? [] : [href.split('#')[1] ?? '']), ...partsOf(children)];
}

const all = places();

describe('a land that the view says nothing about', () => {
  const blank = all.filter(({ place }) => place.terrain === undefined);

  it('is drawn without terrain, and its label names none', () => {
    expect(blank.length).toBeGreaterThan(1000);
    for (const { art, label } of blank) {
      expect(TERRAINS.some((terrain) => art.includes(terrain))).toBe(false);
      expect(TERRAINS.some((terrain) => label.includes(terrain))).toBe(false);
    }
  });
});

describe('the label of a land', () => {
  it('names what has been found there, and who has looked', () => {
    for (const { place, at, label, art, view } of all.filter((one) => one.place.terrain !== undefined)) {
      expect(label).toContain(landscape(place.terrain, place.discovery, place.found));
      expect(art).toContain(`${place.land}-${place.terrain}`);
      if (!place.explored) for (const seat of place.lookedAt) expect(label).toContain(namesIn(view)[seat] ?? '');
      if (!place.explored) continue;
      const [crowd, capacity = 0] = [crowdIn(view, at), place.capacity];
      if (crowd <= capacity) expect(label).toContain(`${crowd} of ${capacity} settlement`);
      else expect(label).toMatch(new RegExp(`${crowd} settlements? with room for ${capacity}`));
    }
  });

  it('counts everybody and everything in it', () => {
    for (const { place, label, view } of all) {
      const who = namesIn(view);
      for (const { seat, count } of place.settlers) {
        expect(label).toContain(`${count} ${count === 1 ? 'Settler' : 'Settlers'} of ${who[seat]}`);
      }
      for (const seat of place.towns) expect(label).toContain(`Town of ${who[seat]}`);
      if (place.city !== undefined) expect(label).toContain(`City of ${who[place.city]}`);
      if (place.captain !== undefined) expect(label).toContain(`Captain of ${who[place.captain]}`);
      for (const seat of place.ships) {
        const gold = view.players[seat]?.cargo[place.world] ?? 0;
        expect(label).toContain(`ship of ${who[seat]} in harbour with ${gold} gold`);
      }
      if (place.stronghold !== undefined) expect(label).toContain('Stronghold');
      if (place.vault !== undefined) expect(label).toContain(`with ${place.vault} gold in it`);
      if (place.mine !== undefined) expect(label).toContain(`${place.mine} gold left in the Mine`);
      if (place.increase !== undefined) expect(label).toContain(`${place.increase} gold more`);
      if (place.cathedral) expect(label).toContain('a Cathedral');
      for (const counter of place.counters) expect(label).toContain(counterName(counter));
    }
  });
});

describe('the pieces of a land', () => {
  it('fit its room, and are small only where it is crowded', () => {
    const sizes = all.map(({ place }) => pieceSize(place.land, widthsIn(place)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(22);
    expect(sizes.filter((size) => size >= 28).length / sizes.length).toBeGreaterThan(0.95);
  });
});
