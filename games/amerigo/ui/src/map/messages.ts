import { defineMessages, translator } from '@portolan/i18n';

/** Texts on the map. */
export const t = translator(defineMessages('am.map', { map: 'The archipelago' }));
