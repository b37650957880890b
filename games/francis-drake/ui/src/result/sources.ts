import type { SourceGroup } from '@portolan/table-kit/result';
import { t } from './messages.ts';

/** The sources of points as they are grouped in the charts. */
export function sourceGroups(): readonly SourceGroup[] {
  return [
    { title: t('start'), sources: ['start', 'investor'] },
    { title: t('towns'), sources: ['towns'] },
    { title: t('forts'), sources: ['forts'] },
    { title: t('galleons'), sources: ['galleons'] },
    { title: t('hero'), sources: ['hero'] },
    { title: t('kinds'), sources: ['kinds'] },
    { title: t('holders'), sources: ['admiral', 'governor'] },
    { title: t('commodities'), sources: ['commodities'] },
    { title: t('treasure'), sources: ['silver', 'gold', 'jewels'] },
  ];
}
