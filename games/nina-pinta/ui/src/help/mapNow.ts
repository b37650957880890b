import {
  attackerAtPeace,
  crowdIn,
  explorable,
  landOf,
  landYields,
  minable,
  revenueOutlook,
  settlementFigures,
  settlementsIn,
  type WORLDS,
  worldOf,
} from '@portolan/nina-pinta';
import { groupName, landscape, nationName, type PlaceView } from '../words.ts';
import { t } from './messages/now.ts';
import { personName, points, subject } from './say.ts';
import { type CardId, placeIn, playerIn, type Scene, worldIn } from './scene.ts';

/** What holds of a land, or of something in it; undefined for other things. */
export function mapNow(scene: Scene, { kind, parts }: CardId): string[] | undefined {
  switch (kind) {
    case 'land':
      return landNow(scene, placeIn(scene, parts[0], parts[1]));
    case 'settlers':
    case 'town':
      return settlementNow(scene, kind, playerIn(scene, parts[0]), placeIn(scene, parts[1], parts[2]));
    case 'city':
      return settlementNow(scene, 'city', -1, placeIn(scene, parts[0], parts[1]));
    case 'stronghold':
    case 'vault':
      return strongholdNow(scene, scene.view.places[placeIn(scene, parts[0], parts[1])]);
    case 'mine':
      return mineNow(scene, placeIn(scene, parts[0], parts[1]));
    case 'increase': {
      const gold = scene.view.places[placeIn(scene, parts[0], parts[1])]?.increase;
      return gold === undefined ? [] : [t('increase', { gold })];
    }
    case 'cathedral':
      return [t('doubled')];
    case 'compass':
    case 'war':
    case 'world':
    case 'pirates':
    case 'token':
      return worldNow(scene, kind, parts);
    default:
      return undefined;
  }
}

function landNow(scene: Scene, place: number): string[] {
  const { view } = scene;
  const seen = view.places[place];
  if (seen === undefined) return [];
  if (!seen.explored) return unexploredNow(scene, place, seen);
  const { capacity = 0 } = seen;
  const n = crowdIn(view, place);
  const over = n - capacity;
  return [
    t('terrain', { tile: landscape(seen.terrain, seen.discovery, seen.found) }),
    over > 0 ? t('tooFull', { n, most: capacity, over }) : t('crowd', { n, most: capacity }),
    ...view.players.flatMap((_, seat) => sideNow(scene, seat, place)),
    ...(seen.cathedral ? [t('doubled')] : []),
    ...(seen.increase === undefined ? [] : [t('increase', { gold: seen.increase })]),
  ];
}

/** What one player has in a land, and where its gold can go. */
function sideNow(scene: Scene, seat: number, place: number): string[] {
  const { box, view } = scene;
  const n = settlementsIn(view, seat, place);
  if (n === 0) return [];
  const gold = landYields(box, view, seat, worldOf(place))[landOf(place)] ?? 0;
  const whose = { who: personName(scene, seat), you: seat === view.viewer };
  return [
    t('yields', { ...subject(scene, seat), n, gold }),
    ...(gold === 0 ? [] : [t(storeFor(scene, seat, place), whose)]),
  ];
}

const REACHES = { ship: 'reachesShip', strongholds: 'reachesStronghold', nowhere: 'reachesNothing' } as const;

/** Where gold from a land can be brought. */
function storeFor({ box, view }: Scene, seat: number, place: number): (typeof REACHES)[keyof typeof REACHES] {
  const { flows } = revenueOutlook(box, view, seat, worldOf(place));
  const land = box.names.lands[landOf(place)];
  return REACHES[flows.find(({ lands }) => lands.some((id) => id === land))?.to ?? 'nowhere'];
}

