import { nameAt } from '@portolan/client';
import type { View } from '@portolan/specimen';
import type { CardScene, CardWords } from '@portolan/table-kit/cards';
import { t } from '../messages/cards.ts';
import { worthWords } from '../words.ts';

const RULES = {
  chart: ['SP-BID-01', 'SP-BID-04'],
  coast: ['SP-EXPLORE-01', 'SP-EXPLORE-06'],
  seat: ['SP-END-02', 'SP-HIDDEN-01'],
  sea: ['SP-EXPLORE-05'],
  pile: ['SP-ROUND-02'],
  round: ['SP-ROUND-01', 'SP-END-01'],
  home: ['SP-EXPLORE-08'],
  claim: ['SP-EXPLORE-04'],
  leave: ['SP-EXPLORE-06', 'SP-EXPLORE-07'],
  help: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Kind = keyof typeof RULES;

function isKind(text: string): text is Kind {
  return Object.hasOwn(RULES, text);
}

/** The text of a card, and for a bare coast the move that it closes. */
export function describeCard({ view, names, legal }: CardScene<undefined, View>, card: string): CardWords | undefined {
  const [kind = '', id = ''] = card.split(':');
  if (!isKind(kind)) return undefined;
  const coast = kind === 'coast' ? view.coasts[Number(id) - 1] : undefined;
  const isExploring = legal.length > 0 && view.asked.at(-1)?.kind === 'explore';
  return {
    title: titleOf(kind, id, names),
    what: t(`${kind}What`),
    now:
      coast === undefined ? [] : [coast.bare ? t('coastBare') : t('coastIsland', { worth: worthWords(coast.island) })],
    rules: RULES[kind],
    closed: coast?.bare === true && isExploring ? `look ${id}` : undefined,
  };
}

function titleOf(kind: Kind, id: string, names: readonly string[]): string {
  if (kind === 'seat') return nameAt(names, Number(id));
  return kind === 'chart' || kind === 'coast' ? t(kind, { id }) : t(kind);
}
