import type { Answered } from '@portolan/client';
import type { NoticeInfo } from '@portolan/protocol';
import { DEFAULT_NOTICES } from '@portolan/protocol';
import { noticeApi } from './noticeApi.ts';

/** A part of the page. */
export interface PartProps {
  readonly info: NoticeInfo;
  readonly onChange: (info: NoticeInfo) => void;
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_NOTICES.zone;
}

/** The settings of somebody who has not chosen any: in the time zone of their device. */
export function shownSettings({ settings, channels }: NoticeInfo): NoticeInfo['settings'] {
  const { timing, minutes, hour, zone } = DEFAULT_NOTICES;
  const isDefault =
    settings.timing === timing && settings.minutes === minutes && settings.hour === hour && settings.zone === zone;
  const isFresh = channels.length === 0 && isDefault;
  return isFresh ? { ...settings, zone: browserZone() } : settings;
}

/** Adds a first or further channel. The first one also stores the settings as they are shown. */
export async function withSettings(info: NoticeInfo, add: () => Answered<NoticeInfo>): Answered<NoticeInfo> {
  const shown = shownSettings(info);
  if (shown !== info.settings) {
    const kept = await noticeApi.set(shown);
    if (!kept.ok) return kept;
  }
  return add();
}
