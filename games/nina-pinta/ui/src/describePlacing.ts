import type { MoveText } from '@portolan/client';
import {
  BONUSES,
  type Box,
  buildingFigures,
  crowdIn,
  landOf,
  type Move,
  settlementsIn,
  type View,
} from '@portolan/nina-pinta';
import { landFacts } from './describeSailing.ts';
import { isForPlanck, moverOf } from './lands.ts';
import { lossWords, settlementsThere } from './landWords.ts';
import { t } from './messages/placing.ts';
import { counterName, factWords, landName, placeName } from './words.ts';

type Placing = Extract<Move, { readonly kind: 'place' | 'town' | 'city' | 'upgrade' | 'migrate' }>;
type PlacingOf<K extends Placing['kind']> = Extract<Placing, { readonly kind: K }>;

/** What is placed or built in a land. */
export function describePlacing(box: Box, move: Placing, view: View): MoveText {
  if (move.kind === 'migrate') return describeMigration(box, move, view);
  if (move.kind !== 'place') return describeBuilding(box, move, view);
  return describeCounter(box, counterOf(view), move.place, view);
}

/** What is being placed: Natives that were found, or a counter. */
function counterOf({ question }: View): string {
  if (question?.kind === 'playBonus') return BONUSES[question.bonus] ?? 'native';
  return question?.kind === 'decideForPlanck' ? question.matter : 'natives';
}

function describeCounter(box: Box, counter: string, at: number, view: View): MoveText {
  const planck = planckOr(view);
  const place = placeName(box, at);
  const facts = landFacts(view, at);
  switch (counter) {
    case 'natives':
    case 'native':
      return {
        text: t('settler', { planck, place }),
        effect: factWords([...facts, ...lossWords(box, view, at, 1)]),
      };
    case 'stronghold':
      return { text: t('stronghold', { planck, place }), effect: factWords([t('strongholdEffect'), ...facts]) };
    case 'town':
    case 'city':
      return { text: t(counter, { planck, place }), effect: factWords(facts) };
    case 'cathedral':
      return { text: t('cathedral', { planck, place }), effect: ownWords(view, at) };
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { gold } = box.components.increase[counter];
      return {
        text: t('increase', { planck, counter: counterName(counter), place }),
        effect: factWords([t('increaseEffect', { gold }), ownWords(view, at)]),
      };
    }
    default:
      return { text: t('choose', { place }), effect: factWords(facts) };
  }
}

function planckOr(view: View): 'true' | 'other' {
  return isForPlanck(view) ? 'true' : 'other';
}

function ownWords(view: View, place: number): string {
  const own = settlementsIn(view, moverOf(view), place);
  return settlementsThere(view, own, crowdIn(view, place) - own);
}

function describeMigration(box: Box, { from, to }: PlacingOf<'migrate'>, view: View): MoveText {
  const land = t('migrateTo', { land: landName(box, landOf(to)) });
  const facts = [...landFacts(view, to), ...lossWords(box, view, to, 1)];
  return {
    text: t('migrate', { planck: planckOr(view), place: placeName(box, from) }),
    effect: factWords([land, ...facts]),
  };
}

function describeBuilding(box: Box, { kind, place }: PlacingOf<'town' | 'city' | 'upgrade'>, view: View): MoveText {
  const { price, gold, points } = buildingFigures(box, view, kind, place);
  return {
    text: t(`build.${kind}`, { planck: planckOr(view), place: placeName(box, place) }),
    cost: t('buildingCost', { gold: price }),
    effect: t('buildingEffect', { gold, points }),
  };
}
