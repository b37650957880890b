import {
  type Event,
  GROUPS,
  landOf,
  landYields,
  networksOf,
  placeAt,
  routeToStore,
  WORLDS,
  worldOf,
} from '@portolan/nina-pinta';
import { type CueTime, ring, sound, travel } from '@portolan/table-kit/motion';
import { glyphOf } from '../art/Glyph.tsx';
import { captainId, compassOf, heldBy, inLand, landId, purseOf, settlersAt, shipId, supplyOf } from './ids.ts';
import { berthAt, goldFlow, sailOut } from './routes.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';
import { puff } from './voyageCues.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const WHOLE: CueTime = { at: 0, for: 0.95 };

/** Revenue, building and sailing back; undefined for other events. */
export function governCues(scene: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  const { box } = scene;
  switch (event.kind) {
    case 'worldGoverned':
      return [
        ring(compassOf(event.world)),
        puff({ is: 'glyph', name: WORLDS[event.world] ?? 'nina' }, [compassOf(event.world)]),
      ];
    case 'revenueCollected':
      return revenueCues(scene, event);
    case 'goldMined':
      return event.gold === 0 ? [ring(...inLand(box, 'mine', event.place))] : minedCues(scene, event);
    case 'goldStored':
      return [
        travel(
          { is: 'gold' as const, count: event.gold },
          {
            from: [shipId(event.seat, worldOf(event.place)), landId(box, event.place)],
            to: inLand(box, 'vault', event.place),
            time: WHOLE,
            spent: true,
          },
        ),
      ];
    case 'goldSpent':
      return [puff({ is: 'gold', count: -event.gold }, inLand(box, 'vault', event.place))];
    case 'built':
      return builtCues(scene, event);
    case 'buildingEnded':
      return [ring(compassOf(event.world))];
    case 'markerPlaced':
      return markerCues(event);
    default:
      return backCues(scene, event);
  }
}

function backCues(scene: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'captainStayed':
      return [ring(captainId(event.seat, event.world), compassOf(event.world))];
    case 'captainBoarded':
      return [
        travel(
          { is: 'piece' as const, body: 'captain' as const, seat: event.seat },
          {
            from: [captainId(event.seat, event.world)],
            to: [shipId(event.seat, event.world)],
            hides: captainId(event.seat, event.world),
            time: WHOLE,
            arc: 0.2,
            spent: true,
          },
        ),
      ];
    case 'pirateDeclined':
      return [ring(`seat:${event.seat}`)];
    case 'piratePlayed':
      return pirateCues(scene, event);
    case 'shipSailedBack':
      return sailedBack(scene, event);
    default:
      return undefined;
  }
}

/** From every land along the connections to the ship or a Stronghold; what finds no way is lost. */
function revenueCues(scene: ShownScene, { seat, world, gold }: EventOf<'revenueCollected'>): SpriteCue[] {
  const { box, view } = scene;
  const networks = networksOf(box, view, seat, world);
  const flows = landYields(box, view, seat, world).flatMap((yields, land) => {
    const place = placeAt(world, land);
    const network = networks.find(({ lands }) => lands.includes(land));
    if (yields === 0 || network === undefined) return [];
    const route = routeToStore(box, network, land).map((one) => placeAt(world, one));
    return [{ place, yields, route }];
  });
  return [
    ...(gold > 0 ? [sound('coins', 0.5)] : []),
    ...flows.map(({ place, yields, route }, at): SpriteCue => {
      const time = { at: (0.35 * at) / Math.max(1, flows.length), for: 0.6 };
      return route.length === 0
        ? puff({ is: 'gold', count: -yields }, [landId(box, place)], time)
        : goldFlow(scene, { places: route, seat, gold: yields, time });
    }),
    ring(compassOf(world)),
  ];
}

