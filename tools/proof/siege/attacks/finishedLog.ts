import {
  below,
  commitTo,
  type GamePackage,
  hashState,
  InvariantError,
  opening,
  play,
  rngFromSeed,
} from '@portolan/kernel';
import { type LogHeader, writeMove, writeOutcome } from '@portolan/protocol/log';

export interface FinishedLog {
  readonly header: LogHeader;
  /** The moves and the outcome. */
  readonly rest: string;
}

/** The log of a random game, as an attacker can make it at home. */
export function finishedLog(one: GamePackage, players: number, seed: string): FinishedLog {
  const open = one.open();
  if (!open.ok) throw new InvariantError(`${one.id} does not open`);
  const { game } = open.value;
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${one.id} needs options`);
  const rng = rngFromSeed(`${seed}/moves`);
  const lines: string[] = [];
  let position: Parameters<typeof play>[1] = opening(game, { options: options.value, seats: players, seed });
  for (let [seat] = game.awaiting(position.state); seat !== undefined; [seat] = game.awaiting(position.state)) {
    const moves = game.legalMoves(position.state, seat, []);
    const text = game.writeMove(moves[below(rng, moves.length)]);
    const played = play(game, position, { seat, seq: position.seq, text });
    if (!played.ok) throw new InvariantError(`${text}: ${played.error.code}`);
    const { seq, state, events } = played.value;
    lines.push(writeMove({ seq, seat, move: text, events, hash: hashState(state) }));
    position = played.value;
  }
  const outcome = game.outcome(position.state);
  if (outcome === undefined) throw new InvariantError('the game is not over');
  const { rulesVersion } = game;
  const header = { portolan: 1, game: one.id, rulesVersion, players, options: options.value, seed };
  return { header: { ...header, commitment: commitTo(seed) }, rest: lines.join('') + writeOutcome(outcome) };
}
