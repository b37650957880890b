import { type Box, layoutOf, type Move, stepsTo, type View } from '@portolan/amerigo';
import { counted, type MoveText } from '@portolan/client';
import { cubesOut, cubesPerGold, goldFor, pointsFor, specialColour } from './means.ts';
import { actionName, colourName, pieceName, placeName, points, productionName, tokenWords } from './words.ts';

type Question = NonNullable<View['question']>;

/** Describes the move; with a view, also what it costs and brings as far as its viewer can know. */
export function describeMove(box: Box, move: Move, view?: View): MoveText {
  switch (move.kind) {
    case 'act':
      return withEffect(`Take the action ${actionName(move.colour)}`, actionEffect(box, view, move.colour));
    case 'special':
      return describeSpecial(box, view);
    case 'jump':
      return { text: 'Jump to the lead of the order track' };
    case 'takeGold':
      return withEffect('Take gold and no action', goldEffect(box, view));
    case 'takePoints':
      return withEffect('Score the cubes and take no action', view && points(cubesOut(view)));
    case 'cash':
      return move.token < 0
        ? { text: 'Open a chest', effect: `${box.components.chests.gold} gold` }
        : { text: 'Turn over a gold token', effect: `${box.amounts[move.token] ?? 0} gold` };
    case 'ship':
      return { text: `Sail the ${move.ship === 0 ? 'first' : 'second'} ship${shipPlace(box, view, move.ship)}` };
    case 'start':
      return { text: `Put the ship at ${placeName(box, move.berth)}` };
    case 'sail':
      return withEffect(`Sail to ${placeName(box, move.berth)}`, voyageEffect(box, view, move.berth));
    case 'stay':
      return { text: 'Let the ship lie where it is' };
    case 'return':
      return { text: 'Sail out and back to the same anchor', effect: '2 steps' };
    case 'boost':
      return {
        text: 'Use the ship token',
        effect: `${box.amounts.find((_, token) => (box.tokens.shipPoints >> token) & 1) ?? 0} more steps`,
      };
    case 'found':
      return withEffect(`Found a post at ${placeName(box, move.space)}`, foundEffect(box, view, move.space));
    case 'decline':
      return { text: 'Found no post here' };
    default:
      return describeStep(box, move, view);
  }
}

type StepMove = Extract<
  Move,
  { readonly kind: 'load' | 'plan' | 'progress' | 'token' | 'build' | 'lay' | 'buy' | 'advance' | 'end' }
>;

function describeStep(box: Box, move: StepMove, view?: View): MoveText {
  const question = view?.question;
  switch (move.kind) {
    case 'load':
      return move.count === 0
        ? { text: 'Load no cannon' }
        : withCost(`Load ${counted(move.count, 'cannon')}`, question, move.count);
    case 'plan': {
      const price = box.pieces.plan[move.piece] ?? 0;
      return { text: `Plan the ${pieceName(box, move.piece)}`, cost: costOf(price, question) };
    }
    case 'progress':
      return withCost(`Go ${counted(move.count, 'step')} on the progress track`, question, move.count);
    case 'token':
      return { text: 'Take the token', effect: tokenWords(box, move.token) };
    case 'build': {
      const price = box.pieces.build[move.piece] ?? 0;
      return { text: `Build the ${pieceName(box, move.piece)}`, cost: costOf(price, question) };
    }
    case 'lay':
      return withEffect(
        `Lay it at ${placeName(box, move.space)}${move.turn === 0 ? '' : `, turned by ${90 * move.turn}°`}`,
        worthThere(box, view, move.space),
      );
    case 'buy': {
      const price = box.production[move.production]?.cost ?? 0;
      return withCost(`Buy ${productionName(box, move.production)}`, question, price);
    }
    case 'advance':
      return move.count === 0
        ? { text: 'Stay where you are on the order track' }
        : withCost(
            `Go ${counted(move.count, 'step')} on the order track`,
            question,
            move.count,
            orderSpace(box, view, move.count),
          );
    case 'end':
      return { text: 'End the action' };
  }
}

