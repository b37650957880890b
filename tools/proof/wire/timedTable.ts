import { InvariantError } from '@portolan/kernel';
import { startPushEndpoint } from '@portolan/server/testing';
import type { LightTableOptions } from './lightTable.ts';

/**
 * What players over weeks have and others do not: a clock that runs, and a browser that is told of each turn. All of them
 * look at their table, so that the notices of turns are written and withdrawn, and hardly any is sent.
 */
export async function timedTable(): Promise<Pick<LightTableOptions, 'terms' | 'arrive'>> {
  const pushes = await startPushEndpoint();
  let browsers = 0;
  return {
    // More than anybody needs: a flag would be a move of a bot.
    terms: { clock: { kind: 'live', bankSeconds: 3600, incrementSeconds: 10 } },
    async arrive(visitor) {
      const { status } = await visitor.post('/notifications/push', pushes.subscription(`/${++browsers}`));
      if (status !== 200) throw new InvariantError(`a push subscription was answered with ${status}`);
    },
  };
}
