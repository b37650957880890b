import {
  actionPoints,
  asksToForfeit,
  type Box,
  COLOURS,
  discoveryPoints,
  foresee,
  foreseePost,
  foreseeTile,
  isLastPhase,
  isLastRound,
  type Move,
  orderOutlook,
  placementsOf,
  postMultiple,
  postsEstablished,
  spacesLeft,
  specialColour,
  tokensWithin,
  turnOutlook,
} from '@portolan/amerigo';
import { goldGained } from '../goldGained.ts';
import { goldSpent } from '../goldSpent.ts';
import { actionName, goodName } from '../words.ts';
import {
  buildableTiles,
  cannonsMissing,
  freePost,
  harboursFrom,
  islandOf,
  nextToken,
  ownIslands,
  pirateStrength,
} from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/reasons.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
type TokenKind = keyof Box['tokens'];

/** What a progress token is good for. */
const TOKENS = {
  actionPoints: 'tokenAction',
  pirateThreat: 'tokenPirates',
  pirateDamage: 'tokenPirates',
  pirateReward: 'tokenPirates',
  twoNeutrals: 'tokenTiles',
  redGreen: 'tokenTiles',
  gold: 'tokenGold',
  postGold: 'tokenGold',
  betterGold: 'tokenGold',
  orderJump: 'tokenOrder',
  cubePoints: 'tokenCubes',
  endPoints: 'tokenPoints',
  endGold: 'tokenEndGold',
} as const satisfies Readonly<Record<Exclude<TokenKind, 'endPosts' | 'shipPoints'>, string>>;

/** Why a legal move is a good one, or what it is good for. */
export function reasonFor(scene: GuideScene, move: Move): string {
  const { box, view } = scene;
  const isForfeit = view.question !== undefined && asksToForfeit(box, view.players, view.question);
  // A chest or a token can be cashed at any question.
  if (isForfeit && move.kind !== 'cash') return forfeitReason(scene, move);
  switch (move.kind) {
    case 'act':
      return actReason(scene, move.colour);
    case 'special':
      return t('special', { action: actionName(specialColour(box, scene.state, scene.seat)) });
    case 'jump':
      return t('jump', { first: scene.view.readings?.jumpToFirstPlayer === true });
    case 'takePoints':
      return t('takePoints', { points: turnOutlook(box, view, scene.seat).takePoints ?? 0 });
    case 'ship':
    case 'start':
    case 'sail':
    case 'found':
      return voyageReason(scene, move);
    case 'decline':
      return declineReason(scene);
    case 'load':
      return loadReason(scene, move);
    case 'plan':
    case 'build':
    case 'lay':
      return tileReason(scene, move);
    case 'progress':
      return progressReason(scene, move.count);
    case 'token':
      return tokenReason(scene, move);
    case 'buy':
      return buyReason(scene, move);
    case 'advance':
      return advanceReason(scene, move);
    case 'end':
      return endReason(scene);
    default:
      return t(move.kind);
  }
}

function actReason(scene: GuideScene, colour: number): string {
  const { box, state, view, seat, me } = scene;
  const ap = actionPoints(box, state, seat, colour);
  const id = COLOURS[colour] ?? 'white';
  switch (id) {
    case 'blue':
      if (me.posts === 0) return t('act.blueNone');
      return t(postsEstablished(box, me) === 0 ? 'act.first' : 'act.blue');
    case 'black':
      return t('act.black', {
        ap: Math.min(ap, spacesLeft(box, me, 'loadCannons')),
        missing: cannonsMissing(scene),
        last: isLastRound(box, view),
      });
    case 'red': {
      const empty = ownIslands(scene).reduce((sum, island) => sum + island.empty, 0);
      return empty === 0 ? t('act.red') : t('act.redRoom', { empty });
    }
    case 'brown':
      return t('act.brown', { ap, next: nextToken(scene) });
    case 'green':
      return t('act.green', { tiles: buildableTiles(scene) });
    case 'white':
      return t('act.white', { last: isLastPhase(box, view) });
    default:
      return t(`act.${id}`);
  }
}

function apOf({ view }: GuideScene): number {
  return view.question !== undefined && 'ap' in view.question ? view.question.ap : 0;
}

function voyageReason(scene: GuideScene, move: MoveOf<'ship' | 'start' | 'sail' | 'found'>): string {
  if (move.kind === 'found') return foundReason(scene, move);
  if (move.kind === 'sail') return sailReason(scene, move);
  const ap = apOf(scene);
  if (move.kind === 'ship') return t(harboursFrom(scene, { ship: move.ship, ap }).length > 0 ? 'shipHarbour' : 'ship');
  const { question } = scene.view;
  const ship = question?.kind === 'placeShip' ? question.ship : 0;
  const [harbour] = harboursFrom(scene, { ship, ap, from: move.berth });
  const island = harbour === undefined ? undefined : islandOf(scene, harbour.space);
  if (harbour === undefined || island === undefined) return t('startFar');
  return t('start', { steps: harbour.steps, name: island.name, spaces: island.spaces, big: island.big });
}

