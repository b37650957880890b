import { nodeIn, type Source, textOf, walk } from '../source/syntax.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Gone before the program runs. */
  readonly typeOnly: boolean;
}

/** What a file imports, re-exports, or imports while it runs. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  walk(source.program, (node) => {
    const specifier = textOf(nodeIn(node, 'source'));
    if (specifier === undefined) return;
    const typeOnly = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    found.push({ specifier, line: source.lineAt(node.start), typeOnly });
  });
  return found;
}
