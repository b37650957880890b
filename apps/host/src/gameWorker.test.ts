import { amerigo } from '@portolan/amerigo';
import { opening } from '@portolan/kernel';
import { makeBotPool } from '@portolan/server';
import { describe, expect, it } from 'vitest';

const open = amerigo.open();
if (!open.ok) throw new Error('Amerigo does not open');
const options = open.value.game.readOptions({});
if (!options.ok) throw new Error('Amerigo has no default options');
const { game } = open.value;
const { state } = opening(game, { options: options.value, seats: 4, seed: 'a' });
const [seat = 0] = game.awaiting(state);
const admiral = {
  ...{ match: 'm', game: game.id, rulesVersion: game.rulesVersion, components: undefined },
  ...{ bot: 'admiral', seat, state, seed: 'b' },
};
const greedy = { ...admiral, match: 'n', bot: 'greedy' };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Enough for a search to have begun. */
const BEGUN_MS = 10;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

describe('a thread of bots', () => {
  it('interrupts a search whose move is no longer wanted, and is free for the next question', async () => {
    const script = new URL('./gameWorker.ts', import.meta.url);
    const bots = makeBotPool({ script, threads: 1, thinkingMs: 60_000, timeoutMs: 120_000 });
    const abortSoon = async (): Promise<void> => {
      const controller = new AbortController();
      const dropped = expect(bots.ask(admiral, controller.signal)).rejects.toThrow('no longer wanted');
      await pause(BEGUN_MS);
      controller.abort();
      await dropped;
      await bots.ask(greedy);
    };
    await bots.ask(admiral);
    let [whole, interrupted] = [0, 0];
    for (let nth = 0; nth < 5; nth++) {
      whole += await timeOf(() => bots.ask(admiral));
      interrupted += await timeOf(abortSoon);
    }
    expect(interrupted).toBeLessThan(whole / 2);
    await bots.close();
  }, 120_000);
});
