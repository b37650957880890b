import type { BaseState } from '../../game.ts';
import { play } from '../../play.ts';
import type { Seat } from '../../seat.ts';
import { findDifference } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe, pick } from '../probe.ts';
import { checkNotation } from './notation.ts';

/** The awaited seats: each once, and each at the table. */
export function awaitedSeats(probe: Probe, state: BaseState): readonly Seat[] {
  const awaiting = probe.game.awaiting(state);
  const fits = awaiting.every((seat, i) => Number.isInteger(seat) && seat >= 0 && awaiting.indexOf(seat) === i);
  if (!fits || awaiting.some((seat) => seat >= probe.seats)) broken(probe, 'legal', `awaiting ${awaiting.join(', ')}`);
  return awaiting;
}

/** The moves of an awaited seat, after checking the list and each move's notation. */
export function listMoves(probe: Probe, state: BaseState, seat: Seat): { moves: unknown[]; texts: string[] } {
  looked(probe, 'legal');
  const leftOver = {};
  const out: unknown[] = [leftOver];
  const moves = probe.game.legalMoves(state, seat, out);
  if (moves !== out) broken(probe, 'legal', `the list of seat ${seat} is not the array handed in`);
  if (moves.includes(leftOver)) broken(probe, 'legal', 'the array handed in is not emptied first');
  if (moves.length === 0) broken(probe, 'legal', `seat ${seat} is awaited and has no legal move`);
  const texts = moves.map((move) => checkNotation(probe, move));
  const known = new Set<string>();
  for (const text of texts) {
    if (known.has(text)) broken(probe, 'legal', `'${text}' is twice in the list of seat ${seat}`);
    known.add(text);
  }
  return { moves, texts };
}

/** Asking again, also from a saved state, gives the same list; seats that are not awaited have none. */
export function checkLists(probe: Probe, moment: Moment): void {
  looked(probe, 'legal');
  const { game, seats } = probe;
  const saved: BaseState = JSON.parse(moment.json);
  moment.awaiting.forEach((seat, i) => {
    const before = moment.moves[i];
    for (const state of [moment.state, saved]) {
      const difference = findDifference(before, game.legalMoves(state, seat, []));
      if (difference !== undefined) broken(probe, 'legal', `the list of seat ${seat} is not stable${difference}`);
    }
  });
  for (let seat = 0; seat < seats; seat++) {
    if (moment.awaiting.includes(seat)) continue;
    const count = game.legalMoves(moment.state, seat, []).length;
    if (count > 0) broken(probe, 'legal', `seat ${seat} is not awaited and has ${count} legal moves`);
  }
}

/** At most `most` moves of each list, chosen at random, are accepted by `play` and lead to the right state. */
export function checkAccepted(probe: Probe, moment: Moment, most: number): void {
  const { game } = probe;
  const dice = freshDice(probe);
  moment.awaiting.forEach((seat, i) => {
    const texts = moment.texts[i];
    const chosen = texts.length <= most ? texts : Array.from({ length: most }, () => pick(dice, texts));
    for (const text of chosen) {
      looked(probe, 'legal');
      const played = play(game, moment, { seat, seq: moment.seq, text });
      if (!played.ok) broken(probe, 'legal', `'${text}' of seat ${seat} is listed and refused as ${played.error.code}`);
    }
  });
}
