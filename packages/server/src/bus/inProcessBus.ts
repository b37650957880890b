import { makeRateLimit, type RateLimit } from '../limits.ts';
import { type Bus, BusError } from './bus.ts';
import { type KeptTexts, makeKeptTexts } from './keptTexts.ts';

/** Servers in one process; mostly it is a single one, and every message goes nowhere. */
export interface InProcessBroker {
  join(node: string): Bus;
}

interface Member {
  readonly listeners: Map<string, ((message: unknown, from: string) => void)[]>;
  readonly handlers: Map<string, (message: unknown, from: string) => Promise<unknown>>;
  /** Functions that fail the pending requests to this server, each with the name of the server that asked. */
  readonly asked: Map<() => void, string>;
}

export function makeInProcessBroker(): InProcessBroker {
  const members = new Map<string, Member>();
  const limits = new Map<string, RateLimit>();
  const kept = makeKeptTexts();
  return { join: (node) => join({ members, limits, kept }, node) };
}

interface Shared {
  readonly members: Map<string, Member>;
  readonly limits: Map<string, RateLimit>;
  readonly kept: KeptTexts;
}

function join({ members, limits, kept }: Shared, node: string): Bus {
  const self: Member = { listeners: new Map(), handlers: new Map(), asked: new Map() };
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
        member.asked.set(none, node);
        ask(to, topic, JSON.stringify(message)).then((answer) => {
          end();
          resolve(answer);
        }, none);
      });
    },
    answer: (topic, handle) => void self.handlers.set(topic, handle),
    giveUp(of) {
      for (const [none, by] of [...(members.get(of)?.asked ?? [])]) if (by === node) none();
    },
    isConnected: () => members.has(node),
    // Nothing is lost in a process.
    onGap: () => undefined,
    rateLimit(name, burst, perSecond) {
      const limit = limits.get(name) ?? makeRateLimit(burst, perSecond);
      limits.set(name, limit);
      return limit;
    },
    keep: async (key, text, forMs) => kept.keep(key, text, forMs),
    take: async (key) => kept.take(key),
    async close() {
      members.delete(node);
      for (const none of [...self.asked.keys()]) none();
    },
  };
}
