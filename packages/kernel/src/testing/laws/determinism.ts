import type { BaseState } from '../../game.ts';
import { advance, type Position, play } from '../../play.ts';
import { replay } from '../../replay.ts';
import type { Seat } from '../../seat.ts';
import { differenceOf } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe, pick, type Step } from '../probe.ts';

/** The whole game again from its seed, through the checked door. */
export function checkReplay(probe: Probe): void {
  const steps = stepsOf(probe);
  const moves = steps.map(({ seat, text }) => ({ seat, text }));
  let seq = 0;
  for (const replayed of replay(probe.game, { ...probe, moves })) {
    if (!replayed.ok) broken(probe, 'determinism', `the replay refuses move ${replayed.error.seq}`);
    compare(probe, `the replay, move ${seq + 1},`, { first: steps[seq], again: replayed.value });
    seq++;
  }
}

/** The game from some moment on, out of a saved state. */
export function checkRestored(probe: Probe): void {
  const steps = stepsOf(probe);
  const from = pick(freshDice(probe), probe.trail);
  let position: Position<BaseState> = { state: JSON.parse(from.json), seq: from.seq };
  for (const first of steps.slice(from.seq)) {
    const played = play(probe.game, position, { seat: first.seat, seq: position.seq, text: first.text });
    if (!played.ok) broken(probe, 'determinism', `saved after move ${from.seq}, the game refuses move ${first.seq}`);
    compare(probe, `saved after move ${from.seq}, move ${first.seq}`, { first, again: played.value });
    position = played.value;
  }
}

/** Search plays without an event sink and must reach the same state. */
export function checkSilent(probe: Probe, moment: Moment, choice: { seat: Seat; move: unknown }): void {
  looked(probe, 'determinism');
  const { game } = probe;
  const silent = game.clone(moment.state);
  game.apply(silent, choice.seat, choice.move);
  const heard = advance(game, moment, choice.seat, choice.move);
  const [one, other] = [JSON.stringify(silent), JSON.stringify(heard.state)];
  if (one !== other) {
    broken(probe, 'determinism', `'${heard.text}' without a sink leads elsewhere${differenceOf(one, other)}`);
  }
}

function stepsOf(probe: Probe): Step[] {
  return probe.trail.flatMap(({ step }) => (step === undefined ? [] : [step]));
}

interface Twice {
  readonly first: Step;
  readonly again: Pick<Step, 'state' | 'events' | 'drew' | 'revealed'>;
}

function compare(probe: Probe, where: string, { first, again }: Twice): void {
  looked(probe, 'determinism');
  const before = probe.trail[first.seq].json;
  const state = JSON.stringify(again.state);
  if (state !== before) broken(probe, 'determinism', `${where} leads elsewhere${differenceOf(before, state)}`);
  const events = JSON.stringify(again.events);
  if (events !== first.eventsJson) {
    broken(probe, 'determinism', `${where} tells other events${differenceOf(first.eventsJson, events)}`);
  }
  if (again.drew !== first.drew || again.revealed !== first.revealed) {
    broken(probe, 'determinism', `${where} draws or reveals otherwise`);
  }
}
