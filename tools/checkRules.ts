import { resolve } from 'node:path';
import { gamesWithLedger, isSound, type RuleSurvey, surveyRules } from '@portolan/ledger/survey';

/** Compares the ledgers of the named games, or of all, with their tests and code. Returns the exit code. */
export function checkRules(root: string, names: readonly string[], print: (line: string) => void): number {
  const games = gamesWithLedger(root);
  const unknown = names.find((name) => !games.includes(name));
  if (unknown !== undefined) {
    print(`checkRules: no ledger for '${unknown}'; available: ${games.join(', ')}`);
    return 2;
  }
  const surveys = games
    .filter((game) => names.length === 0 || names.includes(game))
    .map((game) => surveyRules(root, game));
  for (const survey of surveys) {
    for (const line of faults(survey)) print(line);
    const cited = survey.rules.length - survey.uncited.length;
    print(`${survey.game}: ${survey.rules.length} rules, ${cited} cited by tests, ${survey.uncited.length} uncited`);
  }
  return surveys.every(isSound) ? 0 : 1;
}

function* faults({ ledger, uncited, unknown, repeated, broken }: RuleSurvey): Generator<string> {
  for (const { id, line } of repeated) yield `${ledger}:${line}: ${id} is defined more than once`;
  for (const { line } of broken) yield `${ledger}:${line}: looks like a rule but cannot be read as one`;
  for (const { id, line } of uncited) yield `${ledger}:${line}: ${id} is cited by no test`;
  for (const { id, file, line } of unknown) yield `${file}:${line}: cites ${id}, which ${ledger} does not have`;
}

if (import.meta.main) {
  process.exitCode = checkRules(resolve(import.meta.dirname, '..'), process.argv.slice(2), console.log);
}
