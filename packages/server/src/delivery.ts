/** Sends to the watchers of tables. */
export interface Delivery {
  /**
   * Sends to each of `to` in order, after everything queued for the same table before. A few are sent to at once,
   * many in slices: a table with a crowd of spectators must not keep everyone else waiting.
   */
  send<T>(table: string, to: readonly T[], send: (one: T) => void): void;
}

/** Each send is a system call, some 20 to 50 microseconds. */
const SLICE = 50;

export function makeDelivery(defer: (work: () => void) => void = setImmediate): Delivery {
  /** By table: what is still to be sent. */
  const waiting = new Map<string, (() => void)[]>();

  function sendSlice(table: string): void {
    const sends = waiting.get(table);
    if (sends === undefined) return;
    // A larger backlog is sent in larger slices, so that it does not grow.
    const size = Math.max(SLICE, Math.ceil(sends.length / SLICE));
    for (const send of sends.splice(0, size)) send();
    if (sends.length === 0) waiting.delete(table);
    else defer(() => sendSlice(table));
  }

  return {
    send(table, to, send) {
      const before = waiting.get(table);
      if (before === undefined && to.length <= SLICE) {
        for (const one of to) send(one);
        return;
      }
      const sends = to.map((one) => () => send(one));
      if (before !== undefined) before.push(...sends);
      else {
        waiting.set(table, sends);
        sendSlice(table);
      }
    },
  };
}
