import { COLOURS } from '@portolan/amerigo';
import { all, expectAmounts, is, numberIn, partsOf, textsIn } from '@portolan/client/testing';
import { isActionPoints, isOpen } from './actionPanels.ts';
import { onCard, pointsIn, viewerIn } from './cardReading.ts';
import {
  bonusFor,
  colourOn,
  cubesOut,
  cubesPerGold,
  leftOf,
  nextFight,
  openTokens,
  player,
  strengthAgainst,
  tenths,
  tokensOf,
  worthOn,
} from './facts.ts';
import { type AmJudge, type AmOccasion, box, colourIn, colourNamed, nextOf, playerIn } from './occasion.ts';
import { goldGained } from './price.ts';
import { oneMoreProduction } from './stockPanels.ts';
import { nextDrop } from './tower.ts';
import { becomes } from './trackControls.ts';

const { components } = box;

function colourOf(id: string | undefined): number {
  return COLOURS.findIndex((one) => one === id);
}

/** What the viewer would get by a move of this kind, if it is possible now. */
function playedBy({ legal, seat, viewer, play }: AmOccasion, kind: 'takeGold' | 'takePoints' | 'jump' | 'special') {
  const move = legal.find((one) => one.kind === kind);
  return move === undefined || seat !== viewer || seat === undefined ? undefined : { played: play(move), seat };
}

const available = onCard(['act'], (said, [id], occasion) => {
  const colour = colourOf(id);
  const ap = partsOf(said, 'actionPoints')[0]?.values.n;
  const isMore = bonusFor(occasion.state, viewerIn(occasion), colour) > 0;
  return all(
    is('it is open', isOpen(occasion, colour), true),
    isActionPoints(occasion, colour, ap),
    is('more than others', said.key === 'availableMore', isMore),
  );
});

const tokenId = (id: string | undefined): number => box.names.tokens.indexOf(id ?? '');

const owned = (isUsed: boolean): AmJudge =>
  onCard(['token'], (said, [id], occasion) => {
    const own = tokensOf(occasion.state, playerIn(said, occasion)).find(({ token }) => token === tokenId(id));
    return is('used', own?.used, isUsed);
  });

const fights: AmJudge = onCard(['pirates'], (said, _, occasion) => {
  const { state } = occasion;
  const seat = playerIn(said, occasion);
  const { cannons } = player(state, seat);
  return all(
    expectAmounts(said, { n: cannons }),
    is('enough', said.key === 'enough', cannons >= strengthAgainst(state, seat)),
    said.key === 'fights' ? expectAmounts(said, { lost: nextFight(state, seat).lost }) : undefined,
  );
});

