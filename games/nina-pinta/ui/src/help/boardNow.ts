import {
  benefitPrice,
  benefitWorths,
  firstPrice,
  GROUPS,
  groupStandings,
  NATIONS,
  PHASES,
  storageOf,
  warsIn,
} from '@portolan/nina-pinta';
import { benefitEffect } from '../benefits.ts';
import { counterName, nationName, worldName } from '../words.ts';
import { t } from './messages/now.ts';
import { joined, points, subject } from './say.ts';
import type { CardId, Scene } from './scene.ts';

/** What holds of something beside the map; undefined for other things. */
export function boardNow(scene: Scene, { kind, parts }: CardId): string[] | undefined {
  const { view } = scene;
  const [id = ''] = parts;
  const n = Number(id);
  switch (kind) {
    case 'marker':
      return groupNow(scene, id);
    case 'benefit':
      return benefitNow(scene, id);
    case 'display':
      return [t('displayCount', { n: view.display.length }), priceNow(scene)];
    case 'storage':
      return storageNow(scene, n);
    case 'order': {
      const seat = view.order[n - 1];
      return seat === undefined ? [] : [t('turn', subject(scene, seat))];
    }
    case 'pass': {
      const taken = view.passes.find(({ space }) => space === n);
      return [taken === undefined ? t('passFree') : t('passTaken', subject(scene, taken.seat))];
    }
    case 'era':
      return eraNow(scene, n);
    case 'phase':
      return PHASES.some((phase) => phase === id) && view.phase === id ? [t('phaseNow')] : [];
    case 'cityDisc':
      return discNow(scene, id);
    case 'nation':
      return nationNow(scene, id);
    case 'progressStack':
      return [t('stackCount', { n: view.progressStack.length }), ...goalsNow(scene)];
    case 'tileStack':
      return [t('tileCount', { n: view.tileStack.length })];
    default:
      return undefined;
  }
}

function groupNow(scene: Scene, id: string): string[] {
  const { box, view } = scene;
  const standing = groupStandings(box, view)[GROUPS.findIndex((group) => group === id)];
  if (standing === undefined) return [];
  const { world, value, counting } = standing;
  const worth = { points: points(value) };
  const where = world === undefined ? t('markerOff') : t('markerOn', { world: worldName(box, world), ...worth });
  return [
    standing.group === 'military' ? t('militaryValue', worth) : where,
    ...counting.flatMap((n, seat) => (n === undefined ? [] : [t('counting', { ...subject(scene, seat), n })])),
  ];
}

function priceNow({ box, view }: Scene): string {
  const price = benefitPrice(box, view);
  return view.phase === 'selecting' ? t('benefitPrice', { ...price }) : t('benefitPriceLater', { now: price.now });
}

function benefitNow(scene: Scene, name: string): string[] {
  const { box, view } = scene;
  const face = box.faces.names.indexOf(name);
  const n = view.display.filter((one) => one.name === name).length;
  const shown = t('onDisplay', { n });
  if (face < 0 || n === 0) return [shown];
  const { viewer } = view;
  if (typeof viewer !== 'number') return [shown, priceNow(scene)];
  const worth = benefitWorths(box, view, viewer, [name])[0];
  return [
    shown,
    priceNow(scene),
    t('benefitEffect', { effect: benefitEffect(box, face, view) }),
    ...(worth === undefined ? [] : [t('benefitWorth', { points: points(worth) })]),
  ];
}

function storageNow({ box, view }: Scene, era: number): string[] {
  const stored = storageOf(box, view).find((one) => one.era === era);
  if (stored === undefined) return [t('storedNow')];
  return [t('stored', { n: stored.count }), t('storedBonuses', { bonuses: joined(stored.bonuses.map(counterName)) })];
}

function eraNow({ box, view }: Scene, era: number): string[] {
  const token = view.tokens[era - 1];
  const going = view.era === era && view.phase !== 'over';
  return [
    ...(going ? [t('eraNow')] : []),
    ...(token === undefined
      ? []
      : [
          t('eraToken', {
            kind: token.kind === 'grow' ? 'grow' : 'other',
            world: worldName(box, token.world),
            gold: token.gold,
          }),
        ]),
    t('eraWars', { n: warsIn(box, era) }),
    t('eraPrice', { gold: firstPrice(box, era) }),
  ];
}

function discNow({ box, view }: Scene, land: string): string[] {
  if (view.cityDiscs.some((one) => one === land)) return [t('discLeft')];
  const place = view.places.find((one) => one.land === land && one.city !== undefined);
  return place === undefined ? [] : [t('discPlaced', { world: worldName(box, place.world) })];
}

function nationNow(scene: Scene, id: string): string[] {
  const nation = NATIONS.find((one) => one === id);
  const seat = scene.view.players.findIndex((player) => player.nation === id);
  if (nation === undefined) return [];
  const name = nationName(nation);
  return [seat < 0 ? t('nationFree', { nation: name }) : t('nation', { ...subject(scene, seat), nation: name })];
}

function goalsNow({ box, view }: Scene): string[] {
  return view.goals.length === 0 ? [] : [t('goals', { worlds: joined(view.goals.map((one) => worldName(box, one))) })];
}
