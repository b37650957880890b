import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTest, readSource, type Source, sourcesBelow } from '@portolan/syntax';
import { codeCitations } from './codeCitations.ts';
import { type BrokenLine, type Rule, readLedger } from './readLedger.ts';
import { citedIds } from './ruleIds.ts';
import { runningTests } from './testTitles.ts';

/** A place that cites a rule. */
export interface Citation {
  readonly id: string;
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
}

export interface TestCitation extends Citation {
  /** The test's full title, including the blocks around it. */
  readonly title: string;
}

/** A game's ledger compared with the tests and the code that cite it. */
export interface RuleSurvey {
  readonly game: string;
  readonly ledger: string;
  readonly rules: readonly Rule[];
  /** In the titles of tests that run. */
  readonly tests: readonly TestCitation[];
  /** Conditions: a rule id with the predicate that enforces it. */
  readonly enforced: readonly Citation[];
  /** Every other citation in the code: comments and string literals. */
  readonly code: readonly Citation[];
  readonly uncited: readonly Rule[];
  readonly unknown: readonly Citation[];
  /** Every definition of an id after its first. */
  readonly repeated: readonly Rule[];
  readonly broken: readonly BrokenLine[];
}

/** The games below `root` whose ledger contains rules. */
export function gamesWithLedger(root: string): string[] {
  const games = join(root, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(ledgerPath(root, game)))
    .filter((game) => readLedger(readFileSync(ledgerPath(root, game), 'utf8')).rules.length > 0)
    .sort();
}

/** Surveys one game. Throws a `SyntaxError` with file and line if a source cannot be parsed. */
export function surveyRules(root: string, game: string): RuleSurvey {
  const ledger = ledgerPath(root, game);
  const { rules, broken } = readLedger(readFileSync(ledger, 'utf8'));
  const sources = sourcesBelow(join(root, 'games', game)).map(readSource);
  const tests = sources.filter(({ path }) => isTest(path)).flatMap((source) => testCitations(root, source));
  const { enforced, code } = citationsIn(root, sources);
  const known = new Set(rules.map(({ id }) => id));
  const cited = new Set(tests.map(({ id }) => id));
  return {
    game,
    ledger: fromRoot(root, ledger),
    rules,
    tests,
    enforced,
    code,
    uncited: rules.filter(({ id }) => !cited.has(id)),
    unknown: [...tests, ...enforced, ...code].filter(({ id }) => !known.has(id)),
    repeated: rules.filter(({ id }, index) => rules.findIndex((one) => one.id === id) < index),
    broken,
  };
}

export function isSound({ uncited, unknown, repeated, broken }: RuleSurvey): boolean {
  return uncited.length + unknown.length + repeated.length + broken.length === 0;
}

function ledgerPath(root: string, game: string): string {
  return join(root, 'games', game, 'RULES.md');
}

function fromRoot(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

function testCitations(root: string, source: Source): TestCitation[] {
  const file = fromRoot(root, source.path);
  return runningTests(source).flatMap(({ line, path }) => {
    const title = path.join(' > ');
    return [...new Set(citedIds(title))].map((id) => ({ id, file, line, title }));
  });
}

function citationsIn(root: string, sources: readonly Source[]): Pick<RuleSurvey, 'enforced' | 'code'> {
  const [enforced, code]: [Citation[], Citation[]] = [[], []];
  for (const source of sources) {
    const file = fromRoot(root, source.path);
    for (const { id, line, enforces } of codeCitations(source)) (enforces ? enforced : code).push({ id, file, line });
  }
  return { enforced, code };
}
