import type { NoticeSettings } from '@portolan/protocol';
import type { NoticeKind } from '../store/noticeStore.ts';
import { nextHour } from './nextHour.ts';

export interface Due {
  readonly due: number;
  readonly digestAt?: number;
}

/** When a notice of something that happened at `at` is to be sent; undefined if never. */
export function dueOf(kind: NoticeKind, settings: NoticeSettings, at: number): Due | undefined {
  switch (settings.timing) {
    case 'off':
      return undefined;
    case 'now':
      return { due: at };
    case 'later':
      // There is no answer to wait for when a game starts or ends.
      return { due: kind === 'turn' ? at + settings.minutes * 60_000 : at };
    case 'daily': {
      const due = nextHour(at, settings.hour, settings.zone);
      return { due, digestAt: due };
    }
  }
}
