import { defineMessages, translator } from '@portolan/i18n';
import { PROBLEMS } from '@portolan/specimen';

/** What is wrong with components or options: the texts that the rules have for the command line. */
export const t = translator(defineMessages('landfall.problems', PROBLEMS));
