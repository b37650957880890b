import type { GameInfo, SeatRequest } from '@portolan/protocol';
import { navigate } from './router.ts';
import { usualBot, usualSeats } from './seating.ts';
import { api, tellFailure } from './session.ts';
import { watchFromStart } from './watchLater.ts';
import { whoAmI } from './whoAmI.ts';

/** A table that starts immediately: the player against bots, or bots alone to watch. */
export async function quickTable(game: GameInfo, { watch }: { readonly watch: boolean }): Promise<void> {
  const me = await whoAmI();
  if (me === undefined) return;
  const bot = usualBot(game);
  const seats = Array.from(
    { length: usualSeats(game) },
    (_, seat): SeatRequest => (seat === 0 && !watch ? { kind: 'me' } : { kind: 'bot', bot }),
  );
  const answer = await api.newTable({ game: game.id, seats, visibility: 'unlisted', start: true });
  if (!answer.ok) return tellFailure(answer.error);
  watchFromStart(answer.value.id);
  navigate(`/table/${answer.value.id}`);
}
