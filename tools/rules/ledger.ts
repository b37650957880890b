/** Where a rule comes from: the printed book, what follows from it, or a decision of ours. */
const SOURCES = ['RB', 'INF', 'RULING'] as const;
export type RuleSource = (typeof SOURCES)[number];

export interface Rule {
  readonly id: string;
  /** The middle of the id: `PROV` in `FD-PROV-04`. */
  readonly section: string;
  readonly text: string;
  readonly source: RuleSource;
  /** In the ledger, counted from 1. */
  readonly line: number;
}

/** A line that opens like a rule and is none: nothing can cite it, so nobody would miss its test. */
export interface BrokenLine {
  readonly line: number;
  readonly text: string;
}

export interface Ledger {
  readonly rules: readonly Rule[];
  readonly broken: readonly BrokenLine[];
}

const RULE = /^- \*\*([A-Z]+-([A-Z]+)-\d{2})\*\* (.+) \((RB|INF|RULING)\)$/;
const LIKE_A_RULE = /^\s*[-*] \*\*[A-Z]+-[A-Z]+-\d+/;

export function readLedger(markdown: string): Ledger {
  const rules: Rule[] = [];
  const broken: BrokenLine[] = [];
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const rule = readRule(text, index + 1);
    if (rule !== undefined) rules.push(rule);
    else if (LIKE_A_RULE.test(text)) broken.push({ line: index + 1, text });
  }
  return { rules, broken };
}

function readRule(line: string, number: number): Rule | undefined {
  const [, id, section, text, mark] = RULE.exec(line) ?? [];
  const source = SOURCES.find((one) => one === mark);
  if (id === undefined || section === undefined || text === undefined || source === undefined) return undefined;
  return { id, section, text, source, line: number };
}
