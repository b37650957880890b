import { intlLocale } from '@portolan/i18n';

/** A day and time where the reader is: `Thu 19 Nov, 14:00`. */
export function whenInWords(at: number): string {
  return new Date(at).toLocaleString(intlLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
