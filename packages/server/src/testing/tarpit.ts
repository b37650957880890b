import { type GamePackage, isRecord, ok } from '@portolan/kernel';
import { ferry } from '@portolan/match/testing';

/** Long enough to fail any test, short enough that a server without a deadline recovers. */
const STUCK_MS = 15_000;

/**
 * Ferry under another id, with components that can be traps: `open` or `setup` takes far too long, or `open` uses up the
 * memory.
 */
export const tarpit: GamePackage = {
  ...ferry,
  id: 'tarpit',
  open(components: unknown = ferry.components) {
    const { trap, notice: _notice, ...cards } = isRecord(components) ? components : {};
    if (trap === 'open') getStuck();
    if (trap === 'memory') fillMemory();
    const opened = ferry.open(cards);
    if (!opened.ok || trap !== 'setup') return opened;
    const { game, advice } = opened.value;
    return ok({
      game: {
        ...game,
        setup(options, seats, rng) {
          getStuck();
          return game.setup(options, seats, rng);
        },
      },
      advice,
    });
  },
};

function getStuck(): void {
  for (const end = performance.now() + STUCK_MS; performance.now() < end; );
}

function fillMemory(): void {
  const hoard: number[][] = [];
  for (;;) hoard.push(Array<number>(1_000_000).fill(0.5));
}
