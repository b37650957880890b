import { play } from '../../play.ts';
import { below } from '../../rng.ts';
import type { Seat } from '../../seat.ts';
import { alterText } from '../alterText.ts';
import { broken, freshDice, isRuleId, looked, type Moment, type Probe, pick } from '../probe.ts';
import { checkReading } from './notation.ts';

/** Alters real moves `count` times: those that are not in the list are refused, and nothing changes. */
export function checkRefusals(probe: Probe, moment: Moment, count: number): void {
  const dice = freshDice(probe);
  for (let i = 0; i < count; i++) {
    const asked = below(dice, moment.awaiting.length);
    const seat = moment.awaiting[asked];
    const texts = moment.texts[asked];
    const text = alterText(dice, pick(dice, texts), probe.texts);
    checkReading(probe, text);
    if (!texts.includes(text)) checkRefused(probe, moment, { seat, text });
  }
  checkDoor(probe, moment);
}

function checkRefused(probe: Probe, moment: Moment, { seat, text }: { seat: Seat; text: string }): void {
  looked(probe, 'refusal');
  const { refused } = probe.figures;
  const played = play(probe.game, moment, { seat, seq: moment.seq, text });
  const said = JSON.stringify(text);
  if (played.ok) broken(probe, 'refusal', `${said} of seat ${seat} is not in the list and was played`);
  if (played.error.code === 'unreadable') {
    refused.unreadable++;
  } else if (played.error.code !== 'illegal') {
    broken(probe, 'refusal', `${said} of seat ${seat} is refused as ${played.error.code}`);
  } else {
    const { rule } = played.error;
    if (rule === undefined) refused.unnamed++;
    else if (isRuleId(probe, rule)) refused.named++;
    else broken(probe, 'refusal', `${said} of seat ${seat} is forbidden by '${rule}', which is no rule of the game`);
  }
  checkSame(probe, moment, said);
}

/** A legal move is refused from the wrong seat or too late, and every move once the game is over. */
export function checkDoor(probe: Probe, moment: Moment): void {
  const text = moment.texts[0]?.[0] ?? probe.texts[0];
  const { awaiting, seq } = moment;
  const outsiders = [...Array(probe.seats).keys(), -1, probe.seats, 0.5].filter((seat) => !awaiting.includes(seat));
  for (const seat of outsiders) expectCode(probe, moment, { seat, seq, text });
  const seat = awaiting[0] ?? 0;
  for (const late of [seq - 1, seq + 1, Number.NaN]) expectCode(probe, moment, { seat, seq: late, text });
  checkSame(probe, moment, `'${text}' from elsewhere`);
}

function expectCode(probe: Probe, moment: Moment, attempt: { seat: Seat; seq: number; text: string }): void {
  looked(probe, 'refusal');
  const played = play(probe.game, moment, attempt);
  const inTime = attempt.seq === moment.seq ? 'wrongSeat' : 'stale';
  const expected = moment.awaiting.length === 0 ? 'over' : inTime;
  const code = played.ok ? 'played' : played.error.code;
  if (code !== expected) {
    broken(
      probe,
      'refusal',
      `'${attempt.text}' of seat ${attempt.seat} for move ${attempt.seq}: ${code}, not ${expected}`,
    );
  }
}

function checkSame(probe: Probe, { state, json }: Moment, what: string): void {
  if (JSON.stringify(state) !== json) broken(probe, 'refusal', `${what} was refused and has changed the state`);
}
