import { optional } from '@portolan/kernel';
import { LANGUAGE_SHAPE } from './termsShape.ts';

/** Part of a request by which players say how to reach them: they are written to in the language of the page. */
export interface PageLocale {
  /** As a BCP 47 tag. */
  readonly locale?: string;
}

export const PAGE_LOCALE = { locale: optional(LANGUAGE_SHAPE) };
