import type { ClockInfo, PauseReason } from '@portolan/protocol';
import { t } from '../messages/time.ts';
import { HOUR, MINUTE, shortSpan } from './spans.ts';

/** What a clock shows at a moment. */
export interface ClockFace {
  /** Milliseconds. */
  readonly left: number;
  readonly text: string;
  readonly runs: boolean;
  /** It is close to zero. */
  readonly isLow: boolean;
  readonly paused: PauseReason | undefined;
  /** Milliseconds until its text changes; undefined for one that stands still. */
  readonly changesIn: number | undefined;
}

/** The last minute of a live clock; where turns take days, the last hour. */
export const LIVE_LOW = MINUTE;
export const DAYS_LOW = HOUR;

/** Below this, seconds are shown: earlier they would only make people nervous. */
const WITH_SECONDS = 10 * MINUTE;

/** The server decides what happens at zero; until then the clock shows zero. */
export function clockFace(clock: ClockInfo, now: number, lowBelow = LIVE_LOW): ClockFace {
  const { until, paused } = clock;
  const runs = until !== undefined;
  const left = runs ? Math.max(0, until - now) : clock.left;
  return {
    left,
    text: timeLeft(left),
    runs,
    isLow: runs && left < lowBelow,
    paused,
    changesIn: runs && left > 0 ? changesIn(left) : undefined,
  };
}

/** `1 day 4 h`, `5 h 12 min`, `42 min`, `9:41`. */
export function timeLeft(ms: number): string {
  if (ms >= WITH_SECONDS) return shortSpan(ms - (ms % MINUTE));
  // Rounded up, so that zero means zero.
  const seconds = Math.ceil(ms / 1000);
  const figures = { minutes: `${Math.floor(seconds / 60)}`, seconds: `${seconds % 60}`.padStart(2, '0') };
  return t('clock.figures', figures);
}

function changesIn(left: number): number {
  if (left < WITH_SECONDS) return left % 1000 || 1000;
  // At least every minute: a device may have slept.
  return (left % MINUTE) + 1;
}
