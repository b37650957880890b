import { isAtRule, preludesOf } from './preludes.ts';

export interface UnscopedSelector {
  readonly selector: string;
  readonly line: number;
}

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Selectors that name neither a class nor an attribute of the package's own interface: they would style whatever any other
 * package puts on the page.
 */
export function* unscopedSelectors(css: string, own: ReadonlySet<string>): Generator<UnscopedSelector> {
  for (const { text, around, lineAt } of preludesOf(css)) {
    // What is nested in a rule is scoped by that rule, and keyframes select nothing.
    if (isAtRule(text) || around.some((outer) => !isAtRule(outer) || outer.startsWith('@keyframes'))) continue;
    for (const { selector, at } of selectorsIn(text)) {
      const named = selector.replaceAll(NEGATED, '');
      const attributes = [...named.matchAll(/\[\s*([\w-]+)/g)].map(([, name = '']) => name);
      if (/\.[A-Za-z_-]/.test(named) || attributes.some((name) => own.has(name))) continue;
      yield {
        selector: selector.trim().replaceAll(/=\s+\]/g, '=…]'),
        line: lineAt(at + selector.length - selector.trimStart().length),
      };
    }
  }
}

/** The parts of a selector list; commas within parentheses do not separate them. */
function* selectorsIn(list: string): Generator<{ readonly selector: string; readonly at: number }> {
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of list.matchAll(/[(),]/g)) {
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (depth === 0) {
      yield { selector: list.slice(start, index), at: start };
      start = index + 1;
    }
  }
  yield { selector: list.slice(start), at: start };
}
