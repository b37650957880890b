import type { Args, Flags } from '@portolan/cli/toolkit';

/** What a check found. The figures are what we claim; `ok` is true when the floor holds. */
export interface Verdict {
  readonly ok: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
}

export interface CheckContext {
  readonly args: Args;
  /** The smaller form of the same check, done within 50 s. */
  readonly quick: boolean;
  /** For people; silent when a machine listens. */
  say(text: string): void;
}

/** One figure that we claim and how to see it for oneself. One file in `checks/` each. */
export interface Check {
  readonly name: string;
  /** One line: what is measured and what must hold. */
  readonly summary: string;
  /** Besides `--quick` and `--json`, which every check has. */
  readonly flags: Flags;
  run(context: CheckContext): Promise<Verdict>;
}
