import { nameOf, nodeIn, type Source, type SyntaxNode, walk } from '../source/syntax.ts';

/** Names by which a program reaches its clock, chance and surroundings. */
const SURROUNDINGS = new Set([
  'Buffer',
  'Date',
  'console',
  'crypto',
  'fetch',
  'global',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

export interface Impurity {
  readonly name: string;
  readonly line: number;
}

/** Uses of names that make a function's result depend on more than its arguments. */
export function impuritiesOf(source: Source): Impurity[] {
  const found: Impurity[] = [];
  walk(source.program, (node, parent) => {
    const name = isMathRandom(node) ? 'Math.random' : nameOf(node);
    if (name === undefined || (name !== 'Math.random' && !SURROUNDINGS.has(name))) return;
    if (parent !== undefined && isOnlyALabel(node, parent)) return;
    found.push({ name, line: source.lineAt(node.start) });
  });
  return found;
}

function isMathRandom(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || nameOf(nodeIn(node, 'object')) !== 'Math') return false;
  const property = nodeIn(node, 'property');
  return nameOf(property) === 'random' || property?.value === 'random';
}

/** A field or key of that name is the file's own: `step.process`, `{ process: 1 }`. */
function isOnlyALabel(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.computed === true) return false;
  return nodeIn(parent, 'property') === node || (nodeIn(parent, 'key') === node && parent.shorthand !== true);
}
