import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Citation,
  gamesWithLedger,
  isSound,
  type Rule,
  type RuleSurvey,
  surveyRules,
} from '@portolan/tools/rules';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { ROOT } from '../ledger.ts';
import { table } from '../table.ts';

export const rules: Command = {
  name: 'rules',
  summary: "holds the games' ledgers against the tests that cite them",
  usage: '[RULE-ID] [--game G]',
  positionals: 1,
  flags: {
    game: { value: 'G', help: 'only this game' },
    json: { help: 'one JSON object instead of text' },
  },
  about: [
    'Without an id: how many rules each ledger has and how many of them a running test cites; the exit code is 1 when',
    'any rule is uncited, or when a citation names no rule. With an id, such as FD-SAIL-04: the text of the rule, the',
    'tests that cite it, and the lines of code where it bites.',
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
  if (!games.includes(game)) throw new UserError(`no ledger for '${game}'; there is one for: ${games.join(', ')}`);
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
    twice: survey.twice.map(({ id }) => id),
    broken: survey.broken.map(({ line }) => `${survey.ledger}:${line}`),
  }));
  if (json) print(JSON.stringify({ ok: sound, games: found }));
  else {
    const rows = found.map((one) => [one.game, one.rules, one.cited, one.uncited.length]);
    print([table(['game', 'rules', 'cited by a test', 'uncited'], rows), ...surveys.flatMap(faults)].join('\n'));
  }
  return sound ? EXIT.ok : EXIT.failed;
}

function faults({ ledger, uncited, unknown, twice, broken }: RuleSurvey): string[] {
  return [
    ...uncited.map(({ id, text, line }) => `${ledger}:${line}: no test cites ${id} ${text}`),
    ...unknown.map(({ id, file, line }) => `${file}:${line}: there is no rule ${id}`),
    ...twice.map(({ id, line }) => `${ledger}:${line}: ${id} is defined twice`),
    ...broken.map(({ line }) => `${ledger}:${line}: looks like a rule, but cannot be read as one`),
  ];
}

function showRule(surveys: readonly RuleSurvey[], id: string, json: boolean): number {
  for (const survey of surveys) {
    const rule = survey.rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    const tests = survey.tests.filter((one) => one.id === id);
    const code = survey.code.filter((one) => one.id === id);
    print(
      json ? JSON.stringify({ game: survey.game, ...rule, tests, code }) : describeRule(survey, rule, { tests, code }),
    );
    return EXIT.ok;
  }
  throw new UserError(`no rule '${id}' in the ledger of ${surveys.map(({ game }) => game).join(', ')}`);
}

interface Cited {
  readonly tests: readonly Citation[];
  readonly code: readonly Citation[];
}

function describeRule({ ledger }: RuleSurvey, rule: Rule, { tests, code }: Cited): string {
  return [
    `${rule.id} (${rule.source})  ${ledger}:${rule.line}`,
    rule.text,
    '',
    tests.length === 0 ? 'No test cites it.' : 'Tests',
    ...tests.map(({ file, line, title }) => `  ${file}:${line}  ${title}`),
    '',
    code.length === 0 ? 'No code cites it.' : 'Code',
    ...code.map(({ file, line }) => `  ${file}:${line}  ${sourceLine(file, line)}`),
  ].join('\n');
}

function sourceLine(file: string, line: number): string {
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';
}
