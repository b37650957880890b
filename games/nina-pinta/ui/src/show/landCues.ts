import { type Event, LANDS, landOf, worldOf } from '@portolan/nina-pinta';
import { type CueTime, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { landName, nameAt, worldName } from '../words.ts';
import { compassOf, holdOf, inLand, landId, landsIn, settlersAt, shipId, supplyOf } from './ids.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';
import { puff, settler } from './voyageCues.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const WHOLE: CueTime = { at: 0, for: 0.95 };

/** What happens in a land while ships sail; undefined for other events. */
export function landCues(scene: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  const { box } = scene;
  switch (event.kind) {
    case 'landsLooked':
      return landsIn(box, event.world, event.lands).flatMap((land, at) => [
        ring(land),
        puff({ is: 'glyph', name: 'spyglass' }, [land], { at: 0.15 * at, for: 0.6 }),
      ]);
    case 'lookDeclined':
      return [ring(`seat:${event.seat}`)];
    case 'landExplored':
      return exploredCues(scene, event);
    case 'crewLanded':
      return landedCues(scene, event);
    case 'mineOpened':
      return [
        sound('coins'),
        { do: 'appear', sprite: { is: 'gold', count: event.gold }, to: inLand(box, 'mine', event.place), ...WHOLE },
      ];
    case 'goldFound':
      return [
        sound('coins', 0.5),
        travel(
          { is: 'gold' as const, count: event.gold },
          {
            from: [landId(box, event.place)],
            to: [shipId(event.seat, worldOf(event.place)), landId(box, event.place)],
            time: WHOLE,
            arc: 0.2,
          },
        ),
      ];
    case 'strongholdOccupied':
      return [
        ring(...inLand(box, 'stronghold', event.place)),
        travel(settler(event.seat), {
          from: settlersAt(box, event.seat, event.place),
          to: inLand(box, 'stronghold', event.place),
          time: WHOLE,
          spent: true,
        }),
      ];
    case 'nativesPlaced':
      return [
        travel(settler(event.seat), {
          from: supplyOf(event.seat),
          to: settlersAt(box, event.seat, event.place),
          time: WHOLE,
          arc: 0.15,
        }),
        puff({ is: 'piece', body: 'natives' }, [landId(box, event.place)]),
      ];
    default:
      return settlerCues(scene, event);
  }
}

function settlerCues({ box }: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'pairRemoved':
      return pairCues({ box }, event);
    case 'attackEnded':
      return [ring(landId(box, event.place))];
    case 'settlerMigrated':
      return [
        travel(settler(event.seat), {
          from: settlersAt(box, event.seat, event.from),
          to: settlersAt(box, event.seat, event.to),
          time: WHOLE,
          arc: 0.12,
        }),
      ];
    case 'nobodyMigrated':
      return [ring(compassOf(event.world))];
    case 'settlersReduced':
    case 'settlersReturned': {
      const settlers = Array.from({ length: Math.min(6, event.count) }, () => settler(event.seat));
      const from =
        event.kind === 'settlersReduced'
          ? settlersAt(box, event.seat, event.place)
          : [shipId(event.seat, worldOf(event.place)), landId(box, event.place)];
      return staggered(settlers, (sprite) =>
        travel(sprite, { from, to: supplyOf(event.seat), time: WHOLE, arc: 0.1, spent: true }),
      );
    }
    default:
      return undefined;
  }
}

/** The terrain is drawn in, with what was found. */
function exploredCues({ box, names }: ShownScene, { seat, place, tile }: EventOf<'landExplored'>): SpriteCue[] {
  const { terrain = 'mixed', discovery, gold = 0 } = box.components.tiles[tile] ?? {};
  const land = LANDS[landOf(place)] ?? 'caribbean';
  const sprite: Sprite = {
    is: 'explored',
    land: box.names.lands[landOf(place)] ?? land,
    name: landName(box, landOf(place)),
    world: worldName(box, worldOf(place)),
    terrain,
    ...(discovery === null || discovery === undefined ? {} : { discovery }),
    gold,
    by: { seat, name: nameAt(names, seat) },
  };
  return [
    sound('reveal', 0.1),
    ring(landId(box, place)),
    { do: 'closeup', sprite, to: [landId(box, place)], at: 0, for: 0.98 },
  ];
}

/** The crew goes ashore one by one; a Captain who meets another one goes home. */
function landedCues({ box }: ShownScene, { seat, place, settlers, captain }: EventOf<'crewLanded'>): SpriteCue[] {
  const world = worldOf(place);
  const from = [shipId(seat, world), landId(box, place)];
  const ashore = staggered(
    Array.from({ length: Math.min(6, settlers) }, () => settler(seat)),
    (sprite) => travel(sprite, { from, to: settlersAt(box, seat, place), time: WHOLE, arc: 0.3 }),
  );
  if (captain === 'none') return ashore;
  const to = captain === 'landed' ? [landId(box, place)] : holdOf(seat, world);
  return [
    travel({ is: 'piece' as const, body: 'captain' as const, seat }, { from, to, time: WHOLE, arc: 0.3 }),
    ...ashore,
  ];
}

/** One Settler of each side leaves. */
function pairCues({ box }: Pick<ShownScene, 'box'>, { seat, victim, place }: EventOf<'pairRemoved'>): SpriteCue[] {
  const leaves = (one: number): SpriteCue =>
    travel(settler(one), {
      from: settlersAt(box, one, place),
      to: supplyOf(one),
      time: { at: 0.25, for: 0.72 },
      arc: 0.15,
      spent: true,
    });
  return [
    sound('cannon'),
    ring(landId(box, place)),
    puff({ is: 'glyph', name: 'war' }, [landId(box, place)], { at: 0, for: 0.5 }),
    leaves(seat),
    leaves(victim),
  ];
}
