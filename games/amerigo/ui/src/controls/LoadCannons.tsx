import { type PirateOutlook, pirateOutlook } from '@portolan/amerigo';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { foreseeLoad, type LoadForecast } from './foreseeLoad.ts';
import { playerOf } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';

/** How many cannons, with what the pirates would do about each number, now and in the next round. */
export function LoadCannons(): JSX.Element | null {
  const scene = useScene();
  const { box, view, question, turn } = scene;
  if (question?.kind !== 'loadCannons') return null;
  const loads = [...box.moves.load.entries()].filter(([count]) => turn?.whole.lit.has(`load:${count}`));
  return (
    <>
      <Facts outlook={pirateOutlook(box, view, question.seat)} />
      <div class="am-shelf">
        {loads.map(([count, move]) => (
          <Count key={count} count={count} ap={question.ap} forecast={foreseeLoad(scene, question.seat, move)} />
        ))}
      </div>
      <Cash />
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly ap: number;
  readonly forecast: LoadForecast;
}

function Count({ count, ap, forecast: { outlook, left, gold } }: CountProps): JSX.Element {
  const { now, next } = outlook;
  const { strength, isRepelled, lost } = now;
  const effect = isRepelled ? t('safeLong', { strength, left }) : t('loseLong', { strength, points: lost });
  return (
    <Choice target={`load:${count}`} class="am-item" label={t('cannonsLabel', { n: count, effect })}>
      <b class="am-number">{t('cannons', { n: count })}</b>
      <span class={isRepelled ? 'am-safe' : 'am-warn'}>{isRepelled ? t('safe') : t('lose', { points: lost })}</span>
      {next !== undefined && next.lost > 0 && (
        <span class="tk-choice-effect">{t('nextLoss', { points: rounded(next.lost) })}</span>
      )}
      {count > ap && <span class="am-gold">{priceText(count, ap)}</span>}
      {gold > 0 && <span class="am-gold">{t('trackGold', { gold })}</span>}
    </Choice>
  );
}

/** The pirates now and next, against the cannons as they are. */
function Facts({ outlook: { now, next } }: { readonly outlook: PirateOutlook }): JSX.Element {
  const cannons = playerOf(useScene())?.cannons ?? 0;
  return (
    <dl class="am-facts">
      <dt>{t('haveCannons')}</dt>
      <dd>{cannons}</dd>
      <dt>{t('pirates')}</dt>
      <dd>{now.strength}</dd>
      <dt>{t('lossNow')}</dt>
      <dd>{now.lost === 0 ? t('lossNone') : t('lossPoints', { points: now.lost })}</dd>
      <dt>{t('piratesNext')}</dt>
      <dd>{next === undefined ? t('piratesLast') : t('piratesRange', { least: next.least, most: next.most })}</dd>
    </dl>
  );
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
