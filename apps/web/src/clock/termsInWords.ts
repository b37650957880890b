import { intlLocale } from '@portolan/i18n';
import type { LiveClock, TableClock, TableTerms } from '@portolan/protocol';
import { t } from '../messages/terms.ts';
import { HOUR, shortSpan, spanInWords } from './spans.ts';

/** What the players of a table agree on besides the rules, a sentence each. */
export function termsInWords(terms: TableTerms): readonly string[] {
  const { clock, atZero = 'standIn', silenceHours, rated, language, hints } = terms;
  return [
    ...(clock === undefined ? [t('terms.noClock')] : [...clockSentences(clock), t(`terms.${atZero}`)]),
    ...(silenceHours === undefined ? [] : [t('terms.silence', { time: spanInWords(silenceHours * HOUR) })]),
    ...(rated === true ? [t('terms.rated')] : []),
    ...(language === undefined ? [] : [t('terms.language', { language: nameOfLanguage(language) })]),
    ...(hints === undefined ? [] : [t(`terms.hints.${hints}`)]),
  ];
}

/** The clock in a few words, for a list of tables; undefined without a clock. */
export function shortTerms({ clock }: TableTerms): string | undefined {
  if (clock === undefined) return undefined;
  if (clock.kind === 'correspondence') return t('terms.shortDays', { n: clock.daysPerTurn });
  const [bank, more] = spansOf(clock, shortSpan);
  return more === undefined ? bank : t('terms.shortBank', { bank, more });
}

function clockSentences(clock: TableClock): readonly string[] {
  if (clock.kind === 'live') {
    const [bank, more] = spansOf(clock, spanInWords);
    return [more === undefined ? t('terms.bank', { bank }) : t('terms.bankAndMore', { bank, more })];
  }
  const { daysPerTurn, skipWeekends, holidays, vacationDays } = clock;
  return [
    t('terms.days', { n: daysPerTurn }),
    ...(skipWeekends === true ? [t('terms.weekends')] : []),
    ...(holidays === undefined ? [] : [t('terms.holidays', { n: holidays })]),
    ...(vacationDays === undefined ? [] : [t('terms.vacation', { n: vacationDays })]),
  ];
}

/** The bank and the increment, if there is one. */
function spansOf(
  { bankSeconds, incrementSeconds }: LiveClock,
  say: (ms: number) => string,
): readonly [bank: string, more: string | undefined] {
  return [say(bankSeconds * 1000), incrementSeconds === 0 ? undefined : say(incrementSeconds * 1000)];
}

function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(intlLocale(), { type: 'language' }).of(tag) ?? tag;
}
