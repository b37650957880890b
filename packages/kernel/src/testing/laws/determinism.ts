import type { BaseState } from '../../game.ts';
import { hashText } from '../../hash.ts';
import { advance, type Position, play } from '../../play.ts';
import { replay } from '../../replay.ts';
import type { Seat } from '../../seat.ts';
import { differenceOf } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe, type ProbedMove, pick } from '../probe.ts';

/** Replays the whole game from its seed, through `play`. */
export function checkReplay(probe: Probe): void {
  const all = movesMade(probe);
  const moves = all.map(({ seat, text }) => ({ seat, text }));
  let seq = 0;
  for (const replayed of replay(probe.game, { ...probe, moves })) {
    if (!replayed.ok) broken(probe, 'determinism', `the replay refuses move ${replayed.error.seq}`);
    const first = all[seq++];
    // Hashes are compared instead of states: a replay computes them anyway.
    if (replayed.value.hash !== hashText(probe.trail[seq].json)) {
      const place = differenceOf(probe.trail[seq].json, JSON.stringify(replayed.value.state));
      broken(probe, 'determinism', `the replay leads elsewhere at move ${seq}${place}`);
    }
    compare(probe, `the replay, move ${seq},`, { first, again: replayed.value });
  }
}

/** Replays the game from some point on, from a saved state. */
export function checkRestored(probe: Probe): void {
  const all = movesMade(probe);
  const from = pick(freshDice(probe), probe.trail);
  let position: Position<BaseState> = { state: JSON.parse(from.json), seq: from.seq };
  for (const first of all.slice(from.seq)) {
    const played = play(probe.game, position, { seat: first.seat, seq: position.seq, text: first.text });
    if (!played.ok) broken(probe, 'determinism', `saved after move ${from.seq}, the game refuses move ${first.seq}`);
    const where = `saved after move ${from.seq}, move ${first.seq}`;
    const [json, again] = [probe.trail[first.seq].json, JSON.stringify(played.value.state)];
    if (again !== json) broken(probe, 'determinism', `${where} leads elsewhere${differenceOf(json, again)}`);
    compare(probe, where, { first, again: played.value });
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

function movesMade(probe: Probe): ProbedMove[] {
  return probe.trail.flatMap(({ made }) => (made === undefined ? [] : [made]));
}

interface Twice {
  readonly first: ProbedMove;
  readonly again: Pick<ProbedMove, 'events' | 'drew' | 'revealed'>;
}

/** The states are compared by the caller. */
function compare(probe: Probe, where: string, { first, again }: Twice): void {
  looked(probe, 'determinism');
  const events = JSON.stringify(again.events);
  if (events !== first.eventsJson) {
    broken(probe, 'determinism', `${where} tells other events${differenceOf(first.eventsJson, events)}`);
  }
  if (again.drew !== first.drew || again.revealed !== first.revealed) {
    broken(probe, 'determinism', `${where} draws or reveals otherwise`);
  }
}
