import type { SeatClock } from '@portolan/match';
import type { NoticeSettings } from '@portolan/protocol';
import type { NoticeKind } from '../store/noticeStore.ts';
import { nextHour } from './nextHour.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Due {
  readonly due: number;
  readonly digestAt?: number;
}

/** Whether the player can avert the notice by answering in time; not when a game starts or ends. */
export function asksForAnswer(kind: NoticeKind): boolean {
  return kind === 'turn' || kind === 'askBack' || kind === 'vote' || kind === 'clock';
}

/** When a notice of something that happened at `at` is to be sent; undefined if never. */
export function dueOf(kind: NoticeKind, settings: NoticeSettings, at: number): Due | undefined {
  switch (settings.timing) {
    case 'off':
      return undefined;
    case 'now':
      return { due: at };
    case 'later':
      return { due: asksForAnswer(kind) ? at + settings.minutes * 60_000 : at };
    case 'daily':
      return digest(nextHour(at, settings.hour, settings.zone));
  }
}

/** When the player of a turn is to be reminded that their time runs out; undefined if never. */
export function reminderOf(clock: SeatClock, settings: NoticeSettings): Due | undefined {
  switch (settings.timing) {
    case 'off':
      return undefined;
    case 'now':
    case 'later':
      return { due: clock.low };
    case 'daily':
      // The last one before zero.
      return digest(nextHour(clock.zero - DAY_MS, settings.hour, settings.zone));
  }
}

function digest(due: number): Due {
  return { due, digestAt: due };
}