function minedCues(scene: ShownScene, { seat, place, gold }: EventOf<'goldMined'>): SpriteCue[] {
  const { box, view } = scene;
  const world = worldOf(place);
  const land = landOf(place);
  const network = networksOf(box, view, seat, world).find(({ lands }) => lands.includes(land));
  const route = network === undefined ? [] : routeToStore(box, network, land);
  const places = route.length === 0 ? [place] : route.map((one) => placeAt(world, one));
  return [
    sound('coins', 0.4),
    ring(...inLand(box, 'mine', place)),
    goldFlow(scene, { places, seat, gold, time: WHOLE }),
  ];
}

function builtCues({ box }: ShownScene, { seat, place, what, cost }: EventOf<'built'>): SpriteCue[] {
  const land = landId(box, place);
  const town: Sprite = { is: 'piece', body: what === 'town' ? 'town' : 'city', seat };
  const disc = box.names.lands[landOf(place)];
  return [
    sound('reveal', 0.4),
    ring(land),
    ...(cost > 0 ? [puff({ is: 'gold', count: -cost }, [land], { at: 0, for: 0.45 })] : []),
    travel(town, {
      from: what === 'town' ? supplyOf(seat) : [`cityDisc:${disc}`, ...supplyOf(seat)],
      to: [land],
      time: { at: 0.2, for: 0.75 },
      arc: 0.12,
    }),
    ...(what === 'upgrade'
      ? []
      : [
          travel(
            { is: 'piece' as const, body: 'settler' as const, seat },
            { from: settlersAt(box, seat, place), to: supplyOf(seat), time: { at: 0.4, for: 0.55 }, spent: true },
          ),
        ]),
  ];
}

function markerCues({ group, world }: EventOf<'markerPlaced'>): SpriteCue[] {
  const id = GROUPS[group] ?? 'arts';
  const sprite: Sprite = { is: 'glyph', name: glyphOf(id) };
  return [
    sound('turn'),
    ring(compassOf(world)),
    travel(sprite, { from: [`marker:${id}`], to: [compassOf(world)], time: WHOLE, arc: 0.1 }),
  ];
}

/** A Pirate takes gold from the ship that sails back. */
function pirateCues({ view }: ShownScene, { seat, owner, gold }: EventOf<'piratePlayed'>): SpriteCue[] {
  const world = WORLDS.findIndex((id) => id === view.world);
  const ship = [shipId(owner, Math.max(0, world)), `seat:${owner}`];
  return [
    sound('cannon'),
    ring(...ship),
    travel(
      { is: 'piece' as const, body: 'pirate' as const },
      {
        from: [`pirates:${WORLDS[Math.max(0, world)]}`, ...heldBy(seat)],
        to: ship,
        time: { at: 0, for: 0.5 },
        spent: true,
      },
    ),
    ...(gold === 0
      ? []
      : [
          travel(
            { is: 'gold' as const, count: gold },
            { from: ship, to: purseOf(seat), time: { at: 0.45, for: 0.5 }, arc: 0.1, spent: true },
          ),
        ]),
  ];
}

/** The ship leaves the sheet, and its gold comes home. */
function sailedBack(scene: ShownScene, { seat, world, gold }: EventOf<'shipSailedBack'>): SpriteCue[] {
  const { box, view } = scene;
  const land = view.players[seat]?.harbours[WORLDS[world] ?? 'nina'];
  const place = placeAt(
    world,
    Math.max(
      0,
      box.names.lands.findIndex((one) => one === land),
    ),
  );
  const ship = shipId(seat, world);
  return [
    sound('sail'),
    travel(
      { is: 'ship' as const, seat },
      {
        from: [ship],
        to: [],
        hides: ship,
        time: { at: 0, for: 0.7 },
        via: sailOut(world, berthAt(scene, seat, place)),
      },
    ),
    ...(gold === 0
      ? []
      : [
          travel(
            { is: 'gold' as const, count: gold },
            { from: [ship, compassOf(world)], to: purseOf(seat), time: { at: 0.45, for: 0.5 }, arc: 0.08, spent: true },
          ),
        ]),
  ];
}
