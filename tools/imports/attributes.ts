import { nameOf, nodeIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';
import { isAtRule, preludesOf } from './preludes.ts';

export interface SelectedAttribute {
  readonly name: string;
  readonly line: number;
}

const SELECTED = /\[\s*(data-[\w-]+)/g;

/** The `data-` attributes that the selectors of a style sheet name. All others mean the same in every package. */
export function selectedAttributes(css: string): SelectedAttribute[] {
  const found: SelectedAttribute[] = [];
  for (const { text, lineAt } of preludesOf(css)) {
    if (isAtRule(text)) continue;
    for (const { 1: name = '', index } of text.matchAll(SELECTED)) found.push({ name, line: lineAt(index) });
  }
  return found;
}

/** The attributes that a README names as code: they are part of the package's interface. */
export function documentedAttributes(readme: string): ReadonlySet<string> {
  const code = readme.match(/`[^`\n]+`/g) ?? [];
  return new Set(code.flatMap((text) => text.match(/data-[\w-]+/g) ?? []));
}

/** The `data-` attributes that sources set: in JSX, by name or through `dataset`. A selector in a string sets nothing. */
export function attributesSetIn(sources: readonly Source[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const source of sources) {
    walk(source.program, (node) => {
      const name = jsxName(node) ?? assignedName(node) ?? textOf(node);
      if (name !== undefined && /^data-[\w-]+$/.test(name)) found.add(name);
    });
  }
  return found;
}

function jsxName(node: SyntaxNode): string | undefined {
  const name = node.type === 'JSXAttribute' ? nodeIn(node, 'name')?.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** `data-over-sea` for `element.dataset.overSea = …`. */
function assignedName(node: SyntaxNode): string | undefined {
  const left = node.type === 'AssignmentExpression' ? nodeIn(node, 'left') : undefined;
  const object = left === undefined ? undefined : nodeIn(left, 'object');
  if (left === undefined || object === undefined || nameOf(nodeIn(object, 'property')) !== 'dataset') return undefined;
  return `data-${nameOf(nodeIn(left, 'property'))?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
