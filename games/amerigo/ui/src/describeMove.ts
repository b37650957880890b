import {
  asksToForfeit,
  type Box,
  budget,
  COLOURS,
  discoveryPoints,
  foresee,
  foreseeTile,
  goldFor,
  goldForCubes,
  type Move,
  payment,
  positionOf,
  ROUND_TRIP,
  ruleAgainstTile,
  shipToken,
  specialColour,
  stateOfView,
  stepsTo,
  turnOutlook,
  type View,
} from '@portolan/amerigo';
import type { MoveText } from '@portolan/client';
import { stateInScene } from './controls/inScene.ts';
import { forecastAction } from './forecastAction.ts';
import { goldGained } from './goldGained.ts';
import { goldSpent } from './goldSpent.ts';
import { islandName } from './map/islandName.ts';
import { t } from './messages/moves.ts';
import { layoutOfView } from './table/layoutOfView.ts';
import { actionName, colourName, pieceName, placeName, productionName, tokenWords } from './words.ts';

type Question = NonNullable<View['question']>;

/**
 * Describes a move, whether the rules allow it or not; with a view, also what it costs and brings as far as the viewer
 * can know.
 */
export function describeMove(box: Box, move: Move, view?: View): MoveText {
  switch (move.kind) {
    case 'act':
      return withEffect(t('act', { colour: COLOURS[move.colour] ?? 'other' }), actionEffect(box, view, move));
    case 'special':
      return describeSpecial(box, view);
    case 'takeGold':
      return withEffect(t('takeGold'), goldEffect(box, view));
    case 'takePoints':
      return withEffect(t('takePoints'), pointsEffect(box, view));
    case 'cash':
      return move.token < 0
        ? { text: t('cashChest'), effect: t('gold', { gold: box.components.chests.gold }) }
        : { text: t('cashToken'), effect: t('gold', { gold: box.amounts[move.token] ?? 0 }) };
    case 'ship':
      return { text: shipText(box, view, move.ship) };
    case 'start':
      return { text: t('start', { place: placeName(box, move.berth) }) };
    case 'sail':
      return { text: sailText(box, view, move.berth), ...voyage(box, view, move.berth) };
    case 'return':
      return { text: t('return'), effect: t('steps', { steps: ROUND_TRIP }) };
    case 'boost':
      return withEffect(t('boost'), boostEffect(box, view));
    case 'found':
      return withEffect(foundText(box, view, move.space), foundEffect(box, view, move.space));
    case 'jump':
      return { text: t(view?.readings?.jumpToFirstPlayer === true ? 'jumpToFirst' : 'jump') };
    case 'stay':
    case 'decline':
    case 'end':
      return { text: t(move.kind) };
    default:
      return describeStep(box, move, view);
  }
}

type StepMove = Extract<
  Move,
  { readonly kind: 'load' | 'plan' | 'progress' | 'token' | 'build' | 'lay' | 'buy' | 'advance' }
>;

function describeStep(box: Box, move: StepMove, view?: View): MoveText {
  const question = view?.question;
  if (view !== undefined && question !== undefined && asksToForfeit(box, view.players, question)) {
    return describeForfeit(box, view, move);
  }
  switch (move.kind) {
    case 'load':
    case 'progress':
      return withGold({ text: t(move.kind, { count: move.count }) }, question, move.count);
    case 'plan':
    case 'build': {
      const price = box.pieces[move.kind][move.piece] ?? 0;
      return { text: t(move.kind, { piece: pieceName(box, move.piece) }), cost: costOf(price, question) };
    }
    case 'token':
      return { text: t('token'), effect: tokenWords(box, move.token) };
    case 'lay':
      return withEffect(layText(box, view, move), tileEffect(box, view, move));
    case 'buy': {
      const price = box.production[move.production]?.cost ?? 0;
      return withGold({ text: t('buy', { production: productionName(box, move.production) }) }, question, price);
    }
    case 'advance':
      return move.count === 0
        ? { text: t('stayOnTrack') }
        : withGold(
            withEffect(t('advance', { count: move.count }), orderEffect(box, view, move.count)),
            question,
            move.count,
          );
  }
}

/** At the end of a track, where gold buys the gold that is paid for a lost point. */
function describeForfeit(box: Box, view: View, move: StepMove): MoveText {
  if (!('count' in move) || move.count === 0) return { text: t('forfeitNothing') };
  const { events } = foresee(box, stateOfView(box, view), move);
  return {
    text: t('forfeit'),
    effect: t('gold', { gold: goldGained(events) }),
    cost: t('gold', { gold: goldSpent(events) }),
  };
}

function withEffect(text: string, effect: string | undefined): MoveText {
  return effect === undefined ? { text } : { text, effect };
}

/** With the gold to pay where the action points do not suffice. */
function withGold(move: MoveText, question: Question | undefined, price: number): MoveText {
  const { gold } = costIn(question, price);
  return gold === 0 ? move : { ...move, cost: t('gold', { gold }) };
}

/** Without a question, all of it in action points. */
function costIn(question: Question | undefined, price: number): ReturnType<typeof payment> {
  return payment(price, question !== undefined && 'ap' in question ? question.ap : price);
}

function costOf(price: number, question: Question | undefined): string {
  const { ap, gold } = costIn(question, price);
  if (gold === 0) return t('actionPoints', { ap });
  return ap === 0 ? t('gold', { gold }) : t('pointsAndGold', { ap, gold });
}

