import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTest, sourcesBelow } from '../source/files.ts';
import { readSource, type Source, textOf, walk } from '../source/syntax.ts';
import { citedIds, isRuleId } from './ids.ts';
import { type BrokenLine, type Rule, readLedger } from './ledger.ts';
import { runningTests } from './titles.ts';

/** A place that names a rule. */
export interface Citation {
  readonly id: string;
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** The whole title of the test that cites; a comment or a constant in the code has none. */
  readonly title?: string;
}

/** A game's ledger held against its code and its tests. */
export interface RuleSurvey {
  readonly game: string;
  readonly ledger: string;
  readonly rules: readonly Rule[];
  /** In the titles of tests that run. */
  readonly tests: readonly Citation[];
  /** In comments, and ids that the code itself hands out. */
  readonly code: readonly Citation[];
  readonly uncited: readonly Rule[];
  readonly unknown: readonly Citation[];
  /** Every definition after the first. */
  readonly twice: readonly Rule[];
  readonly broken: readonly BrokenLine[];
}

/** The games below `root` that have a ledger with rules in it. */
export function gamesWithLedger(root: string): string[] {
  const games = join(root, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(ledgerPath(root, game)))
    .filter((game) => readLedger(readFileSync(ledgerPath(root, game), 'utf8')).rules.length > 0)
    .sort();
}

/** Reads one game. Throws a `SyntaxError` that names file and line when a source cannot be read. */
export function surveyRules(root: string, game: string): RuleSurvey {
  const ledger = ledgerPath(root, game);
  const { rules, broken } = readLedger(readFileSync(ledger, 'utf8'));
  const sources = sourcesBelow(join(root, 'games', game)).map(readSource);
  const tests = sources.filter(({ path }) => isTest(path)).flatMap((source) => titleCitations(root, source));
  const code = sources.flatMap((source) => codeCitations(root, source));
  const known = new Set(rules.map(({ id }) => id));
  const cited = new Set(tests.map(({ id }) => id));
  return {
    game,
    ledger: fromRoot(root, ledger),
    rules,
    tests,
    code,
    uncited: rules.filter(({ id }) => !cited.has(id)),
    unknown: [...tests, ...code].filter(({ id }) => !known.has(id)),
    twice: rules.filter(({ id }, index) => rules.findIndex((one) => one.id === id) < index),
    broken,
  };
}

export function isSound({ uncited, unknown, twice, broken }: RuleSurvey): boolean {
  return uncited.length + unknown.length + twice.length + broken.length === 0;
}

function ledgerPath(root: string, game: string): string {
  return join(root, 'games', game, 'RULES.md');
}

function fromRoot(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

function titleCitations(root: string, source: Source): Citation[] {
  const file = fromRoot(root, source.path);
  return runningTests(source).flatMap(({ line, path }) => {
    const title = path.join(' > ');
    return [...new Set(citedIds(title))].map((id) => ({ id, file, line, title }));
  });
}

function codeCitations(root: string, source: Source): Citation[] {
  const file = fromRoot(root, source.path);
  const found: Citation[] = [];
  for (const { value, start } of source.comments) {
    const first = source.lineAt(start);
    for (const [down, text] of value.split('\n').entries()) {
      for (const id of citedIds(text)) found.push({ id, file, line: first + down });
    }
  }
  if (isTest(source.path)) return found;
  walk(source.program, (node) => {
    const text = textOf(node);
    if (text !== undefined && isRuleId(text)) found.push({ id: text, file, line: source.lineAt(node.start) });
  });
  return found.sort((a, b) => a.line - b.line);
}
