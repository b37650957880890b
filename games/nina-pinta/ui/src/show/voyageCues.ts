import { type Event, WORLDS, worldOf } from '@portolan/nina-pinta';
import { type CueTime, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { holdOf, purseOf, settlersAt, shipId, supplyOf } from './ids.ts';
import { berthAt, boardOf, sailIn } from './routes.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const WHOLE: CueTime = { at: 0, for: 0.95 };
/** More pieces of a kind are not drawn at once. */
const MOST = 6;

/** Loading and sailing; undefined for other events. */
export function voyageCues(scene: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'shipLoaded':
      return loadCues(event.seat, event.world, event);
    case 'loadsSealed':
      return [ring(`seat:${event.seat}`), puff({ is: 'glyph', name: 'screen' }, [`seat:${event.seat}`])];
    case 'loadsRevealed':
      return [sound('reveal'), ...event.loads.flatMap(({ crews, aboard }, seat) => revealCues(seat, crews, aboard))];
    case 'settlerRecovered':
      return [
        travel(settler(event.seat), {
          from: settlersAt(scene.box, event.seat, event.place),
          to: supplyOf(event.seat),
          time: WHOLE,
          arc: 0.15,
        }),
      ];
    case 'crewPaid':
      return event.gold === 0 ? [] : [sound('coins'), puff({ is: 'gold', count: -event.gold }, purseOf(event.seat))];
    case 'shipHarboured':
      return [sound('sail'), sailCue(scene, event)];
    case 'shipTurnedBack':
      return turnedBack(event);
    case 'bannerTurned':
      return [
        ring(`orderMarker:${event.seat}`, `seat:${event.seat}`),
        puff({ is: 'glyph', name: 'war' }, [`orderMarker:${event.seat}`, `seat:${event.seat}`]),
      ];
    default:
      return undefined;
  }
}

export function settler(seat: number): Sprite {
  return { is: 'piece', body: 'settler', seat };
}

export function puff(sprite: Sprite, to: readonly string[], time: CueTime = WHOLE): SpriteCue {
  return { do: 'puff', sprite, to, ...time };
}

interface Crew {
  readonly captain: boolean;
  readonly settlers: number;
}

/** The crew goes aboard, one after the other. */
export function loadCues(seat: number, world: number, { captain, settlers }: Crew): SpriteCue[] {
  const crew: Sprite[] = [
    ...(captain ? [{ is: 'piece' as const, body: 'captain' as const, seat }] : []),
    ...Array.from({ length: Math.min(MOST, settlers) }, () => settler(seat)),
  ];
  return staggered(crew, (sprite) =>
    travel(sprite, { from: supplyOf(seat), to: holdOf(seat, world), time: WHOLE, arc: 0.1, spent: true }),
  );
}

function revealCues(seat: number, crews: readonly number[], aboard: readonly number[]): SpriteCue[] {
  return WORLDS.flatMap((_, world) => {
    const count = (crews[world] ?? 0) + (aboard[world] ?? 0);
    if (count === 0) return [];
    const sprite: Sprite = { is: 'glyph', name: (aboard[world] ?? 0) > 0 ? 'captain' : 'settler', count };
    return [{ do: 'appear' as const, sprite, to: holdOf(seat, world), at: 0.1 * world, for: 0.7 }];
  });
}

/** From the edge of the sheet into the harbour. */
function sailCue(scene: ShownScene, { seat, place }: EventOf<'shipHarboured'>): SpriteCue {
  const world = worldOf(place);
  return travel(
    { is: 'ship' as const, seat },
    {
      from: [],
      to: [],
      hides: shipId(seat, world),
      time: WHOLE,
      via: sailIn(world, berthAt(scene, seat, place)),
    },
  );
}

/** The ship comes into sight, finds no harbour and goes home; its Settlers return to the supply. */
function turnedBack({ seat, world, settlers }: EventOf<'shipTurnedBack'>): SpriteCue[] {
  const through = [
    { x: 1.03, y: 0.55 },
    { x: 0.9, y: 0.58 },
    { x: 1.03, y: 0.62 },
  ];
  const homeward = staggered(
    Array.from({ length: Math.min(MOST, settlers) }, () => settler(seat)),
    (sprite) => travel(sprite, { from: holdOf(seat, world), to: supplyOf(seat), time: { at: 0.6, for: 0.4 } }),
  );
  return [
    sound('sail'),
    travel(
      { is: 'ship' as const, seat },
      {
        from: [],
        to: [],
        time: WHOLE,
        via: { within: boardOf(world), through, enters: true, leaves: true, faces: 'left', em: 0.05 },
      },
    ),
    ...homeward,
  ];
}
