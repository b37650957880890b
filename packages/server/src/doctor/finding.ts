/** Something the doctor noticed. */
export interface Finding {
  /** A fault needs attention; a note is good to know. */
  readonly level: 'fault' | 'note';
  /** A file, or a row: its database table and key, such as `entry 4f2k/17`. */
  readonly where: string;
  readonly problem: string;
  /** What to do about it. */
  readonly advice?: string;
}

export function fault(where: string, problem: string, advice?: string): Finding {
  return { level: 'fault', where, problem, ...(advice === undefined ? {} : { advice }) };
}

export function note(where: string, problem: string): Finding {
  return { level: 'note', where, problem };
}

/** The text of an error of the database or of the rules. */
export function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
