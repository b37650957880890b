import type { SourceGroup } from '@portolan/table-kit/result';

export const SOURCE_GROUPS: readonly SourceGroup[] = [
  { title: 'Start and Investor', sources: ['start', 'investor'] },
  { title: 'Towns', sources: ['towns'] },
  { title: 'Forts', sources: ['forts'] },
  { title: 'Galleons', sources: ['galleons'] },
  { title: 'Hero’s bonus', sources: ['hero'] },
  { title: 'Kinds conquered', sources: ['kinds'] },
  { title: 'Admiral and Governor', sources: ['admiral', 'governor'] },
  { title: 'Commodities', sources: ['commodities'] },
  { title: 'Treasure', sources: ['silver', 'gold', 'jewels'] },
];

export const TIE_NOTE = 'Equal points: the lower homebound dock after the last voyage ranks higher.';
