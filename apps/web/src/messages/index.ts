import { en } from './en.ts';

/** A message, or its forms by number (`n`) where the words depend on it. */
export type Message = string | { readonly one: string; readonly other: string };
export type Catalogue = Readonly<Record<MessageKey, Message>>;
export type MessageKey = keyof typeof en;

interface Language {
  readonly code: string;
  readonly messages: Catalogue;
}

/** The one in use. Another language is another catalogue with the same keys. */
const language: Language = { code: 'en', messages: en };
const plurals = new Intl.PluralRules(language.code);

/** The words for `key`, with `{name}` filled in. */
export function t(key: MessageKey, fill: Readonly<Record<string, string | number>> = {}): string {
  const message = language.messages[key];
  const form =
    typeof message === 'string' ? message : message[plurals.select(Number(fill.n ?? 0)) === 'one' ? 'one' : 'other'];
  return fillIn(form, fill);
}

/** Replaces `{name}` by the values given. */
export function fillIn(text: string, fill: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));
}

const dates = new Intl.DateTimeFormat(language.code, { day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat(language.code, { hour: '2-digit', minute: '2-digit' });
const relative = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
const UNITS = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const;

/** How long ago, in the roundest unit; a date when it is more than two weeks. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds < 45) return t('time.now');
  const [unit, size] = UNITS.findLast(([, each]) => seconds >= each * 0.9) ?? UNITS[0];
  const count = Math.max(1, Math.round(seconds / size));
  if (unit === 'day' && count > 14) return dates.format(at);
  return relative.format(-count, unit);
}

export function clockTime(at: number): string {
  return clock.format(at);
}
