import { defineMessages, translator } from '@portolan/i18n';

/** The ranking at the end of a game. */
export const t = translator(defineMessages('kit.motion', { resigned: '{name} (resigned)' }));
