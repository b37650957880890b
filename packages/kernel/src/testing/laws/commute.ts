import { advance } from '../../play.ts';
import { findDifference } from '../plain.ts';
import { broken, freshDice, looked, type Moment, type Probe, pick } from '../probe.ts';

/** Two awaited seats, one move each: the order must not matter, and the first move must not change the second list. */
export function checkCommute(probe: Probe, moment: Moment): void {
  if (moment.awaiting.length < 2) return;
  looked(probe, 'commute');
  const { game } = probe;
  const dice = freshDice(probe);
  const one = pick(
    dice,
    moment.awaiting.map((_, i) => i),
  );
  const other = pick(
    dice,
    moment.awaiting.map((_, i) => i).filter((i) => i !== one),
  );
  const first = { seat: moment.awaiting[one], move: pick(dice, moment.moves[one]) };
  const second = { seat: moment.awaiting[other], move: pick(dice, moment.moves[other]) };

  const between = advance(game, moment, first.seat, first.move);
  if (!game.awaiting(between.state).includes(second.seat)) {
    broken(probe, 'commute', `'${between.text}' of seat ${first.seat} takes the turn from seat ${second.seat}`);
  }
  const changed = findDifference(moment.moves[other], game.legalMoves(between.state, second.seat, []));
  if (changed !== undefined) {
    broken(
      probe,
      'commute',
      `'${between.text}' of seat ${first.seat} changes the list of seat ${second.seat}${changed}`,
    );
  }
  const there = advance(game, between, second.seat, second.move);
  const back = advance(game, advance(game, moment, second.seat, second.move), first.seat, first.move);
  const difference = findDifference(there.state, back.state);
  if (difference !== undefined) {
    const pair = `'${back.text}' of seat ${first.seat} and '${there.text}' of seat ${second.seat}`;
    broken(probe, 'commute', `the order of ${pair} matters${difference}`);
  }
}
