/** Where problems are reported. Never log secrets: no seed, cookie, move text or chat. */
export interface ErrorLog {
  error(fields: object, message: string): void;
}
