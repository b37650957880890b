import { amerigo, type Event, openBox, type View } from '@portolan/amerigo';
import { advise } from '@portolan/amerigo/advice';
import type { GuideProps } from '@portolan/client';
import { below, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import { adviseMoves, type GuideScene, readScene } from '../guideScene.ts';

const opened = amerigo.open();
const boxed = openBox();
if (!opened.ok || !boxed.ok) throw new InvariantError('our own components are faulty');
export const { game } = opened.value;
export const box = boxed.value;
const advice = advise(box);
export const NAMES = ['Ann', 'Bob', 'Cid'];
/** The seed of every lesson table. */
export const LESSON_SEED = 'lesson-1';

export interface Lesson {
  readonly seed: string;
  /** The percentage of the player's moves that are random; for the others they follow the advice. */
  readonly wild: number;
  readonly seats?: number;
  readonly names?: readonly string[];
}

/** What the guide of seat 0 sees before every move and after the last one. */
export function* lesson({ seed, wild, seats = 2, names = NAMES.slice(0, seats) }: Lesson): Generator<GuideScene> {
  const rng = rngFromSeed(`${seed}/moves`);
  const state = game.setup({}, seats, rngFromSeed(seed));
  const entries: GuideProps['entries'][number][] = [];
  for (;;) {
    const [seat] = game.awaiting(state);
    const moves = seat === undefined ? [] : game.legalMoves(state, seat, []);
    const legal = seat === 0 ? moves.map((move) => game.writeMove(move)) : undefined;
    const seen = { view: game.view(state, 0), names, own: [0], legal, entries: [...entries] };
    const scene = readScene(box, seen, adviseMoves(box, advice.rate, seen));
    if (scene === undefined) throw new Error('seat 0 has a guide');
    yield scene;
    if (seat === undefined) return;
    const ratings = advice.rate(game.view(state, seat) as View, moves as never[]);
    const best = scene.advised[0]?.move ?? moves[ratings.indexOf(Math.max(...ratings))];
    const move = nextWord(rng) % 100 < wild ? moves[below(rng, moves.length)] : best;
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => events.push(event as Event));
    const text = seat === 0 ? { text: game.writeMove(move) } : {};
    entries.push({ seq: entries.length + 1, kind: 'move', seat, ...text, events, at: 0 });
  }
}
