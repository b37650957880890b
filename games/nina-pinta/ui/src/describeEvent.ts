import { list } from '@portolan/i18n';
import { BONUSES, type Box, type Event } from '@portolan/nina-pinta';
import { describeHolding } from './describeHolding.ts';
import { describePlanck } from './describePlanck.ts';
import { describeVoyage } from './describeVoyage.ts';
import { loadWords } from './loads.ts';
import { t } from './messages/events.ts';
import {
  counterName,
  crewWords,
  faceName,
  groupName,
  landsOf,
  nameAt,
  nationName,
  placeName,
  spaceName,
  tileWords,
  voyageWords,
  worldName,
} from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the ship's log, or undefined for what needs no line. `names` is by seat. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? nameAt(names, event.seat) : '';
  const world = 'world' in event ? worldName(box, event.world) : '';
  switch (event.kind) {
    case 'nationChosen':
      return t('nationChosen', { who, nation: nationName(event.nation) });
    case 'landsLooked':
      return describeLook(box, event, who);
    case 'lookDeclined':
      return t('lookDeclined', { who });
    case 'eraBegun':
      return describeEra(box, event, names);
    case 'goldAwarded':
      return t('goldAwarded', { gold: event.gold, solo: names.length === 1 ? 'true' : 'other' });
    case 'benefitsShown': {
      const benefits = event.display.flatMap((face) => (face < 0 ? [] : [faceName(box, face)]));
      return t('benefitsShown', { benefits: list(benefits, 'plain') });
    }
    case 'warPlaced':
      return event.seat === undefined ? t('warEverywhere', { world }) : t('warPlaced', { who, world });
    case 'shipLoaded':
      return t('shipLoaded', { who, world, crew: crewWords(event.captain, event.settlers) });
    case 'loadsSealed':
      return event.voyage === undefined
        ? t('loadsSealed', { who })
        : t('loadsSealedOrder', { who, voyage: voyageWords(box, event.voyage) });
    case 'loadsRevealed':
      return describeLoads(box, event, names);
    case 'crewPaid':
      return event.gold === 0 ? undefined : t('crewPaid', { who, gold: event.gold });
    case 'worldGoverned':
      return t('worldGoverned', { who, world });
    case 'bonusPlayed':
      return t('bonusPlayed', { who, bonus: bonusName(event.bonus), place: placeName(box, event.place) });
    case 'bonusDiscarded':
      return t('bonusDiscarded', { who, bonus: bonusName(event.bonus) });
    case 'markerPlaced':
      return t('markerPlaced', { who, world, group: groupName(event.group) });
    case 'eraCompleted':
      return t('eraCompleted', { era: event.era, order: list(event.order.map((seat) => nameAt(names, seat))) });
    case 'passed':
      return describePass(event, names);
    default:
      return (
        describeVoyage(box, event, names) ?? describeHolding(box, event, names) ?? describePlanck(box, event, names)
      );
  }
}

function bonusName(bonus: number): string {
  return counterName(BONUSES[bonus] ?? '');
}

function describeLook(box: Box, event: EventOf<'landsLooked'>, who: string): string {
  const lands = landsOf(box, event.lands);
  const { tiles } = event;
  const world = worldName(box, event.world);
  if (tiles === undefined) return t('landsLooked', { who, lands: list(lands), world });
  const seen = lands.map((land, at) => t('tileSeen', { land, tile: tileWords(box, tiles[at] ?? 0) }));
  return t('landsSeen', { who, world, tiles: list(seen, 'plain') });
}

function describeEra(box: Box, event: EventOf<'eraBegun'>, names: readonly string[]): string {
  const { world = 'nina', kind = 'grow' } = box.components.tokens[event.token] ?? {};
  const order = list(event.order.map((seat) => nameAt(names, seat)));
  return t(`eraBegun.${kind}`, { era: event.era, world: worldName(box, world), order });
}

function describeLoads(box: Box, { loads }: EventOf<'loadsRevealed'>, names: readonly string[]): string {
  const sides = loads.map((load, seat) => t('sideLoads', { who: nameAt(names, seat), ships: loadWords(box, load) }));
  return [t('loadsRevealed'), ...sides].join(' ');
}

function describePass(event: EventOf<'passed'>, names: readonly string[]): string {
  const who = nameAt(names, event.seat);
  const space = spaceName(event.space + 1);
  if (!event.pushed) return t('passed', { who, space });
  const order = event.spaces.flatMap((seat) => (seat < 0 ? [] : [nameAt(names, seat)]));
  return t('passedPushing', { who, space, order: list(order, 'plain') });
}
