import { t } from './messages.ts';

/** Steps, and the gold that some of them cost. */
export function priceSteps({ steps, gold }: { readonly steps: number; readonly gold: number }): string {
  return gold > 0 ? t('stepsGold', { steps, gold }) : t('stepsOnly', { steps });
}
