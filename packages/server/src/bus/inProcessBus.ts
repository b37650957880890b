import { makeRateLimit, type RateLimit } from '../limits.ts';
import { type Bus, BusError } from './bus.ts';

/** Servers in one process; mostly it is a single one, and every message goes nowhere. */
export interface InProcessBroker {
  join(node: string): Bus;
}

interface Member {
  readonly listeners: Map<string, ((message: unknown, from: string) => void)[]>;
  readonly handlers: Map<string, (message: unknown, from: string) => Promise<unknown>>;
  /** Ends the wait of those who asked it something. */
  readonly asked: Set<() => void>;
}

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** Beyond that the oldest texts are dropped. */
const MOST_KEPT = 10_000;

export function makeInProcessBroker(): InProcessBroker {
  const members = new Map<string, Member>();
  const limits = new Map<string, RateLimit>();
  const kept = new Map<string, Kept>();
  return { join: (node) => join({ members, limits, kept }, node) };
}

interface Shared {
  readonly members: Map<string, Member>;
  readonly limits: Map<string, RateLimit>;
  readonly kept: Map<string, Kept>;
}

function join({ members, limits, kept }: Shared, node: string): Bus {
  const self: Member = { listeners: new Map(), handlers: new Map(), asked: new Set() };
  members.set(node, self);

  function deliver(to: string, topic: string, text: string): void {
    const member = members.get(to);
    for (const listen of member?.listeners.get(topic) ?? []) listen(JSON.parse(text), node);
  }

  async function ask(to: string, topic: string, text: string): Promise<unknown> {
    const answer = await members.get(to)?.handlers.get(topic)?.(JSON.parse(text), node);
    return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  }

  return {
    node,
    publish(topic, message) {
      // A message is written only if there is somebody to read it.
      if (members.size < 2 || !members.has(node)) return;
      const text = JSON.stringify(message);
      for (const to of members.keys()) if (to !== node) setImmediate(deliver, to, topic, text);
    },
    subscribe(topic, listen) {
      self.listeners.set(topic, [...(self.listeners.get(topic) ?? []), listen]);
    },
    request(to, topic, message, timeoutMs) {
      return new Promise((resolve, reject) => {
        const member = members.has(node) ? members.get(to) : undefined;
        const end = (): void => {
          clearTimeout(late);
          member?.asked.delete(none);
        };
        const none = (): void => {
          end();
          reject(new BusError(`${to} does not answer`));
        };
        const late = setTimeout(none, timeoutMs);
        if (member?.handlers.has(topic) !== true) return none();
        member.asked.add(none);
        ask(to, topic, JSON.stringify(message)).then((answer) => {
          end();
          resolve(answer);
        }, none);
      });
    },
    answer: (topic, handle) => void self.handlers.set(topic, handle),
    isConnected: () => members.has(node),
    // Nothing is lost in a process.
    onGap: () => undefined,
    rateLimit(name, burst, perSecond) {
      const limit = limits.get(name) ?? makeRateLimit(burst, perSecond);
      limits.set(name, limit);
      return limit;
    },
    async keep(key, text, forMs) {
      kept.delete(key);
      const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { text, until: performance.now() + forMs });
    },
    async take(key) {
      const found = kept.get(key);
      kept.delete(key);
      return found !== undefined && found.until >= performance.now() ? found.text : undefined;
    },
    async close() {
      members.delete(node);
      for (const none of [...self.asked]) none();
    },
  };
}
