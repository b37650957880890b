import type { GuideProps } from '@portolan/client';
import { type BaseEvent, below, type GamePackage, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import type { Lesson } from '../guide/lesson.ts';

export interface LessonRequest {
  readonly seed: string;
  /** The percentage of moves that are random; for the others the player follows the guide's advice, and bots theirs. */
  readonly wild: number;
  readonly names: readonly string[];
  readonly options?: unknown;
}

interface Advisable {
  readonly advised: readonly { readonly move: unknown }[];
}

/** The scenes of a guide at seat 0 in a whole game: before every move and after the last one. */
export function lessonsOf<Scene extends Advisable>(
  game: GamePackage,
  sceneOf: (lesson: Lesson) => Scene | undefined,
): (request: LessonRequest) => Generator<Scene> {
  const opened = game.open();
  if (!opened.ok) throw new InvariantError('the shipped components are refused');
  const { game: rules, advice } = opened.value;
  return function* ({ seed, wild, names, options = {} }) {
    const rng = rngFromSeed(`${seed}/moves`);
    const read = rules.readOptions(options);
    if (!read.ok) throw new InvariantError('the options are refused');
    const state = rules.setup(read.value, names.length, rngFromSeed(seed));
    const entries: GuideProps['entries'][number][] = [];
    for (;;) {
      const awaited = rules.awaiting(state);
      const seat = awaited.includes(0) ? 0 : awaited[0];
      const moves = seat === undefined ? [] : rules.legalMoves(state, seat, []);
      const legal = seat === 0 ? moves.map((move) => rules.writeMove(move)) : undefined;
      const scene = sceneOf({ view: rules.view(state, 0), names, own: [0], legal, entries: [...entries] });
      if (scene === undefined) throw new InvariantError('seat 0 has a guide');
      yield scene;
      if (seat === undefined) return;
      const ratings = advice.rate(rules.view(state, seat), moves);
      const best = scene.advised[0]?.move ?? moves[ratings.indexOf(Math.max(...ratings))];
      const move = nextWord(rng) % 100 < wild ? moves[below(rng, moves.length)] : best;
      const events: BaseEvent[] = [];
      rules.apply(state, seat, move, (event) => {
        const seen = rules.redact(event, 0);
        if (seen !== undefined) events.push(seen);
      });
      const text = seat === 0 ? { text: rules.writeMove(move) } : {};
      entries.push({ seq: entries.length + 1, kind: 'move', seat, ...text, events, at: 0 });
    }
  };
}
