import { nodesIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';
import { isAtRule, preludesOf } from './preludes.ts';

export interface SelectedClass {
  readonly name: string;
  readonly line: number;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** The classes that the selectors of a style sheet name, also inside at-rules and nested rules. */
export function selectedClasses(css: string): SelectedClass[] {
  const found: SelectedClass[] = [];
  for (const { text, lineAt } of preludesOf(css)) {
    if (isAtRule(text)) continue;
    for (const { 1: name = '', index } of text.matchAll(CLASS)) found.push({ name, line: lineAt(index) });
  }
  return found;
}

/** Whether a package's own sources use a class name. */
export type Mentions = (name: string) => boolean;

/** Every word in a string may be a class; a template such as `disc-${kind}` mentions all that begin like it. */
export function mentionsIn(sources: readonly Source[]): Mentions {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    walk(source.program, (node) => {
      const quasis = node.type === 'TemplateLiteral' ? nodesIn(node, 'quasis') : [];
      for (const word of wordsIn(textOf(node) ?? '')) whole.add(word);
      for (const quasi of quasis.slice(0, -1)) {
        const last = /[\w-]+$/.exec(rawText(quasi))?.[0];
        if (last !== undefined) beginnings.add(last);
      }
      for (const quasi of quasis) for (const word of wordsIn(rawText(quasi))) whole.add(word);
    });
  }
  return (name) => whole.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** The text of a part of a template. */
export function rawText({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}