function sailReason(scene: GuideScene, { berth }: MoveOf<'sail'>): string {
  const space = freePost(scene, berth);
  const island = space === undefined ? undefined : islandOf(scene, space);
  if (island === undefined) return t('sail');
  const { name, spaces, big } = island;
  return t('sailHarbour', { name, spaces, big, discovery: discoveryPoints(scene.box, island.posts) });
}

function foundReason(scene: GuideScene, { space }: MoveOf<'found'>): string {
  const { box, state, seat } = scene;
  const own = islandOf(scene, space)?.posts[seat] ?? 0;
  if (own === 0) {
    const { left: empty, points: discovery } = foreseePost(box, state, seat, space);
    return t('foundFirst', { empty, discovery });
  }
  return t('foundMore', { posts: own + 1, before: postMultiple(box, own), multiple: postMultiple(box, own + 1) });
}

function declineReason(scene: GuideScene): string {
  const { view, me, seat } = scene;
  const ship = view.question?.kind === 'foundPost' ? view.question.ship : 0;
  const space = freePost(scene, me.ships[ship] ?? -1);
  const island = space === undefined ? undefined : islandOf(scene, space);
  return t('decline', { own: island?.posts[seat] ?? 0 });
}

function endReason(scene: GuideScene): string {
  const { question } = scene.view;
  const points = question?.kind === 'chooseTile' ? question.points : 0;
  return [t('end', { ap: apOf(scene) }), ...(points > 0 ? [t('endScores', { points })] : [])].join(' ');
}

/** At the end of a track, where a step moves nothing. [AM-GOLD-09] */
function forfeitReason({ box, state }: GuideScene, move: Move): string {
  if (!('count' in move) || move.count === 0) return t('forfeitNothing');
  const { events } = foresee(box, state, move);
  return t('forfeit', { cost: goldSpent(events), gold: goldGained(events) });
}

function loadReason(scene: GuideScene, { count }: MoveOf<'load'>): string {
  const cannons = scene.me.cannons + count;
  return t('load', { cannons, strength: pirateStrength(scene), missing: cannonsMissing(scene, count) });
}

function tileReason(scene: GuideScene, move: MoveOf<'plan' | 'build' | 'lay'>): string {
  const { pieces } = scene.box;
  if (move.kind === 'lay') return layReason(scene, move);
  const { piece } = move;
  const [small, big] = [pieces.small[piece] ?? 0, pieces.big[piece] ?? 0];
  if (move.kind === 'build') return t('build', { cost: pieces.build[piece] ?? 0, points: bestPoints(scene, piece) });
  const squares = pieces.squares[piece] ?? 0;
  return piece < pieces.neutrals
    ? t('planLandscape', { squares, small, big })
    : t('planVillage', { squares, plan: pieces.plan[piece] ?? 0, build: pieces.build[piece] ?? 0 });
}

/** The most that a piece scores wherever the player could lay it. */
function bestPoints({ box, state, seat }: GuideScene, piece: number): number {
  const places = placementsOf(box, state, { seat, piece });
  return Math.max(0, ...places.map((place) => foreseeTile(box, state, seat, { piece, ...place }).points));
}

function layReason(scene: GuideScene, { turn, space }: MoveOf<'lay'>): string {
  const { box, state, seat, view } = scene;
  const piece = view.question?.kind === 'layTile' ? view.question.piece : 0;
  const { points, goods, left } = foreseeTile(box, state, seat, { piece, turn, space });
  return t('lay', { points, goods: goods.length, left });
}

function progressReason(scene: GuideScene, count: number): string {
  const { box, view, me } = scene;
  const tokens = tokensWithin(box, view.display, me.progress, count);
  return tokens > 0 ? t('progressToken', { tokens }) : t('progress', { next: nextToken(scene, count) });
}

function tokenReason({ box, me }: GuideScene, { token }: MoveOf<'token'>): string {
  const kind = box.components.progressTokens[token]?.kind ?? 'actionPoints';
  switch (kind) {
    case 'endPosts':
      return t('tokenPosts', { posts: postsEstablished(box, me) });
    case 'shipPoints':
      return t('tokenShip', { steps: box.amounts[token] ?? 0 });
    default:
      return t(TOKENS[kind]);
  }
}

function buyReason({ box, me }: GuideScene, { production }: MoveOf<'buy'>): string {
  const good = box.production[production]?.good ?? 0;
  return t('buy', { crates: me.goods[good] ?? 0, good: goodName(good) });
}

function advanceReason({ box, view, seat }: GuideScene, { count }: MoveOf<'advance'>): string {
  if (count === 0) return t('advanceNone');
  const { isFirst, worth } = orderOutlook(box, view, seat, count);
  const place = isLastPhase(box, view) ? t('advanceLast') : t(isFirst ? 'advanceFirst' : 'advanceOn');
  return [place, ...(worth > 0 ? [t('advanceWorth', { worth })] : [])].join(' ');
}
