import { below, rngFromSeed } from '@portolan/kernel';
import { askedFor, type LiveMatch, openLiveMatch, perspectiveOf } from '@portolan/match';
import { ferry, replayWhole } from '@portolan/match/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

let store: Store;
beforeEach(async () => {
  store = openSqliteStore(':memory:');
  await store.addTable(tableRow());
});
afterEach(() => store.close());

const opened = ferry.open();
if (!opened.ok) throw new Error('ferry does not open');
const { game } = opened.value;
const SEATS = 3;

function openMatch(seed: string): LiveMatch {
  const start = { game, options: { rounds: 3 }, seats: SEATS, seed };
  return openLiveMatch({
    table: tableRow(),
    played: replayWhole(start, []),
    store,
    now: () => 5,
    onEntry: () => undefined,
  });
}

/** What the page of the player at `seat` is told. */
function offered(match: LiveMatch, seat: number): number | undefined {
  const position = match.position();
  return askedFor(position, perspectiveOf(position, [seat]), [seat]).undoTo;
}

describe('undo', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('is accepted if and only if a page offers it, game %s', async (seed) => {
    const match = openMatch(seed);
    const rng = rngFromSeed(`undo ${seed}`);
    let undone = 0;
    for (let ids = 0; ids < 400; ids++) {
      const { seq, awaiting } = match.position();
      for (let seat = 0; seat < SEATS; seat++) {
        const to = offered(match, seat);
        const [lowest, highest] = to === undefined ? [0, seq] : [0, to - 1];
        for (let target = lowest; target <= highest; target++) {
          const refused = await match.undo({ id: `refused ${seed} ${ids} ${seat} ${target}`, seat, seq }, target);
          expect(refused.ok, `seat ${seat} goes back from ${seq} to ${target}`).toBe(false);
        }
        if (to === undefined || undone >= 20 || below(rng, 3) > 0) continue;
        // A page offers to undo the whole turn, or only its last step.
        const step = Math.max(match.position().counted.at(-2)?.seq ?? 0, to);
        const target = below(rng, 2) === 0 ? to : step;
        const done = await match.undo({ id: `undo ${seed} ${ids}`, seat, seq }, target);
        expect(done).toEqual({ ok: true, value: seq + 1 });
        undone++;
        break;
      }
      if (match.position().seq !== seq) continue;
      const seat = awaiting[below(rng, awaiting.length || 1)];
      if (seat === undefined) break;
      const { ending, state } = match.position();
      const proposal = { id: `move ${seed} ${ids}`, seat, seq };
      const legal = ending === seat ? [] : game.legalMoves(state, seat, []);
      const move = legal[below(rng, legal.length || 1)];
      const done =
        move === undefined ? await match.end(proposal) : await match.move(proposal, game.writeMove(move), false);
      expect(done.ok).toBe(true);
    }
    expect(match.position().awaiting).toEqual([]);
    for (let seat = 0; seat < SEATS; seat++) expect(offered(match, seat), 'offered after the end').toBeUndefined();
    expect(undone).toBeGreaterThan(0);
  });
});
