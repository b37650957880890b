import { SOURCES } from '@portolan/amerigo';
import type { SourceGroup } from '@portolan/table-kit/result';
import { t } from '../messages/sources.ts';

/** The sources of points, each a part of the bars. */
export function sourceGroups(): readonly SourceGroup[] {
  return SOURCES.map((source) => ({ title: t(source), sources: [source] }));
}
