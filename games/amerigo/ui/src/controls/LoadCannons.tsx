import { pirateLoss, strengthAgainst } from '@portolan/amerigo';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { t } from './messages.ts';
import { playerOf, positionOf } from './position.ts';
import { priceText } from './price.ts';

/** How many cannons, with what the pirates would do about each number, now and in the next round. */
export function LoadCannons(): JSX.Element | null {
  const scene = useScene();
  const { box, question, turn } = scene;
  const player = playerOf(scene);
  if (question?.kind !== 'loadCannons' || player === undefined) return null;
  const { cannons: most } = box.components.tracks;
  const strength = strengthAgainst(box, positionOf(scene), question.seat);
  const counts = Array.from({ length: most - player.cannons + 1 }, (_, count) => count);
  return (
    <>
      <PirateTable strength={strength} />
      <div class="am-tiles">
        {counts
          .filter((count) => turn?.whole.lit.has(`load:${count}`))
          .map((count) => {
            const cannons = player.cannons + count;
            const lost = pirateLoss(box, { ...player, cannons }, strength);
            const isFull = cannons === most && count < question.ap;
            const effect =
              cannons >= strength
                ? t('safeLong', { strength, left: cannons - strength })
                : t('loseLong', { strength, points: lost });
            return (
              <Choice
                key={count}
                target={`load:${count}`}
                class="am-tile"
                label={t('cannonsLabel', { n: count, effect })}
              >
                <b class="am-number">{t('cannons', { n: count })}</b>
                <span class="tk-choice-effect">{cannons >= strength ? t('safe') : t('lose', { points: lost })}</span>
                {count > question.ap && <span class="am-gold">{priceText(count, question.ap)}</span>}
                {isFull && <span class="am-gold">{t('trackGold', { gold: box.components.tracks.endGold })}</span>}
              </Choice>
            );
          })}
      </div>
      <Cash />
    </>
  );
}

/** The pirates now and next, against the cannons as they are. */
function PirateTable({ strength }: { readonly strength: number }): JSX.Element | null {
  const scene = useScene();
  const { box, view } = scene;
  const player = playerOf(scene);
  if (player === undefined) return null;
  const lost = pirateLoss(box, player, strength);
  const { pirates } = view.toCome;
  return (
    <dl class="am-facts">
      <dt>{t('pirates')}</dt>
      <dd>{strength}</dd>
      <dt>{t('piratesNext')}</dt>
      <dd>
        {view.round === box.components.rounds
          ? t('piratesLast')
          : t('piratesRange', { least: strength + Math.min(...pirates), most: strength + Math.max(...pirates) })}
      </dd>
      <dt>{t('haveCannons')}</dt>
      <dd>{player.cannons}</dd>
      <dt>{t('lossNow')}</dt>
      <dd>{lost === 0 ? t('lossNone') : t('lossPoints', { points: lost })}</dd>
    </dl>
  );
}
