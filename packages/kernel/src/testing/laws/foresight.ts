import type { ChangeWeight } from '../../foresight.ts';
import type { BaseState } from '../../game.ts';
import { findDifference } from '../plain.ts';
import { broken, looked, type Moment, type Probe } from '../probe.ts';
import type { World } from './worlds.ts';

/**
 * What a game tells bots about an imagined world equals what it tells them about the view of the real one: neither the
 * world's secrets nor the way of asking make a difference, whatever the weights of the advice.
 */
export function checkForesight(probe: Probe, moment: Moment, worlds: readonly World[]): void {
  for (const world of worlds) {
    const asked = moment.awaiting.indexOf(world.seat);
    if (asked >= 0) checkRatings(probe, moment, world, moment.moves[asked]);
    checkFeatures(probe, world);
    checkResealed(probe, world);
  }
}

/** A world with other sealed choices looks the same to its seat, has all pieces, and can be resealed alike. */
function checkResealed(probe: Probe, { seat, state }: World): void {
  const { game, audit, foresight } = probe;
  if (foresight?.reseal === undefined) return;
  const cast = Array.from({ length: probe.seats }, () => foresight.advisor());
  const world = game.clone(state);
  foresight.reseal(world, seat, cast);
  const difference =
    findDifference(game.view(state, seat), game.view(world, seat)) ??
    findDifference(game.awaiting(state), game.awaiting(world));
  if (difference !== undefined) broken(probe, 'foresight', `seat ${seat} sees others' choices resealed${difference}`);
  const [fault] = audit.pieces(world);
  if (fault !== undefined) broken(probe, 'foresight', `the resealed world of seat ${seat}: ${fault}`);
  const once = JSON.stringify(world);
  foresight.reseal(world, seat, cast);
  if (JSON.stringify(world) !== once) broken(probe, 'foresight', `seat ${seat} reseals a world twice differently`);
}

function checkRatings(probe: Probe, moment: Moment, { seat, state }: World, moves: readonly unknown[]): void {
  const { game, advice, foresight } = probe;
  if (advice === undefined) return;
  const ratings = advice.rate(game.view(moment.state, seat), moves);
  if (ratings.length !== moves.length || ratings.some(Number.isNaN)) {
    broken(probe, 'foresight', `seat ${seat} gets ${ratings.length} ratings for ${moves.length} moves: ${ratings}`);
  }
  if (foresight === undefined) return;
  looked(probe, 'foresight');
  const before = JSON.stringify(state);
  const rate = (of: BaseState, change?: ChangeWeight): ArrayLike<number> =>
    Float64Array.from(foresight.advisor(change).rate(of, seat, moves));
  const compare = (one: ArrayLike<number>, other: ArrayLike<number>, by: string): void => {
    const differing = moves.findIndex((_, at) => one[at] !== other[at]);
    if (differing < 0) return;
    const rated = `'${game.writeMove(moves[differing])}' of seat ${seat} is rated ${one[differing]} ${by}`;
    broken(probe, 'foresight', `${rated}, ${other[differing]} by an imagined state`);
  };
  compare(Float64Array.from(ratings), rate(state), 'by the view');
  compare(rate(state, same), rate(state), 'with unchanged weights');
  compare(rate(moment.state, uneven()), rate(state, uneven()), 'by the real state with other weights');
  if (JSON.stringify(state) !== before)
    broken(probe, 'foresight', `rating the moves of seat ${seat} changes the state`);
}

function same(weight: number): number {
  return weight;
}

/** Halves every other weight, so that no two considerations keep their relation. */
function uneven(): ChangeWeight {
  let count = 0;
  return (weight) => (count++ % 2 === 0 ? weight : weight / 2);
}

function checkFeatures(probe: Probe, { state }: World): void {
  if (probe.foresight === undefined) return;
  const { features } = probe.foresight;
  const count = features.names.length;
  const players = features.players(state);
  const row = new Float64Array(count + 1).fill(Number.NaN);
  const before = JSON.stringify(state);
  for (let player = 0; player < players; player++) {
    features.write(state, player, row, 0);
    const missing = features.names.find((_, at) => !Number.isFinite(row[at]));
    if (missing !== undefined)
      broken(probe, 'foresight', `the feature '${missing}' of player ${player} is not a number`);
    if (!Number.isNaN(row[count])) broken(probe, 'foresight', `more than ${count} features are written`);
  }
  if (JSON.stringify(state) !== before) broken(probe, 'foresight', 'writing the features changes the state');
}

/** Rounds only ever end. */
export function checkRounds({ foresight, ...probe }: Probe, last: Moment): void {
  if (foresight === undefined) return;
  let over = 0;
  for (const { state, seq } of [...probe.trail, last]) {
    const now = foresight.roundsOver(state);
    if (now < over) broken(probe, 'foresight', `${over} rounds were over before move ${seq}, and ${now} after it`);
    over = now;
  }
  for (const { rounds } of Object.values(foresight.effort ?? {}))
    if (!Number.isInteger(rounds) || rounds < 1) broken(probe, 'foresight', `the horizon is ${rounds} rounds`);
  for (const { iterations } of Object.values(foresight.levels?.master ?? {}))
    if (!Number.isInteger(iterations) || iterations < 1)
      broken(probe, 'foresight', `a Master imagines ${iterations} games`);
}
