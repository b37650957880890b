/** How often to check whether the database answers. */
const LOOK_MS = 500;
/**
 * Less than a lease, so that waiting queries fail before others take over. Counted in looks, not in time: a process
 * that stood still has to read what has arrived before it decides.
 */
const MOST_UNANSWERED = 4;

export interface SilenceOptions {
  /** Asks the database something that it can answer at once, however busy it is. */
  readonly ask: () => Promise<unknown>;
  /** Called when there is no answer. It has to end the pending probe. */
  readonly onSilence: () => void;
  readonly lookMs?: number;
}

/**
 * Notices that a database does not answer although no connection is broken: its host is gone, or packets are dropped on the
 * way. A refusal or a broken connection is an answer; other queries get it as well. Returns a function that stops it.
 */
export function watchForSilence({ ask, onSilence, lookMs = LOOK_MS }: SilenceOptions): () => void {
  let isAsking = false;
  let unanswered = 0;

  function look(): void {
    if (isAsking) {
      if (++unanswered % MOST_UNANSWERED === 0) onSilence();
      return;
    }
    isAsking = true;
    unanswered = 0;
    const settle = (): void => {
      isAsking = false;
    };
    ask().then(settle, settle);
  }

  const looks = setInterval(look, lookMs);
  looks.unref();
  return () => clearInterval(looks);
}
