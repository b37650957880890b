import { defineMessages, translator } from '@portolan/i18n';

/** The charts of a finished game. */
export const t = translator(
  defineMessages('fd.result', {
    start: 'Start and Investor',
    towns: 'Towns',
    forts: 'Forts',
    galleons: 'Galleons',
    hero: 'Hero’s bonus',
    kinds: 'Kinds conquered',
    holders: 'Admiral and Governor',
    commodities: 'Commodities',
    treasure: 'Treasure',
    tie: 'Ties are broken by homebound dock after the last voyage: the lower one ranks higher.',
    voyage: 'Voyage {n}',
    final: 'Final scoring',
    attacked: '{place} ({kind})',
    investor: 'Investor',
    admiral: 'Admiral',
    governor: 'Governor',
  }),
);
