import { asLocale, type Locale } from '@portolan/i18n';

const KEY = 'locale';

/** The locale asked for by `?locale=` or by `localStorage.locale`; English without either. */
export function browserLocale(): Locale {
  const asked = new URLSearchParams(location.search).get(KEY);
  return asLocale(asked) ?? asLocale(stored()) ?? 'en';
}

/** Storage can be disabled in the browser. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
