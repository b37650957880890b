import type { GuideProps } from '@portolan/client';
import { below, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import { type Event, ninaPinta, openBox, type View } from '@portolan/nina-pinta';
import { advise } from '@portolan/nina-pinta/advice';
import { adviseMoves, type GuideScene, readScene } from '../guideScene.ts';

const opened = ninaPinta.open();
const boxed = openBox();
if (!opened.ok || !boxed.ok) throw new InvariantError('our own components are faulty');
export const { game } = opened.value;
export const box = boxed.value;
const advice = advise(box);
export const adviser = { box, rate: advice.rate };
export const NAMES = ['Ann', 'Bob', 'Cid'];
/** The seed and the options of every lesson table. */
export const LESSON_SEED = 'lesson-1';
export const LESSON_OPTIONS = { nations: ['england', 'spain'] };

export interface Lesson {
  readonly seed: string;
  /** The percentage of the player's moves that are random; for the others they follow the advice. */
  readonly wild: number;
  readonly seats?: number;
  readonly names?: readonly string[];
  readonly options?: unknown;
}

/** What the guide of seat 0 sees before every move and after the last one. */
export function* lesson({
  seed,
  wild,
  seats = 2,
  names = NAMES.slice(0, seats),
  options = {},
}: Lesson): Generator<GuideScene> {
  const rng = rngFromSeed(`${seed}/moves`);
  const read = game.readOptions(options);
  if (!read.ok) throw new InvariantError('faulty options');
  const state = game.setup(read.value, seats, rngFromSeed(seed));
  const entries: GuideProps['entries'][number][] = [];
  for (;;) {
    const awaited = game.awaiting(state);
    const seat = awaited.includes(0) ? 0 : awaited[0];
    const moves = seat === undefined ? [] : game.legalMoves(state, seat, []);
    const legal = seat === 0 ? moves.map((move) => game.writeMove(move)) : undefined;
    const seen = { view: game.view(state, 0), names, own: [0], legal, entries: [...entries] };
    const scene = readScene(adviser, seen, adviseMoves(adviser, seen));
    if (scene === undefined) throw new Error('seat 0 has a guide');
    yield scene;
    if (seat === undefined) return;
    const ratings = advice.rate(game.view(state, seat) as View, moves as never[]);
    const best = scene.advised[0]?.move ?? moves[ratings.indexOf(Math.max(...ratings))];
    const move = nextWord(rng) % 100 < wild ? moves[below(rng, moves.length)] : best;
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => {
      const seen = game.redact(event, 0);
      if (seen !== undefined) events.push(seen as Event);
    });
    const text = seat === 0 ? { text: game.writeMove(move) } : {};
    entries.push({ seq: entries.length + 1, kind: 'move', seat, ...text, events, at: 0 });
  }
}
