import { InvariantError, type Position, play } from '@portolan/kernel';
import { shippedComponents } from '../data/components.ts';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import type { Chart, Island } from '../ids.ts';
import type { State } from '../state.ts';

const game = makeGame(shippedComponents());

/** The facts that matter to a test; everything else is as after set-up. */
export interface Facts {
  readonly seats?: number;
  readonly rounds?: number;
  /** By seat. */
  readonly hands?: readonly (readonly Chart[])[];
  /** By coast. */
  readonly coasts?: readonly Island[];
  /** The next island is the last. */
  readonly sea?: readonly Island[];
}

export function scenario({ seats = 3, rounds = 5, hands = [], coasts = [], sea }: Facts): State {
  const state = game.setup({ rounds }, seats, [1, 2, 3, 4]);
  hands.forEach((hand, seat) => {
    state.players[seat].hand = [...hand];
  });
  coasts.forEach((island, coast) => {
    state.coasts[coast].island = island;
  });
  if (sea !== undefined) state.sea = [...sea];
  return state;
}

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
  /** For each move, whether it drew or revealed something and so stops an undo. */
  readonly marks: readonly { readonly drew: boolean; readonly revealed: boolean }[];
}

/** Plays lines such as `0 bid 5` with all checks. */
export function tell(start: State, ...lines: readonly string[]): Told {
  let position: Position<State> = { state: start, seq: 0 };
  const events: Event[] = [];
  const marks: { drew: boolean; revealed: boolean }[] = [];
  for (const line of lines) {
    const [seat, ...words] = line.split(' ');
    const played = play(game, position, { seat: Number(seat), seq: position.seq, text: words.join(' ') });
    if (!played.ok) throw new InvariantError(`'${line}' is refused: ${JSON.stringify(played.error)}`);
    position = played.value;
    events.push(...played.value.events);
    marks.push({ drew: played.value.drew, revealed: played.value.revealed });
  }
  return { state: position.state, events, marks };
}

/** The legal moves of a seat as texts. */
export function offered(state: State, seat: number): string[] {
  return game.legalMoves(state, seat, []).map((move) => game.writeMove(move));
}

/** The rule that forbids a move, the code of another refusal, or `played`. */
export function refusal(state: State, line: string): string {
  const [seat, ...words] = line.split(' ');
  const played = play(game, { state, seq: 0 }, { seat: Number(seat), seq: 0, text: words.join(' ') });
  if (played.ok) return 'played';
  return played.error.code === 'illegal' ? (played.error.rule ?? 'illegal') : played.error.code;
}
