/** Wrong input at the command line: shown as one line, exit code 2. */
export class UserError extends Error {
  override name = 'UserError';
}

export const EXIT = { ok: 0, failed: 1, usage: 2, internal: 70 } as const;

/** The text of any error, as one line. */
function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 297)}...` : line;
}

export function messageOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
