import type { TableTerms } from '@portolan/protocol';
import { hasCompany, isRated } from './companyTerms.ts';
import type { Draft } from './draft.ts';

type Hinting = Pick<Draft, 'seats' | 'visibility' | 'company' | 'components' | 'hints'>;

/** Whether hints can be chosen: not where the game is rated, on a shared device, and where only bots play. */
export function hintsOffered(draft: Hinting): boolean {
  const { seats, visibility } = draft;
  if (visibility === 'hotseat' || seats.every(({ kind }) => kind === 'bot')) return false;
  return !hasCompany(draft) || !isRated(draft);
}

/** Whoever plays alone has hints, unless they do not want any; people who play each other do not, unless they agree on it. */
export function isHinted(draft: Hinting): boolean {
  return draft.hints ?? !hasCompany(draft);
}

/** Nothing, where it is as usual. */
export function hintTerms(draft: Hinting): Pick<TableTerms, 'hints'> {
  const company = hasCompany(draft);
  if (!hintsOffered(draft) || isHinted(draft) !== company) return {};
  return { hints: company ? 'everybody' : 'nobody' };
}
