import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/**
 * The time of all servers on one store: that of the store, which goes on steadily between two looks at it. What the clock of
 * a server's own machine says does not matter, and neither does setting it.
 */
export interface SharedClock extends Clock {
  /**
   * Asks the store for the time; call it again and again. If it had run ahead since, `onLeap` is called with by how much,
   * before anybody can act by the new time.
   */
  measure(onLeap?: (ms: number) => void): Promise<void>;
}

/** A machine's clock that is off by more than this is reported in the log. */
const WRONG_MS = 5000;

export function makeSharedClock(own: Clock, store: Pick<Store, 'time'>, log: Log): SharedClock {
  /** How far the store's time is ahead of the steady one; undefined until it was measured. */
  let ahead: number | undefined;
  let isWrong = false;
  const now = (): number => (ahead === undefined ? own.now() : Math.floor(own.steady() + ahead));

  function compareOwn(): void {
    const offBy = own.now() - now();
    const wasWrong = isWrong;
    isWrong = Math.abs(offBy) >= WRONG_MS;
    if (isWrong && !wasWrong)
      log.error({ seconds: Math.round(offBy / 1000) }, "this machine's clock is wrong; the database's time counts");
  }

  return {
    ...own,
    now,
    async measure(onLeap) {
      const asked = own.steady();
      const time = await store.time();
      // The time was read at some moment in between, so a slow answer says little.
      const [least, most] = [time - own.steady(), time - asked];
      const before = ahead ?? (least + most) / 2;
      ahead = Math.min(Math.max(before, least), most);
      compareOwn();
      if (ahead > before) onLeap?.(ahead - before);
    },
  };
}
