import { nodesIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';

export interface SelectedClass {
  readonly name: string;
  readonly line: number;
}

const BLANK = /[^\n]/g;
const COMMENT = /\/\*.*?\*\//gs;
const STRING = /"[^"\n]*"|'[^'\n]*'/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** The classes that the selectors of a style sheet name, also inside at-rules and nested rules. */
export function selectedClasses(css: string): SelectedClass[] {
  const blank = (text: string): string => text.replace(BLANK, ' ');
  const text = css.replace(COMMENT, blank).replace(STRING, blank);
  const found: SelectedClass[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[{};]/g)) {
    const prelude = text.slice(start, index);
    if (mark === '{' && !prelude.trimStart().startsWith('@')) {
      for (const { 1: name = '', index: at } of prelude.matchAll(CLASS)) {
        found.push({ name, line: text.slice(0, start + at).split('\n').length });
      }
    }
    start = index + 1;
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

function rawText({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}
