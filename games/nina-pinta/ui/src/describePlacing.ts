import type { MoveText } from '@portolan/client';
import { BONUSES, type Box, LANDS, type Move, type View } from '@portolan/nina-pinta';
import { landFacts } from './describeSailing.ts';
import { isForPlanck, moverOf, settlementsOf } from './lands.ts';
import { lossWords, settlementsThere } from './landWords.ts';
import { t } from './messages/placing.ts';
import { counterName, factWords, landName, type PlaceView, placeName } from './words.ts';

type Placing = Extract<Move, { readonly kind: 'place' | 'town' | 'city' | 'upgrade' | 'migrate' }>;
type PlacingOf<K extends Placing['kind']> = Extract<Placing, { readonly kind: K }>;

/** What is placed or built in a land. */
export function describePlacing(box: Box, move: Placing, view: View): MoveText {
  if (move.kind === 'migrate') return describeMigration(box, move, view);
  if (move.kind !== 'place') return describeBuilding(box, move, view);
  const here = view.places[move.place];
  const place = placeName(box, move.place);
  if (here === undefined) return { text: t('choose', { place }) };
  return describeCounter(box, { counter: counterOf(view), place, here }, view);
}

/** What is being placed: Natives that were found, or a counter. */
function counterOf({ question }: View): string {
  if (question?.kind === 'playBonus') return BONUSES[question.bonus] ?? 'native';
  return question?.kind === 'decideForPlanck' ? question.matter : 'natives';
}

interface Spot {
  readonly counter: string;
  readonly place: string;
  readonly here: PlaceView;
}

function describeCounter(box: Box, { counter, place, here }: Spot, view: View): MoveText {
  const planck = planckOr(view);
  const facts = landFacts(here);
  switch (counter) {
    case 'natives':
    case 'native':
      return {
        text: t('settler', { planck, place }),
        effect: factWords([...facts, ...lossWords(here, moverOf(view), 1)]),
      };
    case 'stronghold':
      return { text: t('stronghold', { planck, place }), effect: factWords([t('strongholdEffect'), ...facts]) };
    case 'town':
    case 'city':
      return { text: t(counter, { planck, place }), effect: factWords(facts) };
    case 'cathedral':
      return { text: t('cathedral', { planck, place }), effect: ownWords(here, view) };
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { gold } = box.components.increase[counter];
      return {
        text: t('increase', { planck, counter: counterName(counter), place }),
        effect: factWords([t('increaseEffect', { gold }), ownWords(here, view)]),
      };
    }
    default:
      return { text: t('choose', { place }), effect: factWords(facts) };
  }
}

function planckOr(view: View): 'true' | 'other' {
  return isForPlanck(view) ? 'true' : 'other';
}

function ownWords(here: PlaceView, view: View): string {
  const own = settlementsOf(here, moverOf(view));
  const all = here.settlers.reduce((sum, { count }) => sum + count, 0) + here.towns.length;
  return settlementsThere(view, own, all + (here.city === undefined ? 0 : 1) - own);
}

function describeMigration(box: Box, { from, to }: PlacingOf<'migrate'>, view: View): MoveText {
  const here = view.places[to];
  const land = t('migrateTo', { land: landName(box, to % LANDS.length) });
  const facts = here === undefined ? [] : [...landFacts(here), ...lossWords(here, moverOf(view), 1)];
  return {
    text: t('migrate', { planck: planckOr(view), place: placeName(box, from) }),
    effect: factWords([land, ...facts]),
  };
}

function describeBuilding(box: Box, { kind, place }: PlacingOf<'town' | 'city' | 'upgrade'>, view: View): MoveText {
  const { price, gold, points } = buildingFigures(box, kind, view.places[place]);
  return {
    text: t(`build.${kind}`, { planck: planckOr(view), place: placeName(box, place) }),
    cost: t('buildingCost', { gold: price }),
    effect: t('buildingEffect', { gold, points }),
  };
}

/** What a building costs, yields and scores in a land: more with an Increase, and a Town more beside a Cathedral. */
export function buildingFigures(
  { components: { cost, scoring, buildingRevenue } }: Box,
  kind: 'town' | 'city' | 'upgrade',
  here: PlaceView | undefined,
): { readonly price: number; readonly gold: number; readonly points: number } {
  const what = kind === 'town' ? 'town' : 'city';
  return {
    price: kind === 'upgrade' ? cost.townToCity : cost[kind],
    gold: buildingRevenue[what] + (here?.increase ?? 0),
    points: scoring[what] * (what === 'town' && here?.cathedral === true ? scoring.cathedralFactor : 1),
  };
}
