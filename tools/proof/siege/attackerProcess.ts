import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Field, Tally } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** What to do to whom. */
export interface Order {
  readonly attack: string;
  readonly ms: number;
  readonly round: number;
  readonly host: string;
  readonly port: number;
  readonly table: string;
  readonly plague: string;
}

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly tally: Tally; readonly complaint: string | undefined };

// Attackers have machines of their own; here they must not take the core that the server needs.
setPriority(19);
process.on('message', (order: Order) => {
  void carryOut(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
// Whatever a server does to its attackers is no error.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
process.send?.({ kind: 'ready' } satisfies Report);

/** On a busy machine an attack may need this long to begin. */
const LONGEST_DELAY_MS = 15_000;
const LOOK_MS = 20;
const ATTACKERS_PER_ROUND = 10_000;

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await pause(LOOK_MS);
}

async function carryOut({ attack: name, ms, round, ...where }: Order): Promise<Report> {
  const index = ATTACKS.findIndex((one) => one.name === name);
  const attack = ATTACKS[index];
  if (attack === undefined) throw new Error(`unknown attack ${name}`);
  const tally: Tally = { sent: 0, accepted: 0, refused: 0, cut: 0, notes: {} };
  const started = performance.now();
  const isOver = (): boolean => {
    const lasted = performance.now() - started;
    return lasted >= ms && (tally.sent > 0 || lasted >= ms + LONGEST_DELAY_MS);
  };
  const over = until(isOver);
  const field: Field = {
    ...where,
    tally,
    // Other addresses for each attack and round, so that none is stopped by what an earlier one has used up.
    from: (attacker) => {
      const third = (ATTACKERS_PER_ROUND * round + attacker) / 250;
      return `127.${10 + index}.${Math.floor(third)}.${1 + (attacker % 250)}`;
    },
    isOver,
    over,
    opened: new Set(),
  };
  await Promise.all([over, attack.run(field).catch(() => undefined)]);
  const outcome = { tally: structuredClone(tally), seconds: (performance.now() - started) / 1000 };
  for (const one of [...field.opened]) one.destroy();
  return { kind: 'done', tally: outcome.tally, complaint: attack.judge?.(outcome) };
}
