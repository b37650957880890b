import type { CueTime } from '@portolan/table-kit/motion';
import { travel } from '@portolan/table-kit/motion';
import { ATLANTIC, routeBetween } from './routes.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

/** The spot of the map. */
const MAP = 'caribbean';

interface Sailing {
  /** A Destination, or undefined for home. */
  readonly to?: string;
  readonly time: CueTime;
}

function shipOf({ view }: ShownScene, seat: number): Sprite {
  return { is: 'ship', seat, galleon: view.players[seat]?.galleon === true };
}

/** A ship sails to a Destination: from where it lies along the sea route, or from the dock in across the Atlantic. */
export function sailTo(scene: ShownScene, seat: number, { to = '', time }: Sailing): SpriteCue[] {
  const ship = `ship:${seat}`;
  const from = scene.view.players[seat]?.ship;
  const berth = [`berth:${seat}:${to}`, `dest:${to}:stack`, `dest:${to}`];
  const through = routeBetween(scene.form, from ?? ATLANTIC, to);
  const via = { within: MAP, through, faces: 'left' as const };
  if (from !== undefined || through.length === 0) {
    return [
      travel(shipOf(scene, seat), {
        from: [ship, `seat:${seat}`],
        to: berth,
        time,
        hides: ship,
        ...(through.length > 0 && { via }),
      }),
    ];
  }
  return [
    { do: 'vanish', piece: ship, at: time.at, for: 0.25 * time.for },
    travel(shipOf(scene, seat), { from: [], to: berth, time, via: { ...via, enters: true } }),
  ];
}

/** A ship sails out into the Atlantic and arrives at its dock. Ships that never left the harbour go there straight. */
export function sailHome(
  scene: ShownScene,
  seat: number,
  { dock, time }: { dock: string; time: CueTime },
): SpriteCue[] {
  const ship = `ship:${seat}`;
  const from = scene.view.players[seat]?.ship;
  const through = from === undefined ? [] : routeBetween(scene.form, from, ATLANTIC);
  if (through.length === 0) {
    return [travel(shipOf(scene, seat), { from: [ship, `seat:${seat}`], to: [dock], time, hides: ship })];
  }
  const via = { within: MAP, through, leaves: true, faces: 'left' as const };
  return [
    travel(shipOf(scene, seat), { from: [ship], to: [], time: { at: time.at, for: 0.8 * time.for }, hides: ship, via }),
    { do: 'appear', sprite: shipOf(scene, seat), to: [dock], at: time.at + 0.75 * time.for, for: 0.25 * time.for },
  ];
}
