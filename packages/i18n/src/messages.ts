import { defineMessages, translator } from './translator.ts';

export const t = translator(defineMessages('i18n', { now: 'just now' }));
