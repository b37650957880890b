import { nodeIn, type Source, textOf, walk } from '@portolan/syntax';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased before the program runs. */
  readonly typeOnly: boolean;
}

/** What a file imports, statically or dynamically, or re-exports. */
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
