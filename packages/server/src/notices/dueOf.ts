import type { NoticeSettings } from '@portolan/protocol';
import type { NoticeKind } from '../store/noticeStore.ts';
import { nextHour } from './nextHour.ts';

export interface Due {
  readonly due: number;
  readonly digestAt?: number;
}

/** Whether the player can make the notice needless by answering in time; when a game starts or ends, they cannot. */
export function asksForAnswer(kind: NoticeKind): boolean {
  return kind === 'turn' || kind === 'askBack' || kind === 'vote';
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
    case 'daily': {
      const due = nextHour(at, settings.hour, settings.zone);
      return { due, digestAt: due };
    }
  }
}
