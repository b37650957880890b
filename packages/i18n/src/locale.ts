/** The languages of the interface. `en-XA` is generated from English, to show which text is not translated. */
export type Locale = 'en' | 'en-XA';

const LOCALES: readonly Locale[] = ['en', 'en-XA'];

export function asLocale(code: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === code);
}

/** Messages of one catalogue in another language; what is missing is shown in English. */
export type Translation<Key extends string = string> = { readonly [K in Key]?: string };

interface Registered {
  readonly catalogue: string;
  readonly locale: Locale;
  load(): Promise<Translation>;
}

interface Current {
  readonly locale: Locale;
  /** Unique for each change, so that nothing cached for the previous locale is used. */
  readonly translations: Map<string, Translation>;
  readonly rewrite?: (message: string) => string;
}

const registered: Registered[] = [];
let current: Current = { locale: 'en', translations: new Map() };
let loading: Promise<unknown> = Promise.resolve();

export function currentLocale(): Locale {
  return current.locale;
}

/** The locale in the form `Intl` knows. Our English is British. */
export function intlLocale(): string {
  return current.locale.startsWith('en') ? 'en-GB' : current.locale;
}

/** Changes the locale and resolves when its messages are loaded. Call it before the first render. */
export async function setLocale(locale: Locale): Promise<void> {
  const rewrite = locale === 'en-XA' ? (await import('./pseudoMessage.ts')).pseudoMessage : undefined;
  current = { locale, translations: new Map(), ...(rewrite && { rewrite }) };
  await Promise.all(registered.filter((one) => one.locale === locale).map(loadInto));
}

/**
 * What `say` returns in another locale, for a reader who is elsewhere; `say` must not wait for anything. Shares no code with
 * `setLocale`: pages need only that, and every byte of it comes with their first files.
 */
export async function inLocale<T>(locale: Locale, say: () => T): Promise<T> {
  const rewrite = locale === 'en-XA' ? (await import('./pseudoMessage.ts')).pseudoMessage : undefined;
  const theirs = { locale, translations: new Map(), ...(rewrite && { rewrite }) };
  await during(theirs, () => Promise.all(registered.filter((one) => one.locale === locale).map(loadInto)));
  return during(theirs, say);
}

function during<T>(theirs: Current, work: () => T): T {
  const ours = current;
  current = theirs;
  try {
    return work();
  } finally {
    current = ours;
  }
}

/** Offers a translation of a catalogue. It is loaded only when its locale is the current one. */
export function registerTranslation<Key extends string>(
  messages: { readonly id: string; readonly english: Readonly<Record<Key, string>> },
  locale: Locale,
  load: () => Promise<Translation<Key>>,
): void {
  const one = { catalogue: messages.id, locale, load };
  registered.push(one);
  if (locale === current.locale) loading = Promise.all([loading, loadInto(one)]);
}

/** Resolves when the translations registered so far are loaded: wait for it after loading code that brings messages. */
export async function translationsReady(): Promise<void> {
  await loading;
}

/** Loads into the locale that is current when it is called. */
async function loadInto({ catalogue, load }: Registered): Promise<void> {
  const { translations } = current;
  translations.set(catalogue, { ...translations.get(catalogue), ...(await load()) });
}

/** The text of a message in the current locale, before anything is inserted. */
export function localized(catalogue: string, key: string, english: string): string {
  const text = current.translations.get(catalogue)?.[key] ?? english;
  return current.rewrite?.(text) ?? text;
}
