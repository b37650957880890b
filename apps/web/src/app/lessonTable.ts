import type { GameInfo, SeatRequest } from '@portolan/protocol';
import { findWebGame } from '../games.ts';
import { keepGuided } from './guided.ts';
import { navigate } from './router.ts';
import { usualBot } from './seating.ts';
import { api, tellFailure } from './session.ts';
import { whoAmI } from './whoAmI.ts';

/** Whether the game has a guide. */
export function hasLesson(game: string): boolean {
  return findWebGame(game)?.lesson !== undefined;
}

/** A table for learning: the player and as few bots as possible, with the guide. */
export async function lessonTable(game: GameInfo): Promise<void> {
  if ((await whoAmI()) === undefined) return;
  const bot = usualBot(game);
  const lesson = findWebGame(game.id)?.lesson;
  const seats = Array.from(
    { length: lesson?.seats ?? game.seats.min },
    (_, seat): SeatRequest => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }),
  );
  const answer = await api.newTable({
    game: game.id,
    seats,
    visibility: 'unlisted',
    start: true,
    lesson: true,
    ...(lesson?.options === undefined ? {} : { options: lesson.options }),
  });
  if (!answer.ok) return tellFailure(answer.error);
  keepGuided(answer.value.id, true);
  navigate(`/table/${answer.value.id}`);
}
