import { describeFault } from '../fault.ts';
import type { GamePackage } from '../game.ts';
import { InvariantError } from '../result.ts';
import type { AnyAudit } from './audit.ts';
import { checkGame } from './checkGame.ts';
import { addFigures, emptyFigures, type Figures } from './figures.ts';
import type { Law } from './lawBroken.ts';
import type { Thoroughness } from './probe.ts';
import { findLeaks, findUnlooked } from './verdict.ts';

/** The functions of the test runner that are needed here; passed in, so that the laws also run without one. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => void, timeout: number): void;
}

export interface GameSuite {
  readonly pkg: GamePackage;
  readonly audit: AnyAudit;
  /** Random games for each number of seats. */
  readonly games: number;
  readonly thoroughness: Thoroughness;
  readonly options?: unknown;
}

/** Registers the laws as tests of one game, one test for each number of seats. */
export function describeGame({ describe, it }: Runner, suite: GameSuite): void {
  const { pkg, audit, games, thoroughness, options } = suite;
  const opened = pkg.open();
  if (!opened.ok) throw new InvariantError(`${pkg.id}: ${describeFault(opened.error, pkg.problems)}`);
  const { game, advice, foresight } = opened.value;
  describe(`the laws, over random games of ${pkg.id}`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const check = (): void => {
        let figures = emptyFigures();
        for (let i = 0; i < games; i++) {
          const seed = `${pkg.id} ${seats} ${i}`;
          const request = { game, advice, foresight, audit, rulePrefix: pkg.rulePrefix, seats, seed, thoroughness };
          figures = addFigures(figures, checkGame(options === undefined ? request : { ...request, options }));
        }
        judge(figures, { audit, but: foresight === undefined ? [...RARE, 'foresight'] : RARE });
      };
      it(`hold in ${games} games with ${seats} seats`, check, 120_000);
    }
  });
}

/** Only simultaneous decisions have moves that commute, and only games with secrets can keep them. */
const RARE: readonly Law[] = ['commute', 'secrets'];

/** What can be judged only over many games. */
function judge(figures: Figures, { audit, but }: { readonly audit: AnyAudit; readonly but: readonly Law[] }): void {
  const unlooked = findUnlooked(figures, but);
  if (unlooked.length > 0) throw new InvariantError(`never looked at: ${unlooked.join(', ')}`);
  const leaks = findLeaks(figures, audit);
  if (leaks.length > 0) throw new InvariantError(`law 'secrets' broken: never dealt again: ${leaks.join(', ')}`);
}
