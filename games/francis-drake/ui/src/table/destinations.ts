import { nameAt } from '@portolan/client';
import {
  type Defence,
  DISC_NAMES,
  type DiscName,
  defenceAt,
  KINDS,
  rewardAt,
  type View,
} from '@portolan/francis-drake';
import { costWords, gainWords } from '../costs.ts';
import { capital, discName, kindName, personName, placeName, wareNames } from '../words.ts';
import { armedCounter } from './armedCounter.ts';
import { t } from './messages.ts';
import type { Scene } from './scene.ts';
import { layTarget, placeTarget } from './targets.ts';

export type DestinationView = View['map'][number];
export type KindName = (typeof KINDS)[number];

/** Everything that is drawn of one Destination. */
export interface DestinationInfo {
  readonly at: number;
  readonly id: string;
  readonly name: string;
  readonly kind: KindName;
  readonly zone: number;
  readonly place: DestinationView;
  /** As the viewer knows it; nothing at a port. */
  readonly defence: Defence | undefined;
  /** Seats whose ships lie here. */
  readonly ships: readonly number[];
  /** What picking it would pick now. */
  readonly target: string | undefined;
}

export function destinationsOf(scene: Scene): readonly DestinationInfo[] {
  return scene.view.map.map((place, at) => {
    const { box, view, me } = scene;
    const kind = KINDS[box.kind[at] ?? 0] ?? 'town';
    const pinnace = me !== undefined && view.players[me]?.pinnace === true;
    return {
      at,
      id: place.id,
      name: placeName(box, at),
      kind,
      zone: box.zone[at] ?? 0,
      place,
      defence: kind === 'port' ? undefined : defenceAt(box, view, at, pinnace),
      ships: view.players.flatMap(({ ship }, seat) => (ship === place.id ? [seat] : [])),
      target: targetAt(scene, at, place),
    };
  });
}

/** Which target the Destination stands for depends on what is asked. */
function targetAt(scene: Scene, at: number, place: DestinationView): string | undefined {
  const { box, question, me } = scene;
  switch (question?.kind) {
    case 'placeMission':
    case 'useInformer':
    case 'moveDisc':
      return placeTarget(box, at);
    case 'placeFrigates':
    case 'placeTroops': {
      const value = counterToLay(scene);
      return value === undefined ? undefined : layTarget(place.id, value);
    }
    case 'exchangeDiscs': {
      const disc = place.discs.find(({ seat }) => seat === me)?.disc;
      return disc === undefined ? undefined : `disc:${disc}`;
    }
    case 'attack':
    case 'pressAttack':
      return question.destination === at ? 'attack' : undefined;
    default:
      return undefined;
  }
}

/** The counter that the next tap places: the selected one, or the strongest that is left. */
export function counterToLay({ turn }: Scene): number | undefined {
  const left = [...(turn?.outlook.lit.keys() ?? [])].filter((target) => target.startsWith('lay:')).map(valueLaid);
  const armed = armedCounter.get();
  if (armed !== undefined && left.includes(armed)) return armed;
  return left.length === 0 ? undefined : Math.max(...left);
}

export function valueLaid(target: string): number {
  return Number(target.split(':')[2]);
}

/** The counter that the move being chosen would place here. */
export function counterPlanned({ turn, question, box }: Scene, at: number, id: string): number | undefined {
  if (question?.kind !== 'placeFrigates' && question?.kind !== 'placeTroops') return undefined;
  const places = question.kind === 'placeFrigates' ? box.galleons : box.forts;
  const target = turn?.outlook.settled.find((one) => one.startsWith(`lay:${id}:`));
  if (target !== undefined) return valueLaid(target);
  const chosen = turn?.outlook.chosen;
  if (chosen === undefined || !places.includes(at)) return undefined;
  const move = box.moves.byText.get(chosen.text);
  return move !== undefined && 'values' in move ? move.values[places.indexOf(at)] : undefined;
}

export function discNumber(disc: DiscName): number {
  return DISC_NAMES.indexOf(disc);
}

/** The Destination in sentences, for a screen reader. */
export function destinationLabel(scene: Scene, info: DestinationInfo): string {
  const { at, kind, zone, place, name } = info;
  return [
    t('destination', { name, kind: kindName(scene.box, at), zone }),
    ...(kind === 'port' ? portWords(place) : attackWords(scene, info)),
    ...discWords(scene, place),
    ...info.ships.map((seat) => t('ship', { name: nameAt(scene.names, seat), you: seat === scene.view.viewer })),
    ...(info.target?.startsWith('lay:') ? [t('layHere', { n: valueLaid(info.target) })] : []),
  ].join(' ');
}

function portWords(place: DestinationView): string[] {
  return [
    place.wares.length === 0 ? t('noWares') : t('wares', { wares: wareNames(place.wares) }),
    ...(place.successes > 0 ? [t('trades', { n: place.successes })] : []),
  ];
}

function attackWords({ box, view }: Scene, { at, place, defence }: DestinationInfo): string[] {
  if (defence === undefined) return [];
  const gain = gainWords(defence.points, rewardAt(box, view, at));
  return [
    t('costs', { cost: costWords(defence), gain }),
    ...(place.counter === undefined ? [] : [counterWords(place.counter)]),
    ...(place.successes > 0 ? [t('successes', { n: place.successes })] : []),
  ];
}

function counterWords({ up, value }: { readonly up: boolean; readonly value?: number }): string {
  if (value === undefined) return t('counterDown');
  return t(up ? 'counterUp' : 'counterKnown', { n: value });
}

function discWords(scene: Scene, { discs }: DestinationView): string[] {
  return discs.map(({ seat, disc, done }) => {
    const name = capital(personName(scene, seat));
    if (done) return t('discDone', { name });
    return disc === undefined ? t('discBack', { name }) : t('disc', { name, disc: discName(discNumber(disc)) });
  });
}
