/** Everything a server has about a player, as one JSON file. Every part of the server adds a section of its own. */
export interface OwnData {
  /** Adds a section. A list that may be long is yielded bit by bit. */
  add(name: string, section: Section): void;
  /** The file, in pieces of text. */
  write(player: string): AsyncGenerator<string, void, undefined>;
}

export type Section = (player: string) => Promise<unknown> | AsyncIterable<unknown>;

export function makeOwnData(): OwnData {
  const sections = new Map<string, Section>();
  return {
    add: (name, section) => void sections.set(name, section),
    async *write(player) {
      let before = '{';
      for (const [name, section] of sections) {
        yield `${before}\n${JSON.stringify(name)}: `;
        yield* writeSection(section(player));
        before = ',';
      }
      yield '\n}\n';
    },
  };
}

async function* writeSection(made: ReturnType<Section>): AsyncGenerator<string, void, undefined> {
  if (made instanceof Promise) {
    yield JSON.stringify((await made) ?? null);
    return;
  }
  let before = '[';
  for await (const item of made) {
    yield `${before}\n  ${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
