import { nameAt } from '@portolan/client';
import { COMMODITIES, TREASURES } from '@portolan/francis-drake';
import { Slice } from '@portolan/table-kit';
import { cx, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t as word } from '../messages/words.ts';
import { capital } from '../words.ts';
import { t } from './messages.ts';
import { Cube } from './Pieces.tsx';
import { type Scene, useScene } from './scene.ts';
import './printedCharts.css';

export const CHARTS = ['voyage', 'score', 'conquest', 'commodity'] as const;
export type ChartName = (typeof CHARTS)[number];

const DRAWN: Readonly<Record<ChartName, () => JSX.Element>> = {
  voyage: Voyage,
  score: Score,
  conquest: Conquest,
  commodity: Commodity,
};

/** What the drawing of each depends on. */
const SEEN: Readonly<Record<ChartName, (scene: Scene) => readonly unknown[]>> = {
  voyage: ({ view }) => [view.voyage],
  score: ({ view, names }) => [names.join(), view.players.map(({ score }) => score).join()],
  conquest: ({ view, names }) => [names.join(), JSON.stringify(view.players.map(({ conquests }) => conquests))],
  commodity: () => [],
};

/** The printed charts that all players share. */
export function PrintedCharts({ only = CHARTS }: { readonly only?: readonly ChartName[] }): JSX.Element {
  const scene = useScene();
  return (
    <div class="fd-charts">
      {only.map((name) => {
        const Drawn = DRAWN[name];
        return (
          <section key={name} class={`fd-chart fd-chart-${name}`} data-card={`chart:${name}`} aria-label={t(name)}>
            <Slice of={SEEN[name](scene)}>{() => <Drawn />}</Slice>
          </section>
        );
      })}
    </div>
  );
}

function Voyage(): JSX.Element {
  const { box, view } = useScene();
  return (
    <>
      <h3>{t('voyage')}</h3>
      <ol class="fd-voyages">
        {Array.from({ length: box.components.voyages }, (_, at) => (
          <li
            key={at}
            class={cx(at + 1 === view.voyage && 'fd-now')}
            aria-current={at + 1 === view.voyage ? 'step' : undefined}
          >
            {at + 1}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Most points first. */
function Score(): JSX.Element {
  const { view, names } = useScene();
  const ranked = view.players.map(({ score }, seat) => ({ seat, score })).sort((one, other) => other.score - one.score);
  return (
    <>
      <h3>{t('score')}</h3>
      <ol class="fd-scores">
        {ranked.map(({ seat, score }) => (
          <li key={seat} data-spot={`track:${seat}`}>
            <SeatBadge seat={seat} label={nameAt(names, seat)} />
            <b>{`${score}`}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

const KINDS = ['town', 'fort', 'galleon'] as const;

function Conquest(): JSX.Element {
  const { box, view, names } = useScene();
  const bonus = box.components.constants.typeBonus;
  return (
    <>
      <h3>
        {t('conquest')} <small>{bonus.slice(1).join(' · ')}</small>
      </h3>
      <ul class="fd-conquests">
        {KINDS.map((kind) => (
          <li key={kind} data-spot={`conquest:${kind}`}>
            <Glyph name={kind} />
            <span class="unseen">{capital(word('kind', { kind }))} </span>
            <span class="fd-cubes">
              {view.players.map(
                ({ conquests }, seat) => conquests[kind] && <Cube key={seat} seat={seat} label={nameAt(names, seat)} />,
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Commodity(): JSX.Element {
  const { constants } = useScene().box.components;
  return (
    <>
      <h3>{t('commodity')}</h3>
      <ul class="fd-sets">
        {COMMODITIES.map((_, at) => (
          <li key={at}>
            <span>{at + 1}</span>
            <b>{Object.values(constants.setValues)[at]}</b>
          </li>
        ))}
      </ul>
      <ul class="fd-worths">
        {TREASURES.map((treasure) => (
          <li key={treasure} data-card={`treasure:${treasure}`}>
            <Glyph name={treasure} />
            <span class="unseen">{t('treasure', { treasure: treasure === 'jewel' ? 'other' : treasure })} </span>
            <b>{constants.treasureValues[treasure]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
