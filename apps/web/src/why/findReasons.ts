import { loadLedger, type Match } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';

/** Moves that are closed for the same reason. */
export interface Reason {
  /** In notation. */
  readonly moves: readonly string[];
  /** Undefined where no single rule forbids them. */
  readonly rule: string | undefined;
  /** The text of the rule. */
  readonly text: string | undefined;
}

/** Why each of the moves is closed, grouped by rule in the order of the moves; or why there is no answer. */
export async function findReasons(
  match: Match,
  game: string,
  moves: readonly string[],
): Promise<readonly Reason[] | RefusalInfo> {
  const [ledger, ...answers] = await Promise.all([loadLedger(game), ...moves.map((text) => match.why(text))]);
  const byRule = new Map<string, string[]>();
  for (const [at, text] of moves.entries()) {
    const said = answers[at];
    if (said === undefined) continue;
    if ('code' in said) return said;
    if (!said.legal) byRule.set(said.rule ?? '', [...(byRule.get(said.rule ?? '') ?? []), text]);
  }
  return [...byRule].map(([rule, grouped]) => ({
    moves: grouped,
    rule: rule === '' ? undefined : rule,
    text: ledger.find(({ id }) => id === rule)?.text,
  }));
}
