import { branchRng, type Rng, type Seat, seesAs, shuffle, type Viewer } from '@portolan/kernel';
import { awaiting } from './decisions/index.ts';
import { type Chart, type Island, NO_CHART } from './ids.ts';
import { clone, type Frame, type State } from './state.ts';

/** What a viewer may know. */
export interface View {
  readonly round: number;
  readonly rounds: number;
  /** Points for an exploration without a claim. */
  readonly journal: number;
  /** The pending decisions, the current one last, and the seats that must decide. */
  readonly asked: readonly Frame[];
  readonly awaiting: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly coasts: readonly CoastView[];
  /** How many islands are left in the open sea, and charts in the pile. */
  readonly sea: number;
  readonly pile: number;
  readonly played: readonly Chart[];
}

/** [SP-HIDDEN-01] */
export interface PlayerView {
  readonly charts: number;
  readonly hasBid: boolean;
  /** Present only for the player and in the open view; `bid` is NO_CHART until the player has bid. */
  readonly own?: { readonly hand: readonly Chart[]; readonly bid: Chart };
  readonly islands: readonly Island[];
  readonly journal: number;
  readonly score: number;
}

export interface CoastView {
  readonly bare: boolean;
  /** Present only for viewers who have looked. */
  readonly island?: Island;
  /** The seats that have looked, one bit each. */
  readonly knownBy: number;
}

export function view(state: State, viewer: Viewer): View {
  return {
    round: state.round,
    rounds: state.rounds,
    journal: state.journal,
    asked: state.stack.map((frame) => ({ ...frame })),
    awaiting: awaiting(state),
    players: state.players.map(({ hand, bid, islands, journal, score }, seat) => ({
      charts: hand.length,
      hasBid: bid !== NO_CHART,
      ...(seesAs(viewer, seat) && { own: { hand: hand.slice(), bid } }),
      islands: islands.slice(),
      journal,
      score,
    })),
    coasts: state.coasts.map(({ bare, island, knownBy }) =>
      !bare && isKnown(knownBy, viewer) ? { bare, island, knownBy } : { bare, knownBy },
    ),
    sea: state.sea.length,
    pile: state.pile.length,
    played: state.played.slice(),
  };
}

/** Redistributes what `seat` has not seen. Sorting first keeps the real order from carrying over. */
export function determinize(state: State, seat: Seat, rng: Rng): State {
  const world = clone(state);
  const others = world.players.filter((_, other) => other !== seat);
  const charts = mixed(rng, [
    ...world.pile,
    ...others.flatMap(({ hand, bid }) => (bid === NO_CHART ? hand : [...hand, bid])),
  ]);
  for (const player of others) {
    player.hand = rising(charts.splice(0, player.hand.length));
    if (player.bid !== NO_CHART) [player.bid] = charts.splice(0, 1);
  }
  world.pile = rising(charts);

  const unseen = world.coasts.filter(({ bare, knownBy }) => !bare && !isKnown(knownBy, seat));
  const islands = mixed(rng, [...world.sea, ...unseen.map((coast) => coast.island)]);
  for (const coast of unseen) [coast.island] = islands.splice(0, 1);
  world.sea = islands;
  world.rng = branchRng(rng);
  return world;
}

function isKnown(knownBy: number, viewer: Viewer): boolean {
  return viewer === 'open' || (viewer !== 'spectator' && (knownBy & (1 << viewer)) !== 0);
}

function mixed(rng: Rng, items: number[]): number[] {
  return shuffle(rng, rising(items));
}

function rising(items: number[]): number[] {
  return items.sort((one, other) => one - other);
}
