import { t } from '../messages/finding.ts';

/** Languages that can be chosen for a table. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ru', 'ja', 'zh'] as const;

/** The name of a language; its tag if it is one that nobody can choose here. */
export function languageName(tag: string): string {
  const known = LANGUAGES.find((one) => one === tag);
  return known === undefined ? tag : t(`language.${known}`);
}

/** Choices for a field, with the empty value for any language. */
export function languageChoices(): { readonly value: string; readonly label: string }[] {
  return [
    { value: '', label: t('filter.anyLanguage') },
    ...LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
  ];
}
