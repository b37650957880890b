import {
  asksToForfeit,
  type Box,
  budget,
  COLOURS,
  cubesOnAction,
  discoveryPoints,
  goldFor,
  goldForCubes,
  type Move,
  positionOf,
  specialColour,
  stateOfView,
  stepsTo,
  type View,
} from '@portolan/amerigo';
import type { MoveText } from '@portolan/client';
import { forecastAction } from './forecastAction.ts';
import { islandName } from './map/islandName.ts';
import { t } from './messages/moves.ts';
import { layoutOfView } from './table/layoutOfView.ts';
import { actionName, colourName, pieceName, placeName, productionName, tokenWords } from './words.ts';

type Question = NonNullable<View['question']>;

/** Describes a move; with a view, also what it costs and brings as far as the viewer can know. */
export function describeMove(box: Box, move: Move, view?: View): MoveText {
  switch (move.kind) {
    case 'act':
      return withEffect(t('act', { colour: COLOURS[move.colour] ?? 'other' }), actionEffect(box, view, move));
    case 'special':
      return describeSpecial(box, view);
    case 'takeGold':
      return withEffect(t('takeGold'), goldEffect(box, view));
    case 'takePoints':
      return withEffect(t('takePoints'), view && t('points', { points: cubesOnAction(positionOf(view)) }));
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
      return { text: t('return'), effect: t('steps', { steps: 2 }) };
    case 'boost': {
      const steps = box.amounts.find((_, token) => (box.tokens.shipPoints >> token) & 1) ?? 0;
      return { text: t('boost'), effect: t('moreSteps', { steps }) };
    }
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
    return describeForfeit(box, move);
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
      return withEffect(layText(box, view, move), tileEffect(box, view, move.space));
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

/** At the end of a track, where one gold buys the gold that is paid for a lost point. */
function describeForfeit(box: Box, move: StepMove): MoveText {
  if (!('count' in move) || move.count === 0) return { text: t('forfeitNothing') };
  const { endGold } = box.components.tracks;
  return { text: t('forfeit'), effect: t('gold', { gold: endGold }), cost: t('gold', { gold: 1 }) };
}

function withEffect(text: string, effect: string | undefined): MoveText {
  return effect === undefined ? { text } : { text, effect };
}

/** With the gold to pay where the action points do not suffice. */
function withGold(move: MoveText, question: Question | undefined, price: number): MoveText {
  const gold = goldToPay(price, question);
  return gold === 0 ? move : { ...move, cost: t('gold', { gold }) };
}

function goldToPay(price: number, question: Question | undefined): number {
  return question !== undefined && 'ap' in question ? goldFor(price, question.ap) : 0;
}

function costOf(price: number, question: Question | undefined): string {
  const gold = goldToPay(price, question);
  if (gold === 0) return t('actionPoints', { ap: price });
  return gold === price ? t('gold', { gold }) : t('pointsAndGold', { ap: price - gold, gold });
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

function tileEffect(box: Box, view: View | undefined, space: number): string | undefined {
  const question = view?.question;
  const island = islandAt(box, view, space);
  if (island === undefined || question?.kind !== 'layTile') return undefined;
  const points = (island.big ? box.pieces.big : box.pieces.small)[question.piece] ?? 0;
  const squares = box.pieces.squares[question.piece] ?? 0;
  return t('tileWorth', { points, empty: Math.max(0, island.empty - squares) });
}

function islandAt(box: Box, view: View | undefined, space: number): View['map']['islands'][number] | undefined {
  return view?.map.islands[layoutOfView(box, view).islandOf[space] ?? -1];
}

function orderEffect(box: Box, view: View | undefined, count: number): string | undefined {
  const track = view?.players[view.question?.seat ?? -1]?.track;
  const colour = track === undefined ? undefined : box.orderColours[track + count];
  return colour === undefined ? undefined : t('orderSpace', { colour: colourName(colour) });
}
