import { isTest, nodeIn, nodesIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';
import { citedIds, isRuleId } from './ruleIds.ts';

/** A rule id in a source file. */
export interface CodeCitation {
  readonly id: string;
  readonly line: number;
  /** The line declares a condition: the id together with the predicate that enforces it. */
  readonly enforces: boolean;
}

/** The rule ids in a file's comments and, outside tests, in its string literals. */
export function codeCitations(source: Source): CodeCitation[] {
  const found = commentCitations(source);
  if (!isTest(source.path)) found.push(...literalCitations(source));
  return found.sort((a, b) => a.line - b.line);
}

function commentCitations(source: Source): CodeCitation[] {
  return source.comments.flatMap(({ value, start }) => {
    const first = source.lineAt(start);
    return value
      .split('\n')
      .flatMap((text, down) => citedIds(text).map((id) => ({ id, line: first + down, enforces: false })));
  });
}

function literalCitations(source: Source): CodeCitation[] {
  const found: CodeCitation[] = [];
  walk(source.program, (node, parent) => {
    const text = textOf(node);
    if (text === undefined) return;
    const line = source.lineAt(node.start);
    if (isRuleId(text)) found.push({ id: text, line, enforces: parent !== undefined && isCondition(parent, node) });
    else for (const id of citedIds(text)) found.push({ id, line, enforces: false });
  });
  return found;
}

/** `['FD-SAIL-04', (context, move) => …]`, or the same as a property: `{ 'FD-SAIL-04': … }`. */
function isCondition(parent: SyntaxNode, id: SyntaxNode): boolean {
  if (parent.type === 'Property') return nodeIn(parent, 'key') === id && isPredicate(nodeIn(parent, 'value'));
  if (parent.type !== 'ArrayExpression') return false;
  const [first, predicate] = nodesIn(parent, 'elements');
  return first === id && isPredicate(predicate);
}

const PREDICATES = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'MemberExpression',
  'CallExpression',
];

function isPredicate(node: SyntaxNode | undefined): boolean {
  return node !== undefined && PREDICATES.includes(node.type);
}
