export { type Arg, type List, type ListStyle, list, type Mention, type Said, textOf } from './args.ts';
export {
  asLocale,
  currentLocale,
  inLocale,
  intlLocale,
  type Locale,
  registerTranslation,
  setLocale,
  type Translation,
  translationsReady,
} from './locale.ts';
export { monthSpan } from './monthSpan.ts';
export type { ParamList, Params } from './params.ts';
export { ago, calendarDay, clockTime } from './time.ts';
export { defineMessages, type Messages, type Translator, translator } from './translator.ts';
