import type { AtZero, TableClock, TableTerms } from '@portolan/protocol';

/** How the time of a new table is measured. */
export const TIMINGS = ['none', 'live', 'days'] as const;
export type TimingKind = (typeof TIMINGS)[number];

/** What was chosen about time. What belongs to the kinds that were not chosen is kept, in case they are chosen again. */
export interface Timing {
  readonly kind: TimingKind;
  readonly bankMinutes: number;
  readonly incrementSeconds: number;
  readonly daysPerTurn: number;
  readonly skipWeekends: boolean;
  /** 0 for none; so are the days of vacation. */
  readonly holidays: number;
  readonly vacationDays: number;
  readonly atZero: AtZero;
  /** When the others may vote for a stand-in; 0 for never. */
  readonly silenceDays: number;
  /** The same where a clock would replace the silent player some time. */
  readonly earlyVoteDays: number;
}

/** Without a clock only a vote can replace somebody who has vanished. */
export const USUAL_TIMING: Timing = {
  kind: 'none',
  bankMinutes: 30,
  incrementSeconds: 30,
  daysPerTurn: 2,
  skipWeekends: true,
  holidays: 0,
  vacationDays: 14,
  atZero: 'standIn',
  silenceDays: 7,
  earlyVoteDays: 0,
};

/** Minutes for the whole match, and seconds for each turn. */
export const LIVE_PRESETS = [
  [15, 15],
  [30, 30],
  [60, 60],
  [120, 60],
] as const;
export const DAY_PRESETS = [1, 2, 3, 7] as const;

export const BANK_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
export const INCREMENT_SECONDS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300] as const;
export const TURN_DAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30] as const;
export const HOLIDAYS = [0, 1, 2, 3, 5, 10, 15] as const;
export const VACATION_DAYS = [0, 7, 14, 21, 28, 42, 60] as const;
export const SILENCE_DAYS = [0, 1, 2, 3, 7, 14, 30] as const;

/** The terms that were chosen; undefined when nothing is agreed on. */
export function termsOf(timing: Timing): TableTerms | undefined {
  const { kind, atZero } = timing;
  const days = votesAfter(timing);
  const silence = days === 0 ? {} : { silenceHours: days * 24 };
  const terms: TableTerms = kind === 'none' ? silence : { clock: clockOf(timing, kind), atZero, ...silence };
  return Object.keys(terms).length === 0 ? undefined : terms;
}

/** A live clock comes to its end long before anybody could vote. */
function votesAfter({ kind, silenceDays, earlyVoteDays }: Timing): number {
  if (kind === 'none') return silenceDays;
  return kind === 'days' ? earlyVoteDays : 0;
}

function clockOf(timing: Timing, kind: Exclude<TimingKind, 'none'>): TableClock {
  const { bankMinutes, incrementSeconds, daysPerTurn, skipWeekends, holidays, vacationDays } = timing;
  if (kind === 'live') return { kind, bankSeconds: bankMinutes * 60, incrementSeconds };
  return {
    kind: 'correspondence',
    daysPerTurn,
    ...(skipWeekends ? { skipWeekends } : {}),
    ...(holidays === 0 ? {} : { holidays }),
    ...(vacationDays === 0 ? {} : { vacationDays }),
  };
}