/** The action points, and what they would achieve now. */
function actionEffect(box: Box, view: View | undefined, move: Move): string | undefined {
  if (view?.question?.kind !== 'takeTurn') return undefined;
  const forecast = forecastAction(box, stateOfView(box, view), move);
  return forecast && t('actionForecast', { ap: forecast.ap, does: forecast.text });
}

function describeSpecial(box: Box, view: View | undefined): MoveText {
  const seat = view?.question?.seat;
  if (view === undefined || seat === undefined) return { text: t('special') };
  const colour = specialColour(box, positionOf(view), seat);
  return withEffect(t('specialOf', { action: actionName(colour) }), actionEffect(box, view, box.moves.special));
}

function goldEffect(box: Box, view: View | undefined): string | undefined {
  const seat = view?.question?.seat;
  if (view === undefined || seat === undefined) return undefined;
  return t('gold', { gold: goldForCubes(box, positionOf(view), seat) });
}

function pointsEffect(box: Box, view: View | undefined): string | undefined {
  const seat = view?.question?.seat;
  if (view === undefined || seat === undefined) return undefined;
  const { takePoints: points } = turnOutlook(box, view, seat);
  return points === undefined ? undefined : t('points', { points });
}

function shipText(box: Box, view: View | undefined, index: number): string {
  const berth = view?.players[view.question?.seat ?? -1]?.ships[index];
  const ship = index === 0 ? 'first' : 'other';
  return berth === undefined || berth < 0 ? t('ship', { ship }) : t('shipFrom', { ship, place: placeName(box, berth) });
}

/** The name of the island that a space belongs to, or whose harbour a berth is; undefined elsewhere. */
function islandNear(box: Box, view: View | undefined, place: number): string | undefined {
  if (view === undefined) return undefined;
  const layout = layoutOfView(box, view);
  const [post] = layout.harbours.get(place) ?? [];
  const island = layout.islandOf[post ?? place] ?? -1;
  return island < 0 ? undefined : islandName(layout, island);
}

function sailText(box: Box, view: View | undefined, berth: number): string {
  const place = placeName(box, berth);
  const island = islandNear(box, view, berth);
  return island === undefined ? t('sail', { place }) : t('sailHarbour', { place, island });
}

function foundText(box: Box, view: View | undefined, space: number): string {
  const place = placeName(box, space);
  const island = islandNear(box, view, space);
  return island === undefined ? t('found', { place }) : t('foundOn', { place, island });
}

/** How far it is, and the gold it costs. */
function voyage(box: Box, view: View | undefined, berth: number): Omit<MoveText, 'text'> {
  const question = view?.question;
  if (view === undefined || question?.kind !== 'sailShip') return {};
  const player = view.players[question.seat];
  const from = player?.ships[question.ship];
  if (player === undefined || from === undefined) return {};
  const steps = stepsTo(layoutOfView(box, view), from, berth, budget(positionOf(view), question));
  const gold = goldFor(steps, question.ap);
  return {
    effect: t('steps', { steps }),
    ...(gold > 0 && { cost: t('gold', { gold }) }),
  };
}

function boostEffect(box: Box, view: View | undefined): string | undefined {
  const player = view?.players[view.question?.seat ?? -1];
  const steps = player && box.amounts[shipToken(box, player)];
  return steps === undefined ? undefined : t('moreSteps', { steps });
}

function foundEffect(box: Box, view: View | undefined, space: number): string | undefined {
  const island = islandAt(box, view, space);
  if (island === undefined) return undefined;
  const { spaces, empty } = island;
  const points = discoveryPoints(box, island.posts);
  return points === 0 ? t('island', { spaces, empty }) : t('discovery', { points, spaces });
}

function layText(box: Box, view: View | undefined, { turn, space }: Extract<Move, { readonly kind: 'lay' }>): string {
  const place = placeName(box, space);
  const island = islandNear(box, view, space);
  if (island !== undefined) {
    return turn === 0 ? t('layOn', { place, island }) : t('layTurnedOn', { place, island, degrees: 90 * turn });
  }
  return turn === 0 ? t('lay', { place }) : t('layTurned', { place, degrees: 90 * turn });
}

function tileEffect(
  box: Box,
  view: View | undefined,
  { turn, space }: Extract<Move, { readonly kind: 'lay' }>,
): string | undefined {
  if (view?.question?.kind !== 'layTile') return undefined;
  const { seat, piece } = view.question;
  const state = stateInScene({ box, view });
  const placement = { piece, turn, space };
  if (ruleAgainstTile(box, state, seat, placement) !== undefined) return undefined;
  const { points, left } = foreseeTile(box, state, seat, placement);
  return t('tileWorth', { points, empty: left });
}

function islandAt(box: Box, view: View | undefined, space: number): View['map']['islands'][number] | undefined {
  return view?.map.islands[layoutOfView(box, view).islandOf[space] ?? -1];
}

function orderEffect(box: Box, view: View | undefined, count: number): string | undefined {
  const track = view?.players[view.question?.seat ?? -1]?.track;
  const colour = track === undefined ? undefined : box.orderColours[track + count];
  return colour === undefined ? undefined : t('orderSpace', { colour: colourName(colour) });
}
