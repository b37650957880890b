import { defineMessages, translator } from '@portolan/i18n';

/** Texts on the chart. */
export const t = translator(defineMessages('np.chart', { chart: 'The three worlds' }));
