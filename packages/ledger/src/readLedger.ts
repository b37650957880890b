/** Where a rule comes from: the printed rulebook, what follows from it, or a decision of this project. */
const SOURCES = ['RB', 'INF', 'RULING'] as const;
type RuleSource = (typeof SOURCES)[number];

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly source: RuleSource;
  /** The title of the heading it stands under; empty before the first heading. */
  readonly section: string;
  /** The lone line within the section that introduces it; empty where there is none. */
  readonly group: string;
  /** Its line number in the ledger, counted from 1. */
  readonly line: number;
}

/** A line that starts like a rule but cannot be read as one, so that no test could cite it. */
export interface BrokenLine {
  readonly line: number;
  readonly text: string;
}

export interface Ledger {
  readonly rules: readonly Rule[];
  readonly broken: readonly BrokenLine[];
}

const RULE = /^- \*\*([A-Z]+-[A-Z]+-\d{2})\*\* (.+) \((RB|INF|RULING)\)$/;
const LIKE_A_RULE = /^\s*[-*] \*\*[A-Z]+-[A-Z]+-\d+/;
/** `### Plymouth Street (PROV)`: the title, then what the ids of the section have in common. */
const HEADING = /^#{2,3} (.+?)(?: \([A-Z]+\))?$/;
const GROUP = /^[A-Z][^.:|]{2,60}$/;

/** Reads a game's RULES.md. */
export function readLedger(markdown: string): Ledger {
  const rules: Rule[] = [];
  const broken: BrokenLine[] = [];
  let [section, group] = ['', ''];
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const line = index + 1;
    const rule = readRule(text);
    const title = HEADING.exec(text)?.[1];
    if (rule !== undefined) rules.push({ ...rule, section, group, line });
    else if (LIKE_A_RULE.test(text)) broken.push({ line, text });
    else if (title !== undefined) [section, group] = [title, ''];
    else if (GROUP.test(text)) group = text;
  }
  return { rules, broken };
}

function readRule(line: string): Pick<Rule, 'id' | 'text' | 'source'> | undefined {
  const [, id, text, mark] = RULE.exec(line) ?? [];
  const source = SOURCES.find((one) => one === mark);
  return id === undefined || text === undefined || source === undefined ? undefined : { id, text, source };
}
