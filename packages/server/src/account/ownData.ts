import type { Meter } from '../meter.ts';

/** Everything a server has about a player, as one JSON file. Every part of the server adds a section of its own. */
export interface OwnData {
  /** Adds a section. A list that may be long is yielded in parts. */
  add(name: string, section: Section): void;
  /** The file, in pieces of text. `meter`: measures the work. */
  write(player: string, meter: Meter): AsyncGenerator<string, void, undefined>;
}

export type Section = (player: string, meter: Meter) => Promise<unknown> | AsyncIterable<unknown>;

export function makeOwnData(): OwnData {
  const sections = new Map<string, Section>();
  return {
    add: (name, section) => void sections.set(name, section),
    async *write(player, meter) {
      let before = '{';
      for (const [name, section] of sections) {
        yield `${before}\n${JSON.stringify(name)}: `;
        yield* writeSection(section(player, meter), meter);
        before = ',';
      }
      yield '\n}\n';
    },
  };
}

async function* writeSection(made: ReturnType<Section>, meter: Meter): AsyncGenerator<string, void, undefined> {
  if (made instanceof Promise) {
    const all = (await made) ?? null;
    yield meter.run(() => JSON.stringify(all));
    return;
  }
  let before = '[';
  for await (const item of made) {
    yield `${before}\n  ${meter.run(() => JSON.stringify(item))}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
