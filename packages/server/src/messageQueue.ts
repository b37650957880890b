/** The messages of one connection, which are handled in order. */
export interface MessageQueue {
  add(raw: string): void;
  /** How many are not handled yet. */
  length(): number;
  /** Resolves when all of them are. */
  settled(): Promise<void>;
}

export interface MessageQueueOptions {
  /** What comes before the first message; must not reject. */
  readonly begun: Promise<void>;
  /** Must not reject. */
  readonly handle: (raw: string) => Promise<void>;
  /** Whether a message only asks if the server is there. */
  readonly isPing: (raw: string) => boolean;
  /** Whether slow messages can still be expected to be answered; otherwise the page should look for another server. */
  readonly isStoreAnswering: () => boolean;
}

interface Message {
  readonly raw: string;
  isHandled: boolean;
}

/** Less than a page waits for a pong (`client/src/connection.ts`), even on a slow network. */
const HELD_UP_MS = 500;
/** A message that takes longer may never be answered here. Then pings wait too, and the page looks for another server. */
const STUCK_MS = 10_000;

/** A ping waits for its turn only while there is progress: a page must not take a slow answer for a dead server. */
export function makeMessageQueue({ begun, handle, isPing, isStoreAnswering }: MessageQueueOptions): MessageQueue {
  let last = begun;
  let length = 0;
  /** Since when the message at the head is being handled. */
  let since = performance.now();
  /** Before that, nobody could answer. */
  let hasBegun = false;
  void begun.then(() => {
    hasBegun = true;
  });

  function handleOnce(message: Message): Promise<void> | undefined {
    if (message.isHandled) return undefined;
    message.isHandled = true;
    return handle(message.raw);
  }

  async function inTurn(before: Promise<void>, message: Message): Promise<void> {
    await before;
    since = performance.now();
    await handleOnce(message);
    length--;
  }

  function hurry(ping: Message): void {
    const heldUp = performance.now() - since;
    if (ping.isHandled || heldUp >= STUCK_MS) return;
    if (heldUp < HELD_UP_MS) setTimeout(() => hurry(ping), HELD_UP_MS - heldUp).unref();
    else if (hasBegun && isStoreAnswering()) void handleOnce(ping);
    else setTimeout(() => hurry(ping), HELD_UP_MS).unref();
  }

  return {
    add(raw) {
      const message = { raw, isHandled: false };
      if (length === 0) since = performance.now();
      else if (isPing(raw)) hurry(message);
      length++;
      last = inTurn(last, message);
    },
    length: () => length,
    settled: () => last,
  };
}
