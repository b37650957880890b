import { PROBLEMS } from '@portolan/amerigo';
import { defineMessages, translator } from '@portolan/i18n';

/** What is wrong with components or options: the texts that the rules have for the command line. */
export const t = translator(defineMessages('am.problems', PROBLEMS));
