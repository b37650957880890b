import { advance } from '../../play.ts';
import { cloneRng } from '../../rng.ts';
import type { Viewer } from '../../seat.ts';
import { undoBarrier } from '../../undo.ts';
import { broken, looked, type Moment, type Probe, type ProbedMove } from '../probe.ts';
import { imaginedSight, realSight, type Sight } from '../sight.ts';
import { keepsTold, type Learning } from './told.ts';
import type { World } from './worlds.ts';

/**
 * Plays the same move in the determinized worlds. If a seat can tell them apart afterwards, it has learnt something: then
 * the move must be marked, and the view must show what the events revealed.
 */
export function checkLearnt(probe: Probe, before: Moment, made: ProbedMove, worlds: readonly World[]): void {
  const real = realSight(probe, made.state, made.events);
  for (const world of worlds) {
    looked(probe, 'undo');
    // With the same random state, any difference comes from hidden information.
    if (made.drew) world.state.rng = cloneRng(before.state.rng);
    compareMove(probe, { before, made, world, real });
  }
}

function compareMove(probe: Probe, learning: Learning): void {
  const { game } = probe;
  const { made, world, real } = learning;
  const moves = game.legalMoves(world.state, made.seat, []);
  const same = moves.find((move) => game.writeMove(move) === made.text);
  const sightAfter = (move: unknown): Sight => {
    const after = advance(game, { state: world.state, seq: 0 }, made.seat, move);
    return imaginedSight(probe, after.state, after.events);
  };
  if (same !== undefined) {
    judge(probe, learning, sightAfter(same));
    return;
  }
  // The seat cannot see which move was made in that world, so one of them must look the same.
  if (isMarked(made)) return;
  if (moves.some((move) => isAlike(sightAfter(move), real, world.viewers))) return;
  const sights = moves.map(sightAfter);
  const nearest = sights.find((sight) => sight.view(world.seat) === real.view(world.seat)) ?? sights[0];
  judge(probe, learning, nearest);
}

/** Events first, because they are cheaper to compare. */
function isAlike(one: Sight, other: Sight, viewers: readonly Viewer[]): boolean {
  return (
    viewers.every((viewer) => one.told(viewer) === other.told(viewer)) &&
    viewers.every((viewer) => one.view(viewer) === other.view(viewer))
  );
}

function judge(probe: Probe, learning: Learning, imagined: Sight): void {
  const { made, world, real } = learning;
  const what = `'${made.text}' of seat ${made.seat}`;
  for (const viewer of world.viewers) {
    if (real.view(viewer) !== imagined.view(viewer)) {
      if (!isMarked(made)) broken(probe, 'undo', `${what} shows ${viewer} something and is not marked`);
    } else if (real.told(viewer) !== imagined.told(viewer) && (!isMarked(made) || keepsTold(probe, learning, viewer))) {
      broken(probe, 'hidden', `the events of ${what} tell ${viewer} what its view does not show`);
    }
  }
}

function isMarked(made: ProbedMove): boolean {
  return made.drew || made.revealed;
}

/** No undo crosses a draw or a reveal. */
export function checkBarrier(probe: Probe): void {
  looked(probe, 'undo');
  const moves = probe.trail.flatMap(({ made }) => (made === undefined ? [] : [made]));
  const last = moves.findLastIndex(isMarked) + 1;
  for (let seat = 0; seat < probe.seats; seat++) {
    const barrier = undoBarrier(moves, seat);
    if (barrier < last) broken(probe, 'undo', `seat ${seat} could step back from ${moves.length} to ${barrier}`);
  }
}
