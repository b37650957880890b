import { GOODS } from '@portolan/amerigo';
import { list } from '@portolan/i18n';
import { cx, Popover } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { productionName, tokenWords } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import { TokenFace } from './TokenFace.tsx';
import './time.css';

/** The time markers of all rounds, and on request what the next round brings. */
export function Time(): JSX.Element {
  const { box, view } = useScene();
  return (
    <Panel name="time" title={t('time')} card="time:all" note={<ComingButton />} of={[view.round]}>
      {() => (
        <ol class="am-time" title={t('timeTitle', { n: view.timeMarker })}>
          {box.components.timeMarkers.map((n, at) => (
            <li
              key={at}
              class={cx(at + 1 === view.round && 'am-now', at + 1 < view.round && 'am-past')}
              aria-current={at + 1 === view.round ? 'step' : undefined}
            >
              <span class="unseen">{t('roundTime', { round: at + 1, n })}</span>
              <span aria-hidden="true">{t('times', { n })}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function ComingButton(): JSX.Element {
  return (
    <Popover label={t('comingLabel')} face={t('coming')} class="am-coming-button">
      <Coming />
    </Popover>
  );
}

/** Everything that may turn up when the next round is prepared. */
function Coming(): JSX.Element {
  const { box, view } = useScene();
  const { progress, production, pirates } = view.toCome;
  const time = box.components.timeMarkers[view.round];
  if (time === undefined || view.question === undefined) return <p>{t('comingNone')}</p>;
  const kinds = box.production.map((_, kind) => production.filter((one) => one === kind).length);
  return (
    <div class="am-coming">
      <p>{t('comingTime', { n: time })}</p>
      <p>{t('comingPirates', { values: list([...pirates.map(String)], 'or') })}</p>
      <p>{t('comingTokens', { n: box.components.progressDisplay.left })}</p>
      <ul class="am-coming-tokens">
        {progress.map((token) => (
          <li key={token} class="am-token" title={tokenWords(box, token)}>
            <span class="unseen">{tokenWords(box, token)}</span>
            <TokenFace box={box} token={token} />
          </li>
        ))}
      </ul>
      <p>{t('comingMarket', { n: view.market.length })}</p>
      <ul class="am-coming-market">
        {box.production.map(
          ({ good, cost }, kind) =>
            (kinds[kind] ?? 0) > 0 && (
              <li key={kind} title={productionName(box, kind)}>
                <span class="unseen">{t('ofKind', { n: kinds[kind] ?? 0, kind: productionName(box, kind) })}</span>
                <span aria-hidden="true">
                  {t('ofKind', { n: kinds[kind] ?? 0, kind: t('costShort', { n: cost }) })}
                </span>
                <Glyph name={GOODS[good] ?? 'token'} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
