import type { MoveText } from '@portolan/client';
import { list } from '@portolan/i18n';
import {
  type Box,
  GROUPS,
  isLastEra,
  leftOnMine,
  loadOutlook,
  type Move,
  markerWorth,
  revenueOutlook,
  settlementsIn,
  type View,
} from '@portolan/nina-pinta';
import { benefitEffect } from './benefits.ts';
import { describePlacing } from './describePlacing.ts';
import { describeSailing } from './describeSailing.ts';
import { askedSeat, isForPlanck, moverOf, placesIn } from './lands.ts';
import { settlementsThere } from './landWords.ts';
import { t } from './messages/moves.ts';
import { crewWords, faceName, groupName, landsOf, nationName, placeName, voyageWords, worldName } from './words.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** Describes a move, allowed or not, with what it costs and brings as far as the viewer of `view` can know. */
export function describeMove(box: Box, move: Move, view: View): MoveText {
  const place = 'place' in move ? placeName(box, move.place) : '';
  const world = 'world' in move ? worldName(box, move.world) : '';
  switch (move.kind) {
    case 'nation':
      return { text: t('nation', { nation: nationName(move.nation) }), effect: capability(box, move.nation) };
    case 'look':
      return { text: t('look', { lands: list(landsOf(box, move.lands)), world }) };
    case 'war':
      return describeWar(box, move.world, view);
    case 'load':
      return describeLoad(box, move, view);
    case 'seal':
      return { text: t('seal', { voyage: voyageWords(box, [move.first, move.second, move.third]) }) };
    case 'recover':
      return { text: t(isForPlanck(view) ? 'recover.planck' : 'recover', { place }) };
    case 'explore':
    case 'consolidate':
    case 'attack':
      return describeSailing(box, move, view);
    case 'remove':
      return { text: t('remove', { nation: nationName(move.nation) }) };
    case 'place':
    case 'town':
    case 'city':
    case 'upgrade':
    case 'migrate':
      return describePlacing(box, move, view);
    case 'pirate':
      return { text: t('pirate', { world }) };
    case 'take':
      return describeTake(box, move, view);
    case 'double':
      return { text: t('double'), effect: t('doubleEffect', { gold: view.cost ?? 0 }) };
    case 'pass':
      return {
        text: t(view.question?.kind === 'makeWay' ? 'makeWay' : 'pass'),
        effect: t(isLastEra(box, view) ? 'passEffectLast' : 'passEffect', { space: move.space + 1 }),
      };
    case 'push':
      return {
        text: t('push'),
        effect: t(isLastEra(box, view) ? 'pushEffectLast' : 'pushEffect', { space: move.space + 1 }),
      };
    case 'done':
      return describeDone(view);
    default:
      return describeGoverning(box, move, view);
  }
}

type Governing = MoveOf<
  | 'govern'
  | 'collect'
  | 'arrange'
  | 'mine'
  | 'store'
  | 'pay'
  | 'marker'
  | 'board'
  | 'remain'
  | 'plunder'
  | 'decline'
  | 'declineAll'
>;

/** Revenue, payment and what happens when a ship sails back. */
function describeGoverning(box: Box, move: Governing, view: View): MoveText {
  const place = 'place' in move ? placeName(box, move.place) : '';
  switch (move.kind) {
    case 'govern':
      return describeGovern(box, move.world, view);
    case 'collect':
      return { text: t('collect'), effect: t('collectEffect') };
    case 'arrange':
      return { text: t('arrange') };
    case 'mine':
      return describeMine(box, move, view);
    case 'store':
      return { text: t('store', { gold: move.gold, place }) };
    case 'pay':
      return { text: t('pay', { gold: move.gold, place }) };
    case 'marker':
      return describeMarker(box, move.group, view);
    case 'board':
      return { text: t('board') };
    case 'remain':
      return { text: t('remain'), effect: t('remainEffect') };
    case 'plunder':
      return { text: t('plunder'), effect: t('plunderEffect', { gold: move.gold }) };
    case 'decline':
      return { text: t(view.question?.kind === 'lookAtLands' ? 'decline.look' : 'decline.pirate') };
    case 'declineAll':
      return { text: t('declineAll') };
  }
}

function capability(box: Box, nation: number): string {
  const id = box.capability[nation];
  switch (id) {
    case 'lookAtThreeLands':
    case 'largerShips':
    case 'attackOutsideWar':
      return t(`capability.${id}`);
    default:
      return t('capability.first');
  }
}

function describeWar(box: Box, world: number, view: View): MoveText {
  const mover = moverOf(view);
  const count = (seat: number): number =>
    placesIn(world).reduce((sum, place) => sum + settlementsIn(view, seat, place), 0);
  const others = view.players.reduce((sum, _, seat) => (seat === mover ? sum : sum + count(seat)), 0);
  return { text: t('war', { world: worldName(box, world) }), effect: settlementsThere(view, count(mover), others) };
}

function describeLoad(box: Box, move: MoveOf<'load'>, view: View): MoveText {
  const text = t('load', { crew: crewWords(move.captain, move.settlers), world: worldName(box, move.world) });
  const own = view.players[askedSeat(view)];
  if (own === undefined || view.question?.kind !== 'loadShips') return { text };
  const { cost, gold: rest, recovered: count } = loadOutlook(box, own, move);
  if (rest < 0) return { text };
  if (cost === 0) return { text, effect: t('loadNone', { rest }) };
  return {
    text,
    effect: count === 0 ? t('loadEffect', { cost, rest }) : t('loadEffectRecovered', { cost, rest, count }),
  };
}

function describeMine(box: Box, move: MoveOf<'mine'>, view: View): MoveText {
  const text = t('mine', { gold: move.gold, place: placeName(box, move.place) });
  const left = leftOnMine(view, move);
  return left === undefined ? { text } : { text, effect: t('mineEffect', { left }) };
}

function describeGovern(box: Box, world: number, view: View): MoveText {
  const seat = askedSeat(view);
  const text = t('govern', { world: worldName(box, world) });
  if (view.players[seat] === undefined) return { text };
  const { revenue, aboard, plundered, hasShip } = revenueOutlook(box, view, seat, world);
  if (!hasShip) return { text, effect: t('governNoShip', { revenue }) };
  return { text, effect: t('governShip', { revenue, aboard, plundered }) };
}

function describeMarker(box: Box, group: number, view: View): MoveText {
  const world = view.question !== undefined && 'world' in view.question ? view.question.world : 0;
  const text = t('marker', { group: groupName(GROUPS[group] ?? 'arts'), world: worldName(box, world) });
  const { counting: count, points } = markerWorth(box, view, { seat: askedSeat(view), group, world });
  return count === undefined || points === undefined
    ? { text }
    : { text, effect: t('markerEffect', { count, points }) };
}

function describeTake(box: Box, { face, nth }: MoveOf<'take'>, view: View): MoveText {
  const name = faceName(box, face);
  const benefit = nth === 1 ? name : t('nth', { benefit: name, nth });
  const effect = benefitEffect(box, face, view);
  if (view.question?.kind === 'selectDouble') return { text: t('takeFree', { benefit }), effect };
  return { text: t('take', { benefit, gold: view.cost ?? 0 }), effect };
}

function describeDone({ question }: View): MoveText {
  switch (question?.kind) {
    case 'removePair':
    case 'migrate':
    case 'build':
      return { text: t(`done.${question.kind}`) };
    default:
      return { text: t('done.other') };
  }
}
