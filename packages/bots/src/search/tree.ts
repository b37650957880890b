import { type BaseState, emptyList, type SearchEffort, type Seat } from '@portolan/kernel';
import {
  advisedMoves,
  type Candidate,
  imagineWorld,
  type Mind,
  type Occasion,
  rank,
  type Search,
  type World,
} from './mind.ts';
import { indexOfHighest, rollOut } from './rollout.ts';

/** A move at a node, whatever the world; it may be legal in some worlds only. */
interface Edge extends Candidate {
  readonly prior: number;
  below?: Node;
}

/** What the seat may do after the same moves of its own. Chance and the moves of others differ from visit to visit. */
type Node = Map<unknown, Edge>;

/** How much a move that the advice likes is tried beyond its results so far. */
const EXPLORATION = 0.5;
/** How much worse than those tried an untried move is taken to be. */
const CAUTION = 0.05;
/** In standard deviations of the ratings at a node: how much higher a rating must be for e times the prior. */
const TEMPERATURE = 0.5;

/**
 * Information-set PUCT over the seat's own decisions: each iteration imagines another world, descends to a move not tried
 * before, and plays on by advice to the horizon. Rivals follow advice all the way. Pauses after each iteration; returns the
 * moves from best to worst.
 */
export function* growTree(mind: Mind, effort: SearchEffort, occasion: Occasion): Search {
  const root: Node = new Map();
  const moves = advisedMoves(mind, occasion);
  addEdges(mind, root, { moves: moves.map(({ move }) => move), ratings: moves.map(({ rating }) => rating) });
  const descent = new Descent(mind, occasion.table.seat);
  for (let left = effort.iterations; left > 0 && !occasion.isOver() && !isSettled(root, left); left--) {
    descent.run(root, imagineWorld(mind, effort, occasion));
    yield;
  }
  return rank([...root.values()]);
}

/** No other move can be tried as often any more as the one tried most. */
function isSettled(root: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** One after the other, so that the lists they need are made only once. */
class Descent {
  readonly #mind: Mind;
  readonly #own: Seat;
  readonly #moves: unknown[] = [];
  readonly #path: Edge[] = [];
  readonly #edges: Edge[] = [];
  #shares = new Float64Array(0);

  constructor(mind: Mind, own: Seat) {
    this.#mind = mind;
    this.#own = own;
  }

  run(root: Node, world: World): void {
    const { game, foresight, value } = this.#mind;
    this.#path.length = 0;
    for (let node: Node | undefined = root; node !== undefined; node = this.#step(node, world));
    rollOut({ game, foresight, cast: world.cast, until: world.until }, world.state);
    if (this.#shares.length !== world.players) this.#shares = new Float64Array(world.players);
    value.estimate(world.state, this.#shares, world.perPoint);
    for (const edge of this.#path) {
      edge.visits++;
      edge.sum += this.#shares[this.#own];
    }
  }

  /** Plays one decision; returns the node of the next, if the tree has one. */
  #step(node: Node, { state, cast, until }: World): Node | undefined {
    const { game, foresight } = this.#mind;
    if (foresight.roundsOver(state) >= until) return undefined;
    const seat = game.awaiting(state)[0];
    if (seat === undefined) return undefined;
    const moves = game.legalMoves(state, seat, this.#moves);
    if (moves.length === 1 || seat !== this.#own) {
      game.apply(
        state,
        seat,
        moves.length === 1 ? moves[0] : moves[indexOfHighest(cast[seat].rate(state, seat, moves))],
      );
      return node;
    }
    const { at, edge } = this.#select(node, state, moves);
    game.apply(state, seat, moves[at]);
    this.#path.push(edge);
    if (edge.visits === 0) return undefined;
    edge.below ??= new Map();
    return edge.below;
  }

  #select(node: Node, state: BaseState, moves: readonly unknown[]): { readonly at: number; readonly edge: Edge } {
    if (!this.#findEdges(node, moves)) {
      addEdges(this.#mind, node, { moves, ratings: this.#mind.own.rate(state, this.#own, moves) });
      this.#findEdges(node, moves);
    }
    return bestOf(this.#edges);
  }

  /** False if a move has no edge yet. */
  #findEdges(node: Node, moves: readonly unknown[]): boolean {
    const edges = this.#edges;
    emptyList(edges);
    for (const move of moves) {
      const edge = node.get(keyOf(this.#mind, move));
      if (edge === undefined) return false;
      edges.push(edge);
    }
    return true;
  }
}

function bestOf(edges: readonly Edge[]): { readonly at: number; readonly edge: Edge } {
  let visits = 0;
  let sum = 0;
  for (const edge of edges) {
    visits += edge.visits;
    sum += edge.sum;
  }
  const untried = visits === 0 ? 0 : sum / visits - CAUTION;
  const bonus = EXPLORATION * Math.sqrt(visits + 1);
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[at];
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits;
    const score = mean + (bonus * edge.prior) / (1 + edge.visits);
    if (score > top) {
      top = score;
      best = at;
    }
  }
  return { at: best, edge: edges[best] };
}

interface Rated {
  readonly moves: readonly unknown[];
  readonly ratings: readonly number[];
}

function addEdges(mind: Mind, node: Node, { moves, ratings }: Rated): void {
  const priors = softmax(ratings);
  for (let at = 0; at < moves.length; at++) {
    const key = keyOf(mind, moves[at]);
    if (!node.has(key)) node.set(key, { move: moves[at], rating: ratings[at], prior: priors[at], visits: 0, sum: 0 });
  }
}

/** Games make most of their moves only once, so that their notation is known from the first time. */
const notations = new WeakMap<object, string>();

function keyOf({ game }: Mind, move: unknown): unknown {
  if (typeof move !== 'object' || move === null) return move;
  const known = notations.get(move);
  if (known !== undefined) return known;
  const written = game.writeMove(move);
  notations.set(move, written);
  return written;
}

export function softmax(ratings: readonly number[]): number[] {
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  const spread = Math.sqrt(ratings.reduce((sum, one) => sum + (one - mean) ** 2, 0) / ratings.length);
  const top = Math.max(...ratings);
  const raw = ratings.map((one) => Math.exp((one - top) / (TEMPERATURE * spread + 1e-9)));
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}
