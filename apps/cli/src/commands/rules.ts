import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '@portolan/ledger';
import { type Citation, gamesWithLedger, isSound, type RuleSurvey, surveyRules } from '@portolan/ledger/survey';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { ROOT } from '../ledger.ts';
import { table } from '../table.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'compares the rule ledgers with the tests and code that cite them',
  usage: '[RULE-ID] [--game G]',
  positionals: 1,
  flags: {
    game: { value: 'G', help: 'only this game' },
    json: { help: 'one JSON object instead of text' },
  },
  about: [
    'Without an id: how many rules each ledger has and how many of them a running test cites. The exit code is 1 if a',
    'rule is not cited or a citation names no rule. With an id, such as FD-SAIL-04: the text of the rule, the condition',
    'that enforces it, the tests that cite it, and every other line of code that does.',
  ].join('\n'),
  run,
};

function run(args: Args): number {
  const surveys = chosen(args.text('game')).map((game) => surveyRules(ROOT, game));
  const [id] = args.positionals;
  return id === undefined ? summarize(surveys, args.on('json')) : showRule(surveys, id.toUpperCase(), args.on('json'));
}

function chosen(game: string | undefined): string[] {
  const games = gamesWithLedger(ROOT);
  if (game === undefined) return games;
  if (!games.includes(game)) throw new UserError(`no ledger for '${game}'; available: ${games.join(', ')}`);
  return [game];
}

function summarize(surveys: readonly RuleSurvey[], json: boolean): number {
  const sound = surveys.every(isSound);
  const found = surveys.map((survey) => ({
    game: survey.game,
    rules: survey.rules.length,
    cited: survey.rules.length - survey.uncited.length,
    uncited: survey.uncited.map(({ id }) => id),
    unknown: survey.unknown.map(({ id, file, line }) => `${id} in ${file}:${line}`),
    repeated: survey.repeated.map(({ id }) => id),
    broken: survey.broken.map(({ line }) => `${survey.ledger}:${line}`),
  }));
  if (json) print(JSON.stringify({ ok: sound, games: found }));
  else {
    const rows = found.map((one) => [one.game, one.rules, one.cited, one.uncited.length]);
    print([table(['game', 'rules', 'cited by a test', 'uncited'], rows), ...surveys.flatMap(faults)].join('\n'));
  }
  return sound ? EXIT.ok : EXIT.failed;
}

function faults({ ledger, uncited, unknown, repeated, broken }: RuleSurvey): string[] {
  return [
    ...uncited.map(({ id, text, line }) => `${ledger}:${line}: no test cites ${id} ${text}`),
    ...unknown.map(({ id, file, line }) => `${file}:${line}: there is no rule ${id}`),
    ...repeated.map(({ id, line }) => `${ledger}:${line}: ${id} is defined more than once`),
    ...broken.map(({ line }) => `${ledger}:${line}: looks like a rule but cannot be read as one`),
  ];
}

function showRule(surveys: readonly RuleSurvey[], id: string, json: boolean): number {
  for (const survey of surveys) {
    const rule = survey.rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    print(json ? JSON.stringify({ game: survey.game, ...rule, ...citing(survey, id) }) : describeRule(survey, rule));
    return EXIT.ok;
  }
  throw new UserError(`no rule '${id}' in the ledger of ${surveys.map(({ game }) => game).join(', ')}`);
}

function citing({ tests, enforced, code }: RuleSurvey, id: string): Pick<RuleSurvey, 'tests' | 'enforced' | 'code'> {
  const cites = (one: Citation): boolean => one.id === id;
  return { enforced: enforced.filter(cites), tests: tests.filter(cites), code: code.filter(cites) };
}

/** The text that `portolan rules ID` prints. */
export function describeRule(survey: RuleSurvey, rule: Rule, root = ROOT): string {
  const { tests, enforced, code } = citing(survey, rule.id);
  const quote = ({ file, line }: Citation): string => `  ${file}:${line}  ${sourceLine(join(root, file), line)}`;
  return [
    `${rule.id} (${rule.source})  ${survey.ledger}:${rule.line}`,
    rule.text,
    ...(enforced.length === 0 ? [] : ['', 'Enforced at', ...enforced.map(quote)]),
    '',
    tests.length === 0 ? 'No test cites it.' : 'Tests',
    ...tests.map(({ file, line, title }) => `  ${file}:${line}  ${title}`),
    '',
    code.length > 0 ? 'Code' : enforced.length > 0 ? 'No other code cites it.' : 'No code cites it.',
    ...code.map(quote),
  ].join('\n');
}

function sourceLine(path: string, line: number): string {
  return readFileSync(path, 'utf8').split('\n')[line - 1]?.trim() ?? '';
}
