/** How long a search keeps its thread before it listens. */
const LISTEN_EVERY_MS = 20;

/**
 * Does all of some work, step by step. With a signal, the thread is let go now and then: an abort, and the message that
 * asks for it, could not arrive otherwise.
 */
export async function finish<T>(work: Generator<undefined, T>, signal: AbortSignal | undefined): Promise<T> {
  let listened = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (signal === undefined || performance.now() - listened < LISTEN_EVERY_MS) continue;
    await letGo();
    listened = performance.now();
  }
}

/** A timer would cost a thread milliseconds every time; a message to oneself is sooner there, in Node and in browsers. */
function letGo(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage);
    port1.start();
    port2.postMessage(undefined);
  });
}
