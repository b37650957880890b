export { type BrokenLine, type Rule, type RuleSource, readLedger } from './rules/ledger.ts';
export { type Citation, gamesWithLedger, isSound, type RuleSurvey, surveyRules } from './rules/survey.ts';
