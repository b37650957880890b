import { play, type Seat, tell } from '@portolan/kernel';
import { type MatchPosition, type PlayedStep, present, takeBack, withStep } from './matchPosition.ts';
import type { ChosenGame } from './openGame.ts';
import { paint } from './style.ts';
import { explainWhy, tellRefusal } from './why.ts';

/** The result of one line of input. */
export type Reply =
  /** The match continues from here, and the table is shown again. */
  | { readonly kind: 'moved'; readonly current: MatchPosition }
  /** Nothing changed: print this and ask again. */
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'look' }
  | { readonly kind: 'quit' };

export interface Asked {
  readonly chosen: ChosenGame;
  readonly current: MatchPosition;
  /** The seat that must decide. */
  readonly seat: Seat;
  /** The seats of human players. */
  readonly people: readonly Seat[];
  /** As listed on the screen, numbered from 1. */
  readonly moves: readonly unknown[];
  readonly names: readonly string[];
}

const CONSOLE_HELP = [
  'a number      play the move with that number',
  'a move        play the move as written in brackets',
  'why MOVE      which rule forbids it',
  'undo          take your last move back, unless something was drawn or shown since',
  'look          show the table and the moves again',
  'log           what happened so far, as you could see it',
  'quit          leave the game',
].join('\n');

export function answer(line: string, asked: Asked): Reply {
  const [word = '', ...rest] = line.split(/\s+/);
  switch (word.toLowerCase()) {
    case '':
      return { kind: 'told', text: 'Type a number, a move, or help.' };
    case 'help':
    case '?':
      return { kind: 'told', text: CONSOLE_HELP };
    case 'look':
      return { kind: 'look' };
    case 'quit':
    case 'exit':
      return { kind: 'quit' };
    case 'undo':
      return undo(asked);
    case 'log':
      return { kind: 'told', text: history(asked) };
    case 'why':
      return { kind: 'told', text: explainWhy(asked, rest.join(' ')) };
    default:
      return attempt(line, asked);
  }
}

function undo({ current, people }: Asked): Reply {
  const back = takeBack(current, people);
  if (back !== undefined) return { kind: 'moved', current: back };
  return { kind: 'told', text: 'Nothing to take back: the last move was not yours, or it drew or showed something.' };
}

function history({ chosen, current, seat, names }: Asked): string {
  const lines = current.steps.flatMap((step) => describeStep(chosen, step, { viewer: seat, names }));
  return lines.length === 0 ? 'Nothing happened yet.' : lines.join('\n');
}

/**
 * What `viewer` could see of a move: nothing if none of its events is visible to them. A move's text may contain a
 * secret, so it is shown only to the seat that made it.
 */
export function describeStep(
  { game, text }: ChosenGame,
  step: PlayedStep,
  { viewer, names }: { readonly viewer: Seat; readonly names: readonly string[] },
): string[] {
  const head = `${step.seq}. ${names[step.seat]}${step.seat === viewer ? ` ${paint('dim', `[${step.text}]`)}` : ''}`;
  const told = tell(game, step.events, viewer);
  if (told.length === 0 && step.events.length > 0) return [];
  const events = told.map((event) => text.describeEvent(event, names)).filter((sentence) => sentence !== undefined);
  return [head, ...events.map((sentence) => `   ${sentence}`)];
}

function attempt(line: string, asked: Asked): Reply {
  const { chosen, current, seat, moves } = asked;
  const number = /^\d+$/.test(line) ? Number(line) : undefined;
  if (number !== undefined && (number < 1 || number > moves.length)) {
    return { kind: 'told', text: `There is no move ${number}; they are numbered from 1 to ${moves.length}.` };
  }
  const text = number === undefined ? line : chosen.game.writeMove(moves[number - 1]);
  const position = present(current);
  const played = play(chosen.game, position, { seat, seq: position.seq, text });
  if (played.ok) return { kind: 'moved', current: withStep(current, played.value) };
  return { kind: 'told', text: tellRefusal(chosen, played.error, seat) };
}