function unexploredNow({ box, view, names }: Scene, place: number, seen: PlaceView): string[] {
  const [world, land] = [worldOf(place), landOf(place)];
  const isNext = explorable(box, view, world).includes(land);
  const reach = land === box.atlas.firstLand ? 'firstLand' : isNext ? 'canExplore' : 'cannotExplore';
  return [
    t('unexplored'),
    t(reach),
    ...(seen.terrain === undefined ? [] : [t('seen', { tile: landscape(seen.terrain, seen.discovery, seen.found) })]),
    ...seen.lookedAt.map((seat) => t('looked', subject({ view, names }, seat))),
  ];
}

function settlementNow(scene: Scene, kind: 'settlers' | 'town' | 'city', seat: number, place: number): string[] {
  const { box, view } = scene;
  const seen = view.places[place];
  if (seen === undefined) return [];
  const figures = settlementFigures(box, view, place, kind === 'settlers' ? 'settler' : kind);
  if (kind === 'settlers') {
    return [
      t('settlers', { n: seen.settlers.find((here) => here.seat === seat)?.count ?? 0 }),
      ...(seen.stronghold === seat ? [t('fortified')] : []),
      t('settlerYields', { gold: figures.gold }),
      t('scoreEach', { points: points(figures.points) }),
    ];
  }
  return [t('townYields', { gold: figures.gold }), t('scores', { points: points(figures.points) })];
}

function strongholdNow(scene: Scene, place: PlaceView | undefined): string[] {
  if (place?.stronghold === undefined) return [];
  const { stronghold, vault = 0 } = place;
  if (stronghold === 'open') return [t('strongholdOpen')];
  const most = scene.box.components.strongholdGoldLimit;
  return [t('strongholdOf', subject(scene, stronghold)), t('vault', { gold: vault, most })];
}

function mineNow(scene: Scene, place: number): string[] {
  const { box, view } = scene;
  const seen = view.places[place];
  if (seen === undefined) return [];
  const { mine, settlers } = seen;
  if (mine === undefined) return [t('mineEmpty')];
  return [
    t('mine', { gold: mine }),
    ...settlers.map(({ seat }) =>
      t('canMine', { who: subject(scene, seat).who, gold: minable(box, view, seat, place) }),
    ),
  ];
}

function worldNow(scene: Scene, kind: string, [id, token]: readonly string[]): string[] {
  const { box, view } = scene;
  const seen = view.worlds[worldIn(id)];
  if (seen === undefined) return [];
  switch (kind) {
    case 'war':
      return [seen.atWar ? t('atWar') : peaceNow(scene)];
    case 'pirates':
      return [t('pirateHere', { n: seen.pirates })];
    case 'token': {
      const shown = view.tokens.find(({ world, kind: one }) => world === seen.id && one === token);
      return [shown === undefined ? t('tokenHidden') : t('tokenShown', { gold: shown.gold, solo: view.seats === 1 })];
    }
    case 'world':
      return [
        t(seen.grown ? 'grown' : 'notGrown'),
        t(seen.buildable ? 'buildable' : 'notBuildable'),
        ...governedNow(scene, seen.id),
      ];
    default:
      return [
        seen.atWar ? t('atWar') : peaceNow(scene),
        ...seen.markers.map((group) => t('markerHere', { group: groupName(group) })),
        t('cities', { n: seen.cities, most: box.components.limits.citiesPerWorld }),
        ...(seen.pirates === 0 ? [] : [t('pirateHere', { n: seen.pirates })]),
        ...governedNow(scene, seen.id),
      ];
  }
}

function peaceNow({ box, view }: Scene): string {
  const seat = attackerAtPeace(box, view);
  return seat === undefined ? t('atPeaceAll') : t('atPeace', { nation: nationName(view.players[seat]?.nation) });
}

function governedNow(scene: Scene, id: (typeof WORLDS)[number]): string[] {
  return scene.view.players.flatMap(({ governed }, seat) =>
    governed.includes(id) ? [t('governed', subject(scene, seat))] : [],
  );
}
