import { readFileSync } from 'node:fs';
import { LANDS, openBox } from '@portolan/nina-pinta';
import { isLand, type Point } from '@portolan/ui-kit/art';
import { describe, expect, it } from 'vitest';
import { type Area, BERTH, COMPASS, LAND_LAYOUT } from '../src/map/layout.ts';
import { WORLD_SHEET } from '../src/map/sheet.ts';
import { drawBodies } from './drawBodies.ts';
import { drawTerrains, drawWorld } from './drawWorld.ts';
import type { Ring } from './lines.ts';
import { type LandId, makeOutlines } from './outlines.ts';

const opened = openBox();
if (!opened.ok) throw new Error('the shipped components are refused');
const { edges } = opened.value.components;
const outlines = makeOutlines();

/** What belongs to a land: the Caribbean includes the water between its islands. */
function areaOf(land: LandId): readonly Ring[] {
  return land === 'caribbean' ? [outlines.shallows, ...outlines.lands.caribbean] : outlines.lands[land];
}

function isOn(land: LandId, point: Point): boolean {
  return areaOf(land).some((ring) => isLand([[...ring]], point));
}

/** The width of the frame around a world, in units of its sheet. */
const FRAME = 3;
const PAIRS = LANDS.flatMap((one, at) => LANDS.slice(at + 1).map((other) => [one, other] as const));

function areNeighbours(one: string, other: string): boolean {
  return edges.some((edge) => edge.includes(one as LandId) && edge.includes(other as LandId));
}

function gapBetween(one: readonly Ring[], other: readonly Ring[]): number {
  const gaps = one.flatMap((ring) =>
    other.map((ring2) => Math.min(pointsToRing(ring, ring2), pointsToRing(ring2, ring))),
  );
  return Math.min(...gaps);
}

function pointsToRing(points: readonly Point[], ring: Ring): number {
  const polygon = [[...ring]];
  return Math.min(...points.map((point) => (isLand(polygon, point) ? 0 : toRing(point, ring))));
}

function toRing([x, y]: Point, ring: Ring): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx ** 2 + dy ** 2 || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * share, y - ay - dy * share));
  }
  return least;
}

/** Points all over a land's clickable area. */
function samples(land: LandId): Point[] {
  const { x, y, w, h } = LAND_LAYOUT[land].room;
  const shares = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
  return shares.flatMap((across) => shares.map((down): Point => [x + w * across, y + h * down]));
}

function around(x: number, y: number, { w, h }: { w: number; h: number }): Area {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

function meet(one: Area, other: Area): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

describe('the lands', () => {
  it.each(PAIRS.filter(([one, other]) => areNeighbours(one, other)))('%s and %s touch', (one, other) => {
    expect(gapBetween(areaOf(one), areaOf(other))).toBeLessThan(1);
  });

  it.each(PAIRS.filter(([one, other]) => !areNeighbours(one, other)))('%s and %s are visibly apart', (one, other) => {
    expect(gapBetween(areaOf(one), areaOf(other))).toBeGreaterThan(7);
  });
});

describe.each(LANDS)('%s', (land) => {
  const { room, harbours } = LAND_LAYOUT[land];

  it('is clicked where it is drawn', () => {
    const points = samples(land);
    expect(isOn(land, [room.x + room.w / 2, room.y + room.h / 2])).toBe(true);
    expect(points.filter((point) => isOn(land, point)).length / points.length).toBeGreaterThan(0.7);
    const strangers = points.filter((point) => LANDS.some((other) => other !== land && isOn(other, point)));
    expect(strangers.length / points.length).toBeLessThan(0.05);
  });

  it('shares its clickable area with no other land and stays on the sheet', () => {
    for (const other of LANDS.filter((one) => one !== land)) {
      const { x, y, w, h } = LAND_LAYOUT[other].room;
      const apart = x >= room.x + room.w || room.x >= x + w || y >= room.y + room.h || room.y >= y + h;
      expect(apart, other).toBe(true);
    }
    expect(Math.min(room.x, room.y)).toBeGreaterThan(0);
    expect(room.x + room.w).toBeLessThan(WORLD_SHEET.width);
    expect(room.y + room.h).toBeLessThan(WORLD_SHEET.height);
  });

  it('has harbours nearer to it than to any other land, off its coast', () => {
    for (const { x, y } of harbours) {
      const far = (id: LandId): number => gapBetween([[[x, y]]], areaOf(id));
      const nearest = LANDS.toSorted((one, other) => far(one) - far(other))[0];
      expect(nearest).toBe(land);
      expect(far(land)).toBeLessThan(24);
    }
  });

  it('has harbours inside the frame of the map', () => {
    for (const { x, y } of harbours) {
      const ship = around(x, y, BERTH);
      expect(Math.min(ship.x, ship.y)).toBeGreaterThanOrEqual(FRAME);
      expect(ship.x + ship.w).toBeLessThanOrEqual(WORLD_SHEET.width - FRAME);
      expect(ship.y + ship.h).toBeLessThanOrEqual(WORLD_SHEET.height - FRAME);
    }
  });

  it('has harbours where ships cover no clickable area and no other ship', () => {
    const { x: cx, y: cy, r } = COMPASS;
    const ships = LANDS.flatMap((one) => LAND_LAYOUT[one].harbours.map(({ x, y }) => around(x, y, BERTH)));
    const rooms = LANDS.map((one) => LAND_LAYOUT[one].room);
    const compass = around(cx, cy, { w: 2 * r, h: 2 * r });
    for (const { x, y } of harbours) {
      const ship = around(x, y, BERTH);
      const others = ships.filter((one) => one.x !== ship.x || one.y !== ship.y);
      expect([...others, ...rooms, compass].filter((one) => meet(ship, one))).toEqual([]);
    }
  });
});

it.each([
  ['world', drawWorld],
  ['terrain', drawTerrains],
  ['pieces', drawBodies],
])('%s.svg is what the scripts draw', (name, draw) => {
  expect(readFileSync(new URL(`../src/art/${name}.svg`, import.meta.url), 'utf8') === draw()).toBe(true);
});
