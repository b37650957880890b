import { nameOf, nodeIn, nodesIn, type Source, type SyntaxNode, textOf, walk } from '@portolan/syntax';

/** A test that runs, with the titles of its surrounding blocks. */
export interface TestTitle {
  readonly line: number;
  /** Outermost first; the last is the test's own. */
  readonly path: readonly string[];
}

interface Block {
  readonly kind: 'group' | 'test';
  readonly title: string;
  readonly runs: boolean;
}

const GROUPS = ['describe', 'suite'];
const TESTS = ['it', 'test'];
/** With these modifiers a test does not run, or not on every machine. */
const IDLE = ['skip', 'todo', 'skipIf', 'runIf'];

/** The tests in a file that run: not skipped, not marked as to do, and with a body. */
export function runningTests(source: Source): TestTitle[] {
  const found: TestTitle[] = [];
  collect(source, source.program, [], found);
  return found;
}

function collect(source: Source, from: SyntaxNode, outer: readonly string[], found: TestTitle[]): void {
  walk(from, (node) => {
    if (node === from) return true;
    const block = readBlock(node);
    if (block === undefined) return true;
    if (!block.runs) return false;
    const path = [...outer, block.title];
    if (block.kind === 'test') found.push({ line: source.lineAt(node.start), path });
    else collect(source, node, path, found);
    return false;
  });
}

function readBlock(node: SyntaxNode): Block | undefined {
  const callee = node.type === 'CallExpression' ? nodeIn(node, 'callee') : undefined;
  if (callee === undefined) return undefined;
  const [name = '', ...modifiers] = chain(callee);
  const kind = GROUPS.includes(name) ? 'group' : TESTS.includes(name) ? 'test' : undefined;
  if (kind === undefined) return undefined;
  const [head, ...rest] = nodesIn(node, 'arguments');
  // `it.each(rows)` only returns the function that is then called with the title.
  const title = textOf(head);
  if (title === undefined) return undefined;
  const runs = !modifiers.some((one) => IDLE.includes(one)) && rest.some(isBody) && !rest.some(isIdleOption);
  return { kind, title, runs };
}

/** The names in `it.only.each(rows)`: it, only, each. */
function chain(node: SyntaxNode): string[] {
  const inner = nodeIn(node, 'callee') ?? nodeIn(node, 'tag');
  if (inner !== undefined) return chain(inner);
  const object = nodeIn(node, 'object');
  if (object === undefined) return [nameOf(node) ?? ''];
  return [...chain(object), nameOf(nodeIn(node, 'property')) ?? ''];
}

function isBody(node: SyntaxNode): boolean {
  return ['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'CallExpression'].includes(node.type);
}

function isIdleOption(node: SyntaxNode): boolean {
  return nodesIn(node, 'properties').some((property) => IDLE.includes(nameOf(nodeIn(property, 'key')) ?? ''));
}
