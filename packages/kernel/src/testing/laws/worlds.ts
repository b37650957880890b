import type { BaseState } from '../../game.ts';
import { below, branchRng, cloneRng, type Rng, sameRng } from '../../rng.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { differenceOf, findDifference, findShared, objectsOf } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe } from '../probe.ts';
import { stateJson, withoutRng } from './json.ts';

/** A state that is possible as far as `seat` knows. */
export interface World {
  readonly seat: Seat;
  readonly state: BaseState;
  /** Viewers who cannot tell it from the real state: the seat and, in one random world, a spectator, who knows less. */
  readonly viewers: readonly Viewer[];
}

/** One determinized world for every seat, each checked: complete, separate from the real state, with its own future. */
export function imagineWorlds(probe: Probe, moment: Moment): World[] {
  const owned = objectsOf(moment.state);
  const spectated = below(probe.dice, probe.seats);
  return Array.from({ length: probe.seats }, (_, seat) => {
    looked(probe, 'determinize');
    const dice = freshDice(probe);
    const state = probe.game.determinize(moment.state, seat, cloneRng(dice));
    const world: World = { seat, state, viewers: seat === spectated ? [seat, 'spectator'] : [seat] };
    const json = stateJson(probe, state, `the world of seat ${seat}`);
    const shared = findShared(state, owned);
    if (shared !== undefined)
      broken(probe, 'determinize', `the world of seat ${seat} shares ${shared} with the real one`);
    checkPieces(probe, world);
    checkFuture(probe, moment, world);
    checkOrigin(probe, moment, { ...world, json, dice });
    probe.figures.worlds.imagined++;
    if (withoutRng(state) !== withoutRng(moment.state)) probe.figures.worlds.different++;
    return world;
  });
}

function checkPieces(probe: Probe, { seat, state }: World): void {
  const [fault] = probe.audit.pieces(state);
  if (fault !== undefined) broken(probe, 'determinize', `the world of seat ${seat}: ${fault}`);
}

function checkFuture(probe: Probe, moment: Moment, { seat, state }: World): void {
  const { game } = probe;
  if (sameRng(state.rng, moment.state.rng)) broken(probe, 'determinize', `seat ${seat} would know the future`);
  const awaiting = game.awaiting(state);
  const difference = findDifference(moment.awaiting, awaiting);
  if (difference !== undefined) broken(probe, 'determinize', `the world of seat ${seat} awaits others${difference}`);
}

/**
 * Determinizing the real state or a determinized world must give the same result with the same random stream: the
 * result depends on what the seat knows, so it cannot reveal more.
 */
function checkOrigin(probe: Probe, { state }: Moment, world: World & { json: string; dice: Rng }): void {
  const { game } = probe;
  const { seat } = world;
  const again = JSON.stringify(game.determinize(state, seat, cloneRng(world.dice)));
  if (again !== world.json) {
    broken(probe, 'determinize', `the same dice make two worlds for seat ${seat}${differenceOf(world.json, again)}`);
  }
  const other = branchRng(world.dice);
  const fromReal = JSON.stringify(game.determinize(state, seat, cloneRng(other)));
  const fromWorld = JSON.stringify(game.determinize(world.state, seat, cloneRng(other)));
  if (fromReal !== fromWorld) {
    const place = differenceOf(fromReal, fromWorld);
    broken(probe, 'determinize', `the world of seat ${seat} depends on what it cannot know${place}`);
  }
}

/** Plays a world to its end with random moves. */
export function checkPlayout(probe: Probe, moment: Moment, { seat, state: world }: World): void {
  looked(probe, 'playout');
  const { game } = probe;
  const dice = freshDice(probe);
  const what = `the world of seat ${seat} after move ${moment.seq}`;
  const state = game.clone(world);
  const moves: unknown[] = [];
  for (let seq = moment.seq; ; seq++) {
    const awaiting = game.awaiting(state);
    if (awaiting.length === 0) break;
    if (seq >= game.longestGame) broken(probe, 'ending', `${what} does not end`);
    const asked = awaiting[awaiting.length === 1 ? 0 : below(dice, awaiting.length)];
    game.legalMoves(state, asked, moves);
    if (moves.length === 0) broken(probe, 'playout', `${what} comes to a halt before move ${seq + 1}`);
    game.apply(state, asked, moves[below(dice, moves.length)]);
  }
  if (game.outcome(state) === undefined) broken(probe, 'playout', `${what} has no outcome`);
  const [fault] = probe.audit.pieces(state);
  if (fault !== undefined) broken(probe, 'pieces', `${what}, played to its end: ${fault}`);
}
