import { InvariantError } from '@portolan/kernel';
import { openSqliteStore, type Store } from '@portolan/server';
import { DEFAULT_SEASON_MONTHS, makeRecorder, ratingFaults, seasonAt } from '@portolan/server/ratings';
import { KNOWN, type SimulatedMatch } from './knownStrengths.ts';

const GAME = 'simulated';
const WHEN = Date.UTC(2026, 9, 2);

export interface RecordedJudgement {
  /** From the best, as the server would list them. */
  readonly ladder: readonly string[];
  /** Ratings that do not follow from the stored results. */
  readonly faults: number;
}

/** Simulated matches as a server would store and record them. */
export async function recordMatches(matches: readonly SimulatedMatch[]): Promise<RecordedJudgement> {
  const store = openSqliteStore(':memory:');
  // The recorder rests between batches without keeping a program alive.
  const alive = setInterval(() => undefined, 1000);
  try {
    for (const { who } of KNOWN)
      if (!who.startsWith('bot:')) await store.addPlayer({ id: who, name: who, createdAt: WHEN });
    await Promise.all(matches.map((match, at) => addTable(store, match, at)));
    const recorder = makeRecorder({
      store,
      games: { packages: [], open: neverOpened, limitFault: () => undefined, title: (game) => game },
      seasonMonths: DEFAULT_SEASON_MONTHS,
      log: { info: () => undefined, error: (_, message) => fail(message) },
    });
    recorder.wake();
    await recorder.settled();
    const season = seasonAt(WHEN, DEFAULT_SEASON_MONTHS).id;
    const rows = await store.ladder({ season, game: GAME, limit: KNOWN.length });
    const ladder = rows.toSorted((one, other) => other.mu - one.mu).map(({ who }) => who);
    return { ladder, faults: (await ratingFaults(store)).length };
  } finally {
    clearInterval(alive);
    await store.close();
  }
}

function addTable(store: Store, { seats, places }: SimulatedMatch, at: number): Promise<boolean> {
  return store.addTable({
    id: `m${at}`,
    code: `M${at}`,
    game: GAME,
    rulesVersion: 1,
    options: {},
    terms: { rated: true },
    components: undefined,
    visibility: 'public',
    status: 'finished',
    host: 'p0',
    seats: seats.map(({ who }) =>
      who.startsWith('bot:')
        ? { kind: 'bot', bot: who.slice('bot:'.length) }
        : { kind: 'person', player: who, resigned: false },
    ),
    seed: `seed ${at}`,
    seq: 0,
    awaiting: [],
    outcome: { scores: places.map((place) => -place), places, breakdown: places.map(() => ({})) },
    rematch: undefined,
    createdAt: WHEN,
    startedAt: WHEN,
    movedAt: WHEN + at,
    dueAt: null,
    pending: {},
    rev: 0,
  });
}

function neverOpened(): never {
  throw new InvariantError('no game is opened to record a result');
}

function fail(message: string): never {
  throw new InvariantError(message);
}