/** What cards beside the map say now. */
export const boardNow = {
  leftInSupply: onCard(['supply'], (said, [id], { state }) =>
    expectAmounts(said, { n: state.supply[box.names.pieces.indexOf(id ?? '')] }),
  ),
  leftOfYours: onCard(['supply'], (said, [id], occasion) =>
    expectAmounts(said, { n: leftOf(occasion.state, viewerIn(occasion), box.names.pieces.indexOf(id ?? '')) }),
  ),
  oneMoreProduction: onCard(['production', 'market'], (said, [id], occasion, [kind]) => {
    const one = box.production[kind === 'market' ? (occasion.state.market[Number(id)] ?? -1) : Number(id)];
    return is('the points', pointsIn(said), oneMoreProduction(occasion, viewerIn(occasion), one?.good ?? -1));
  }),
  available,
  availableMore: available,
  notAvailable: onCard(['act'], (said, [id], occasion) => {
    const colour = colourIn(said);
    const isShut = id === 'special' ? (occasion.state.action[6] ?? 0) === 0 : !isOpen(occasion, colourOf(id));
    return all(is('shut', isShut, true), is('cubes of the colour', occasion.state.action[colour], 0));
  }),
  // Between phases, when nobody is asked.
  between: 'rule',
  goldNow: onCard(['act'], (said, _, occasion) => {
    const { state } = occasion;
    const taken = playedBy(occasion, 'takeGold');
    const n =
      taken === undefined
        ? Math.ceil(cubesOut(state) / cubesPerGold(state, viewerIn(occasion)))
        : goldGained({ ...taken, state, next: nextOf(taken.played) });
    return expectAmounts(said, { n });
  }),
  pointsNow: onCard(['act'], (said, _, occasion) => {
    const { state } = occasion;
    const taken = playedBy(occasion, 'takePoints');
    const scored = taken && player(nextOf(taken.played), taken.seat).score - player(state, taken.seat).score;
    return is('the points', pointsIn(said), scored ?? cubesOut(state));
  }),
  notYours: onCard(['act'], (_, [id], occasion) => {
    const kind = id === 'jump' ? 'orderJump' : 'cubePoints';
    const own = tokensOf(occasion.state, viewerIn(occasion)).filter(({ data }) => data.kind === kind);
    return is('its tokens', own.length, 0);
  }),
  tokenUsed: onCard(['act'], (_, __, occasion) => {
    const own = tokensOf(occasion.state, viewerIn(occasion)).filter(({ data }) => data.kind === 'cubePoints');
    return is('used', own.length > 0 && own.every(({ used }) => used), true);
  }),
  specialColour: onCard(['act'], (said, _, occasion) =>
    is('the colour', colourIn(said), colourOn(player(occasion.state, viewerIn(occasion)).track)),
  ),
  specialWhite: onCard(['act'], (_, __, occasion) =>
    is('the disc', player(occasion.state, viewerIn(occasion)).track, 0),
  ),
  leads: onCard(['act'], (_, __, occasion) => is('who leads', occasion.state.discs[0], viewerIn(occasion))),
  goesFirst: onCard(['act'], (_, __, occasion) => is('who goes first', occasion.state.order[0], viewerIn(occasion))),
  cubes: onCard(['cube'], (said, [id], { state }) => {
    const colour = colourOf(id);
    return expectAmounts(said, {
      tower: state.tower[colour],
      storage: state.storage[colour],
      action: state.action[colour],
    });
  }),
  inStorage: onCard(['storage'], (said, [id], { state }) => expectAmounts(said, { n: state.storage[colourOf(id)] })),
  inTower: onCard(['tower'], (said, _, { state }) => {
    const inside = state.tower.map(() => 0);
    for (const one of partsOf(said, 'count')) inside[colourIn(one)] = numberIn(one, 'n');
    return is('what is inside', inside, state.tower);
  }),
  sticks: onCard(['tower'], (said) => {
    const [part, whole] = components.tower.sticks;
    return expectAmounts(said, { percent: Math.round((100 * part) / whole) });
  }),
  nextDrop: onCard(['tower'], (said, _, { state }) => {
    const drop = nextDrop(state);
    if (drop === undefined) return 'nothing is dropped any more';
    return all(
      expectAmounts(said, { n: drop.dropped, points: tenths(drop.points) }),
      is('the colour', colourIn(said), drop.colour),
    );
  }),
  tokenIs: onCard(['display', 'market'], (_, [id], { state }, [kind]) =>
    is('something is here', ((kind === 'market' ? state.market : state.display)[Number(id)] ?? -1) >= 0, true),
  ),
  tokenStays: becomes(true),
  tokenLeaves: becomes(false),
  tokenLast: onCard(['token'], (_, [id], { state }) =>
    is('the last round, on display', [state.round, state.display.includes(tokenId(id))], [components.rounds, true]),
  ),
  tokenOf: owned(false),
  tokenOfUsed: owned(true),
  tokenToCome: onCard(['token'], (_, [id], { state }) =>
    is('in the stack', state.progressStack.includes(tokenId(id)), true),
  ),
  tokenGone: onCard(['token'], (_, [id], { state }) => {
    const token = tokenId(id);
    const isAnywhere =
      state.progressStack.includes(token) ||
      state.display.includes(token) ||
      state.players.some(({ tokens }) => ((tokens >> token) & 1) === 1);
    return is('in the game', isAnywhere, false);
  }),
  strength: onCard(['pirates'], (said, _, occasion) =>
    expectAmounts(said, { n: strengthAgainst(occasion.state, playerIn(said, occasion)) }),
  ),
  strengthAll: onCard(['pirates'], (said, _, { state }) =>
    is(
      'the strength',
      state.players.map(() => said.values.n),
      state.players.map((__, seat) => strengthAgainst(state, seat)),
    ),
  ),
  fights,
  enough: fights,
  markersDown: onCard(['pirates'], (said, _, { state }) => {
    const [items] = partsOf(said, 'all');
    const values = items === undefined ? [] : textsIn(items, 'items').map(Number);
    return all(
      expectAmounts(said, { n: state.piratesDown.length }),
      is('the values', values.toSorted(), [...state.piratesDown, ...state.piratesOut].toSorted()),
    );
  }),
  marker: onCard(['time'], (said, _, { state }) =>
    expectAmounts(said, { n: components.timeMarkers[state.round - 1], round: state.round }),
  ),
  markersToCome: onCard(['time'], (said, _, { state }) => {
    const [items] = partsOf(said, 'all');
    return is(
      'the markers',
      items === undefined ? [] : textsIn(items, 'items').map(Number),
      components.timeMarkers.slice(state.round),
    );
  }),
  lastRound: onCard(['time'], (_, __, { state }) => is('the round', state.round, components.rounds)),
  roundNow: onCard(['round'], (said, _, { state }) => expectAmounts(said, { n: state.round, most: components.rounds })),
  phaseNow: onCard(['phase'], (_, [id], { state }) => is('the phase', state.phase, colourNamed(id ?? ''))),
  dropsNext: onCard(['phase'], (said, [id], { state }) => expectAmounts(said, { n: state.storage[colourOf(id)] })),
  /** Of a space of a track, of a disc, or of where the order token leads. */
  spaceWorth: onCard(['act', 'orderSpace', 'disc'], (said, id, occasion, [kind]) => {
    const { state } = occasion;
    if (kind === 'orderSpace') return is('the points', pointsIn(said), worthOn('order', Number(id[0])));
    if (kind === 'disc') {
      const { progress, track } = player(state, Number(id[1]));
      const worth = id[0] === 'progress' ? worthOn('progress', progress) : worthOn('order', track);
      return is('the points', pointsIn(said), worth);
    }
    const jumped = playedBy(occasion, 'jump');
    const first = state.readings?.jumpToFirstPlayer === true ? state.order[0] : state.discs[0];
    const to =
      jumped === undefined ? player(state, first ?? -1).track : player(nextOf(jumped.played), jumped.seat).track;
    if (openTokens(state, viewerIn(occasion), 'orderJump').length === 0) return 'the viewer has no such token';
    return is('the points', pointsIn(said), worthOn('order', to));
  }),
} as const;
