import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A node of an ESTree syntax tree, typed only as far as the checks need it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export interface Comment {
  readonly value: string;
  readonly start: number;
}

export interface Source {
  readonly path: string;
  readonly program: SyntaxNode;
  readonly comments: readonly Comment[];
  /** The line number, counted from 1, of an offset in the text. */
  lineAt(offset: number): number;
}

export function readSource(path: string): Source {
  return parseSource(path, readFileSync(path, 'utf8'));
}

export function parseSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  const fault = errors[0];
  const lineAt = lineFinder(text);
  if (fault !== undefined) {
    throw new SyntaxError(`${path}:${lineAt(fault.labels[0]?.start ?? 0)}: ${fault.message}`);
  }
  if (!isNode(program)) throw new SyntaxError(`${path}: no program`);
  return { path, program, comments, lineAt };
}

/** Visits every node, parents first. Where `look` returns false, the node's children are skipped. */
export function walk(node: SyntaxNode, look: (node: SyntaxNode, parent?: SyntaxNode) => unknown): void {
  const step = (one: SyntaxNode, parent?: SyntaxNode): void => {
    if (look(one, parent) === false) return;
    for (const child of children(one)) step(child, one);
  };
  step(node);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

export function nodesIn(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;
}

/** The text of a string or template literal, without a template's substitutions. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return nodesIn(node, 'quasis').map(cookedText).join('');
}

function cookedText({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function* children(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const later = starts.findIndex((start) => start > offset);
    return later < 0 ? starts.length : later;
  };
}
