import type { TableTerms } from '@portolan/protocol';
import type { Draft } from './draft.ts';

/** What the players of a new table agree on about each other. */
export interface CompanyDraft {
  /** Undefined until somebody has chosen. */
  readonly rated: boolean | undefined;
  /** Empty: any. */
  readonly language: string;
}

type Agreeing = Pick<Draft, 'seats' | 'visibility' | 'company' | 'components'>;

export const USUAL_COMPANY: CompanyDraft = { rated: undefined, language: '' };

/** Whether others can join. */
export function hasCompany({ seats, visibility }: Pick<Draft, 'seats' | 'visibility'>): boolean {
  return visibility !== 'hotseat' && seats.some(({ kind }) => kind === 'open');
}

/** Results with other components cannot be compared. */
export function canBeRated({ components }: Pick<Draft, 'components'>): boolean {
  return components === undefined;
}

/** Among friends a game does not count, unless they want it to; in public it does, unless the host does not want that. */
export function isRated(draft: Agreeing): boolean {
  return canBeRated(draft) && (draft.company.rated ?? draft.visibility === 'public');
}

/** Nothing, where nobody else can join. */
export function companyTerms(draft: Agreeing): Pick<TableTerms, 'rated' | 'language'> {
  const { language } = draft.company;
  if (!hasCompany(draft)) return {};
  return { ...(isRated(draft) ? { rated: true } : {}), ...(language === '' ? {} : { language }) };
}
