import { goldPoints, runningScores, SOURCES, WORLDS } from '@portolan/nina-pinta';
import { counterName, crewWords, groupName, landName, nationName, type PlayerView, sourceName } from '../words.ts';
import { t } from './messages/now.ts';
import { joined, points, subject } from './say.ts';
import { type CardId, playerIn, type Scene, worldIn } from './scene.ts';

/** What holds of something that belongs to a player; undefined for other things. */
export function sheetNow(scene: Scene, { kind, parts }: CardId): string[] | undefined {
  const { view } = scene;
  const seat = playerIn(scene, parts[0]);
  const player = view.players[seat];
  if (player === undefined) return undefined;
  switch (kind) {
    case 'captain':
    case 'ship':
    case 'hold':
      return shipNow(scene, kind, { seat, world: worldIn(parts[1]) });
    case 'seat':
      return [
        ...(player.nation === undefined
          ? []
          : [t('nation', { ...subject(scene, seat), nation: nationName(player.nation) })]),
        ...goldNow(scene, player),
        supplyNow(player),
      ];
    case 'gold':
      return goldNow(scene, player);
    case 'supply':
      return [supplyNow(player)];
    case 'held':
      return heldNow(player);
    case 'military':
      return [militaryNow(player)];
    case 'score':
      return scoreNow(scene, seat);
    case 'orderMarker':
      return markerNow(scene, seat, player);
    default:
      return undefined;
  }
}

function shipNow(scene: Scene, kind: 'captain' | 'ship' | 'hold', at: { seat: number; world: number }): string[] {
  const { box, view } = scene;
  const player = view.players[at.seat];
  const world = WORLDS[at.world];
  if (player === undefined || world === undefined) return [];
  const captain = player.captains[world];
  if (kind === 'captain') {
    const bound = player.boundInEra[world] === view.era;
    return [
      ...(captain === undefined ? [] : [t('captainAt', { land: landName(box, captain) })]),
      ...(bound ? [t('captainBound')] : []),
    ];
  }
  const harbour = player.harbours[world];
  const gold = player.cargo[world] ?? 0;
  const turn = (player.voyage ?? []).indexOf(world);
  return [
    harbour === undefined ? t('shipHome') : t('shipAt', { land: landName(box, harbour), gold }),
    ...loadNow(player, world),
    t('crewLimit', { n: player.crewLimit }),
    ...(turn < 0 ? [] : [t('sailsAs', { n: turn + 1 })]),
    ...(captain === undefined ? [] : [t('captainAt', { land: landName(box, captain) })]),
  ];
}

function loadNow({ loads }: PlayerView, world: (typeof WORLDS)[number]): string[] {
  if (loads === undefined) return [t('loadsHidden')];
  const load = loads[world];
  return load === undefined ? [] : [t('aboard', { crew: crewWords(load.captain, load.settlers) })];
}

function goldNow({ box }: Scene, { gold }: PlayerView): string[] {
  if (gold === undefined) return [t('goldHidden')];
  return [t('goldIs', { gold, points: points(goldPoints(box, gold)) })];
}

function supplyNow({ supply: { settlers, towns } }: PlayerView): string {
  return t('supplyIs', { settlers, towns });
}

function heldNow(player: PlayerView): string[] {
  const { progress, kept = [], retained } = player;
  if (progress === undefined) return [t('heldHidden'), militaryNow(player)];
  const bonuses = [...kept, ...retained];
  const groups = Object.entries(progress).filter(([, names]) => names.length > 0);
  return [
    ...groups.map(([group, names]) => t('heldIs', { group: groupName(group), counters: counters(names) })),
    ...(player.military.length === 0 ? [] : [militaryNow(player)]),
    ...(bonuses.length === 0 ? [] : [t('heldIs', { group: groupName('bonus'), counters: counters(bonuses) })]),
    ...(groups.length + player.military.length + bonuses.length === 0 ? [t('heldNone')] : []),
  ];
}

function counters(names: readonly string[]): string {
  return joined(names.map(counterName));
}

function militaryNow({ military }: PlayerView): string {
  return t('heldIs', { group: groupName('military'), counters: counters(military) });
}

function scoreNow({ box, view }: Scene, seat: number): string[] {
  const score = runningScores(box, view)[seat];
  if (score === undefined) return [];
  return [
    t('total', { points: points(score.total), exact: score.exact }),
    ...SOURCES.map((source) => {
      const n = score.points[source];
      const name = sourceName(box, source);
      return n === undefined ? t('pointsHidden', { source: name }) : t('pointsFrom', { source: name, n });
    }),
  ];
}

function markerNow({ view }: Scene, seat: number, { banner }: PlayerView): string[] {
  const pass = view.passes.find((one) => one.seat === seat);
  const place = view.order.indexOf(seat);
  return [
    ...(place < 0 ? [] : [t('orderPlace', { n: place + 1 })]),
    ...(pass === undefined ? [] : [t('passed', { n: pass.space })]),
    ...(banner ? [t('banner')] : []),
  ];
}
