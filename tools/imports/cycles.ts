/** Edges of one package: file to the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The cycles that a walk along the imports runs into, each as the files on the way round; none if there are none. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push(way.slice(start));
    if (start >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