function withEffect(text: string, effect: string | undefined): MoveText {
  return effect === undefined || effect === '' ? { text } : { text, effect };
}

/** With the gold to pay where the action points do not suffice. */
function withCost(text: string, question: Question | undefined, price: number, effect = ''): MoveText {
  const gold = goldToPay(price, question);
  return { ...withEffect(text, effect), ...(gold > 0 && { cost: `${gold} gold` }) };
}

function goldToPay(price: number, question: Question | undefined): number {
  return question !== undefined && 'ap' in question ? goldFor(price, question.ap) : 0;
}

function costOf(price: number, question: Question | undefined): string {
  const gold = goldToPay(price, question);
  return `${counted(price, 'action point')}${gold > 0 ? ` with ${gold} gold` : ''}`;
}

function actionEffect(box: Box, view: View | undefined, colour: number): string | undefined {
  const seat = view?.question?.seat;
  return view === undefined || seat === undefined
    ? undefined
    : counted(pointsFor(box, view, seat, colour), 'action point');
}

function describeSpecial(box: Box, view: View | undefined): MoveText {
  const seat = view?.question?.seat;
  if (view === undefined || seat === undefined) return { text: 'Take the special action' };
  const colour = specialColour(box, view, seat);
  return withEffect(`Take the special action ${actionName(colour)}`, actionEffect(box, view, colour));
}

function goldEffect(box: Box, view: View | undefined): string | undefined {
  const seat = view?.question?.seat;
  if (view === undefined || seat === undefined) return undefined;
  return `${Math.ceil(cubesOut(view) / cubesPerGold(box, view, seat))} gold`;
}

function shipPlace(box: Box, view: View | undefined, ship: number): string {
  const berth = view?.players[view.question?.seat ?? -1]?.ships[ship];
  return berth === undefined || berth < 0 ? '' : ` from ${placeName(box, berth)}`;
}

/** How far it is, and what may be done there. */
function voyageEffect(box: Box, view: View | undefined, berth: number): string | undefined {
  const question = view?.question;
  if (view === undefined || question?.kind !== 'sailShip') return undefined;
  const player = view.players[question.seat];
  const from = player?.ships[question.ship];
  if (player === undefined || from === undefined) return undefined;
  const layout = layoutOf(box, { seats: view.seats, tiles: view.map.tiles.map(({ tile, turns }) => tile * 4 + turns) });
  const steps = stepsTo(layout, from, berth, question.ap + player.gold);
  const gold = goldFor(steps, question.ap);
  const anchor = layout.harbours.has(berth) ? ', an anchor' : '';
  return `${counted(steps, 'step')}${gold > 0 ? ` with ${gold} gold` : ''}${anchor}`;
}

function foundEffect(box: Box, view: View | undefined, space: number): string | undefined {
  const island = islandAt(box, view, space);
  if (island === undefined) return undefined;
  const known = island.posts.some((count) => count > 0);
  const size = `island of ${counted(island.spaces, 'space')}, ${island.empty} empty`;
  return known ? size : `${points(box.components.islandScoring.discovery)} for the discovery, ${size}`;
}

function worthThere(box: Box, view: View | undefined, space: number): string | undefined {
  const question = view?.question;
  const island = islandAt(box, view, space);
  if (island === undefined || question?.kind !== 'layTile') return undefined;
  const worth = (island.big ? box.pieces.big : box.pieces.small)[question.piece] ?? 0;
  return `${points(worth)}, island with ${island.empty} empty`;
}

function islandAt(box: Box, view: View | undefined, space: number): View['map']['islands'][number] | undefined {
  if (view === undefined) return undefined;
  const layout = layoutOf(box, { seats: view.seats, tiles: view.map.tiles.map(({ tile, turns }) => tile * 4 + turns) });
  return view.map.islands[layout.islandOf[space] ?? -1];
}

function orderSpace(box: Box, view: View | undefined, count: number): string {
  const track = view?.players[view.question?.seat ?? -1]?.track;
  if (track === undefined) return '';
  const colour = box.orderColours[track + count];
  return colour === undefined ? '' : `to ${colourName(colour)}`;
}
