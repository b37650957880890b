import { alterText } from '../alterText.ts';
import { leavesOf } from '../leaves.ts';
import { differenceOf } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe, pick } from '../probe.ts';
import { imaginedSight, realSight } from '../sight.ts';
import { noteSecret } from './secrets.ts';
import type { World } from './worlds.ts';

/**
 * A determinized world differs from the real state only in what its seat cannot know. Any difference that the seat or a
 * spectator, who knows less, can observe is a leak, or `determinize` changed something the seat does know.
 */
export function checkHidden(probe: Probe, moment: Moment, worlds: readonly World[]): void {
  if (worlds.length === 0) return;
  const sight = realSight(probe, moment.state, []);
  const leaves = leavesOf(moment.state);
  for (const world of worlds) {
    looked(probe, 'hidden');
    const { seat, state, viewers } = world;
    const other = imaginedSight(probe, state, []);
    for (const viewer of viewers) {
      const [real, imagined] = [sight.view(viewer), other.view(viewer)];
      if (real === imagined) continue;
      const place = differenceOf(real, imagined);
      broken(probe, 'hidden', `the view of ${viewer} depends on what seat ${seat} cannot know${place}`);
    }
    if (moment.awaiting.includes(seat)) checkAnswers(probe, moment, world);
    for (let i = 0; i < 2; i++) noteSecret(probe, moment, world, { sight, leaves });
  }
}

/** A viewer of the open, finished game sees everything but the random state. */
export function checkOpen(probe: Probe, last: Moment): void {
  looked(probe, 'hidden');
  for (const { events } of probe.history) {
    const [all, told] = [JSON.stringify(events), realSight(probe, last.state, events).told('open')];
    if (told !== all) broken(probe, 'hidden', `who looks back is not told all${differenceOf(all, told)}`);
  }
  realSight(probe, last.state, []).view('open');
}

/** Neither the legal moves nor the rule named in a refusal may reveal more than the seat knows. */
function checkAnswers(probe: Probe, moment: Moment, { seat, state }: World): void {
  const { game } = probe;
  const asked = moment.awaiting.indexOf(seat);
  const real = JSON.stringify(moment.moves[asked]);
  const imagined = JSON.stringify(game.legalMoves(state, seat, []));
  if (real !== imagined) {
    broken(probe, 'hidden', `the moves of seat ${seat} depend on what it cannot know${differenceOf(real, imagined)}`);
  }
  const dice = freshDice(probe);
  const texts = moment.texts[asked];
  for (let i = 0; i < 4; i++) {
    const text = alterText(dice, pick(dice, texts), probe.texts);
    const move = game.readMove(text);
    if (move === undefined || texts.includes(text)) continue;
    const [rule, other] = [game.whyNot(moment.state, seat, move), game.whyNot(state, seat, move)];
    if (rule !== other) {
      broken(probe, 'hidden', `why seat ${seat} may not '${text}' depends on what it cannot know: ${rule}, ${other}`);
    }
  }
}
