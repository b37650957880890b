import { nodeIn, nodesIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';
import { rawText } from './classNames.ts';

export interface UsedClass {
  readonly name: string;
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
}

/** `class`, and props such as `rowClass` that become one. */
const CLASS_PROP = /^class$|Class$/;

/** The class names written out in the JSX of the sources. */
export function classesUsedIn(sources: readonly Source[]): UsedClass[] {
  const found: UsedClass[] = [];
  for (const source of sources) {
    walk(source.program, (node) => {
      const prop = node.type === 'JSXAttribute' ? nodeIn(node, 'name')?.name : undefined;
      const value = nodeIn(node, 'value');
      if (typeof prop !== 'string' || !CLASS_PROP.test(prop) || value === undefined) return;
      for (const { text, at } of textsIn(value)) {
        for (const name of namesIn(text)) found.push({ name, file: source.path, line: source.lineAt(at.start) });
      }
    });
  }
  return found;
}

interface Text {
  readonly text: string;
  readonly at: SyntaxNode;
}

/** The texts that may become the value, without those that are only compared or serve as conditions. */
function* textsIn(node: SyntaxNode): Generator<Text> {
  switch (node.type) {
    case 'Literal':
      return yield { text: textOf(node) ?? '', at: node };
    case 'TemplateLiteral':
      return yield* textsOfTemplate(node);
    case 'ConditionalExpression':
      return yield* inAll(node, 'consequent', 'alternate');
    case 'LogicalExpression':
      return yield* inAll(node, ...(node.operator === '&&' ? ['right'] : ['left', 'right']));
    case 'JSXExpressionContainer':
      return yield* inAll(node, 'expression');
    case 'CallExpression':
      for (const one of nodesIn(node, 'arguments')) yield* textsIn(one);
      return;
    case 'ArrayExpression':
      for (const one of nodesIn(node, 'elements')) yield* textsIn(one);
  }
}

/** What is written out in a template, and what its expressions may put in, with what they touch. */
function* textsOfTemplate(node: SyntaxNode): Generator<Text> {
  const parts = nodesIn(node, 'quasis').map(rawText);
  yield { text: parts.join(CUT), at: node };
  for (const [at, expression] of nodesIn(node, 'expressions').entries()) {
    const before = /\S*$/.exec(parts.slice(0, at + 1).join(CUT))?.[0] ?? '';
    const after = /^\S*/.exec(parts.slice(at + 1).join(CUT))?.[0] ?? '';
    for (const inner of textsIn(expression)) yield { text: before + inner.text + after, at: inner.at };
  }
}

function* inAll(node: SyntaxNode, ...keys: readonly string[]): Generator<Text> {
  for (const key of keys) {
    const inner = nodeIn(node, key);
    if (inner !== undefined) yield* textsIn(inner);
  }
}

/** Stands for an expression within a template: a name that touches it is not known. */
const CUT = '$';

function namesIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !word.includes(CUT));
}
