import { allOf, integer, isRecord, object, oneOf, optional, type Shape, text } from '@portolan/kernel';
import { byKind } from './byKind.ts';
import { protocolFault as fault } from './problems.ts';
import { AT_ZERO, HINTS } from './terms.ts';

const CLOCK = byKind({
  live: object({
    kind: oneOf(['live']),
    bankSeconds: integer(30, 86_400),
    incrementSeconds: integer(0, 3600),
  }),
  correspondence: object({
    kind: oneOf(['correspondence']),
    daysPerTurn: integer(1, 30),
    skipWeekends: optional(oneOf([true])),
    holidays: optional(integer(1, 30)),
    vacationDays: optional(integer(1, 60)),
  }),
});

export const LANGUAGE_SHAPE = text(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, (path, found) =>
  fault(path, 'badLanguage', { found }),
);

const NEEDS_CLOCK: Shape = (value, path) =>
  isRecord(value) && 'atZero' in value && !('clock' in value) ? fault(`${path}/atZero`, 'needsClock') : undefined;

const UNRATED_HINTS: Shape = (value, path) =>
  isRecord(value) && value.hints === 'everybody' && 'rated' in value
    ? fault(`${path}/hints`, 'unratedOnly')
    : undefined;

export const TERMS_SHAPE: Shape = allOf(
  object({
    clock: optional(CLOCK),
    atZero: optional(oneOf(AT_ZERO)),
    silenceHours: optional(integer(1, 24 * 30)),
    rated: optional(oneOf([true])),
    language: optional(LANGUAGE_SHAPE),
    hints: optional(oneOf(HINTS)),
  }),
  NEEDS_CLOCK,
  UNRATED_HINTS,
);
