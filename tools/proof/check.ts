import type { Args, Flags } from '@portolan/cli/toolkit';

/** The result of a check. The figures are what we claim; `ok` is true if the floor is met. */
export interface Verdict {
  readonly ok: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
}

export interface CheckContext {
  readonly args: Args;
  /** Whether to run the smaller form of the check, within 50 s. */
  readonly quick: boolean;
  /** Prints text for people; does nothing with `--json`. */
  say(text: string): void;
}

/** A claim and how to verify it. One file in `checks/` each. */
export interface Check {
  readonly name: string;
  /** One line: what is measured and what must be met. */
  readonly summary: string;
  /** In addition to `--quick` and `--json`, which every check has. */
  readonly flags: Flags;
  run(context: CheckContext): Promise<Verdict>;
}
