import { viewerIn } from '@portolan/client';
import { BONUSES, type Box, goldAfterCrews, planckOf, type View, WORLDS, worldOf } from '@portolan/nina-pinta';
import { askedSeat, firstOf } from './lands.ts';
import { t } from './messages/prompts.ts';
import { counterName, nationName, placeName, worldName } from './words.ts';

type Question = NonNullable<View['question']>;
type QuestionOf<K extends Question['kind']> = Extract<Question, { readonly kind: K }>;

/** The question put to the player who is asked. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? t('over') : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  const world = 'world' in question ? worldName(box, question.world) : '';
  const place = 'place' in question ? placeName(box, question.place) : '';
  switch (question.kind) {
    case 'chooseNation':
      return t('chooseNation', { nation: nationName(planckOf(view)?.nation) });
    case 'lookAtLands':
      return t('lookAtLands');
    case 'placeWar':
      return t('placeWar', { era: view.era });
    case 'loadShips':
      return askLoading(box, view);
    case 'recoverSettler':
      return t('recoverSettler', { count: view.players[question.seat]?.toRecover ?? 0 });
    case 'sailShip':
      return t('sailShip', { world });
    case 'removePair':
      return t(question.pairs === 0 ? 'removePair.first' : 'removePair.next', { place });
    case 'placeNatives':
      return t('placeNatives', { place });
    case 'migrate':
      return t('migrate', { world });
    case 'chooseWorld':
      return t('chooseWorld', { round: view.round });
    case 'collectRevenue':
      return t('collectRevenue', { world });
    case 'mineGold':
    case 'storeGold':
      return t(question.kind, { place: placeName(box, firstOf(question.world, question.lands)) });
    case 'build':
      return t('build', { world, gold: view.players[askedSeat(view)]?.cargo[worldId(question.world)] ?? 0 });
    case 'payBuilding':
      return askPayment(box, question);
    case 'placeMarker':
      return t('placeMarker', { world });
    case 'recallCaptain':
      return t('recallCaptain', { world });
    case 'playPirate':
      return askPirate(box, view, question);
    case 'selectBenefit':
      return askBenefit(view);
    case 'selectDouble':
      return t(question.left === 1 ? 'selectDouble.second' : 'selectDouble.first');
    case 'makeWay':
      return t('makeWay', { nation: nationName(view.players[question.by]?.nation) });
    case 'playBonus':
      return askBonus(question.bonus);
    case 'decideForPlanck':
      return askForPlanck(question.matter);
    case 'migrateForPlanck':
      return t('planck.migrate', { world });
  }
}

function worldId(world: number): (typeof WORLDS)[number] {
  return WORLDS[world] ?? 'nina';
}

function askLoading(box: Box, view: View): string {
  const { era } = view;
  const count = view.players.filter(({ sealed, name }) => !sealed && name === undefined).length;
  const own = viewerIn(view);
  if (own === undefined || own.loads === undefined) return t('loading.waiting', { era, count });
  if (own.sealed) return t('loading.sealed', { era, count });
  const next = WORLDS.find((world) => own.loads?.[world] === undefined);
  if (next === undefined) return t('loading.order', { era });
  return t('loading.ship', { era, gold: goldAfterCrews(box, own), places: own.crewLimit });
}

function askPayment(box: Box, { place, lands, left }: QuestionOf<'payBuilding'>): string {
  const source = placeName(box, firstOf(worldOf(place), lands));
  return t('payBuilding', { left, place: placeName(box, place), source });
}

function askPirate(box: Box, view: View, { owner, world }: QuestionOf<'playPirate'>): string {
  const ship = view.players[owner];
  const whose = ship?.name ?? nationName(ship?.nation);
  return t('playPirate', { whose, world: worldName(box, world), gold: ship?.cargo[worldId(world)] ?? 0 });
}

function askBenefit(view: View): string {
  const gold = viewerIn(view)?.gold;
  const cost = view.cost ?? 0;
  return gold === undefined ? t('selectBenefit', { cost }) : t('selectBenefitPurse', { cost, gold });
}

function askBonus(bonus: number): string {
  const id = BONUSES[bonus] ?? 'native';
  if (id === 'spyglass' || id === 'town' || id === 'city') return t(`playBonus.${id}`);
  return t('playBonus.other', { bonus: counterName(id) });
}

/** Options that are equally good for Planck. */
function askForPlanck(matter: QuestionOf<'decideForPlanck'>['matter']): string {
  switch (matter) {
    case 'war':
    case 'recover':
    case 'natives':
    case 'fallback':
    case 'pirate':
    case 'build':
      return t(`planck.${matter}`);
    default:
      return t('planck.bonus', { bonus: counterName(matter) });
  }
}
