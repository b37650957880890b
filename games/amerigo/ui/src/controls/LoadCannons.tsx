import { type PirateOutlook, pirateOutlook, type View } from '@portolan/amerigo';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { type Scene, useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { t } from './messages.ts';
import { playerOf } from './position.ts';
import { priceText } from './price.ts';

/** How many cannons, with what the pirates would do about each number, now and in the next round. */
export function LoadCannons(): JSX.Element | null {
  const scene = useScene();
  const { box, question, turn } = scene;
  if (question?.kind !== 'loadCannons') return null;
  const counts = [...box.moves.load.keys()].filter((count) => turn?.whole.lit.has(`load:${count}`));
  return (
    <>
      <Facts outlook={outlookWith(scene, question.seat, 0)} />
      <div class="am-shelf">
        {counts.map((count) => (
          <Count key={count} count={count} ap={question.ap} outlook={outlookWith(scene, question.seat, count)} />
        ))}
      </div>
      <Cash />
    </>
  );
}

/** The attacks to come, with some more cannons. */
function outlookWith({ box, view }: Scene, seat: number, more: number): PirateOutlook {
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, cannons: player.cannons + more } : player,
  );
  return pirateOutlook(box, { ...view, players } satisfies View, seat);
}

interface CountProps {
  readonly count: number;
  readonly ap: number;
  readonly outlook: PirateOutlook;
}

function Count({ count, ap, outlook: { now, next } }: CountProps): JSX.Element {
  const scene = useScene();
  const { cannons: most, endGold } = scene.box.components.tracks;
  const cannons = (playerOf(scene)?.cannons ?? 0) + count;
  const { strength, lost } = now;
  const isBeaten = cannons >= strength;
  const effect = isBeaten
    ? t('safeLong', { strength, left: cannons - strength })
    : t('loseLong', { strength, points: lost });
  return (
    <Choice target={`load:${count}`} class="am-item" label={t('cannonsLabel', { n: count, effect })}>
      <b class="am-number">{t('cannons', { n: count })}</b>
      <span class={isBeaten ? 'am-safe' : 'am-warn'}>{isBeaten ? t('safe') : t('lose', { points: lost })}</span>
      {next !== undefined && next.lost > 0 && (
        <span class="tk-choice-effect">{t('nextLoss', { points: rounded(next.lost) })}</span>
      )}
      {count > ap && <span class="am-gold">{priceText(count, ap)}</span>}
      {cannons === most && count < ap && <span class="am-gold">{t('trackGold', { gold: endGold })}</span>}
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
