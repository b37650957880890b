/** A structured log. Never log secrets: no seed, cookie, move text or chat. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes one JSON object per line. */
export function makeLog(write: (line: string) => void, now: () => number): Log {
  const line = (level: string) => (fields: object, message: string) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields })}\n`);
  return { info: line('info'), error: line('error') };
}
