import { nameOf, nodeIn, type Source, type SyntaxNode, walk } from '@portolan/syntax';

/** Globals through which a program reaches the clock, randomness or its environment. */
const ENVIRONMENT = new Set([
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

/** Uses of globals that make a result depend on more than the arguments. */
export function impuritiesOf(source: Source): Impurity[] {
  const found: Impurity[] = [];
  walk(source.program, (node, parent) => {
    const name = isMathRandom(node) ? 'Math.random' : nameOf(node);
    if (name === undefined || (name !== 'Math.random' && !ENVIRONMENT.has(name))) return;
    if (parent !== undefined && isPropertyName(node, parent)) return;
    found.push({ name, line: source.lineAt(node.start) });
  });
  return found;
}

function isMathRandom(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || nameOf(nodeIn(node, 'object')) !== 'Math') return false;
  const property = nodeIn(node, 'property');
  return nameOf(property) === 'random' || property?.value === 'random';
}

/** A property of that name is not the global: `step.process`, `{ process: 1 }`. */
function isPropertyName(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.computed === true) return false;
  return nodeIn(parent, 'property') === node || (nodeIn(parent, 'key') === node && parent.shorthand !== true);
}
