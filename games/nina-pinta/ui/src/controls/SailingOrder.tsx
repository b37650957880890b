import { type LoadingPlan, type SealMove, WORLDS } from '@portolan/nina-pinta';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { crewWords, worldName, worldTitle } from '../words.ts';
import { t } from './messages.ts';

export interface SailingOrderProps {
  readonly plan: LoadingPlan;
  readonly order: SealMove;
  /** All orders that the crews allow. */
  readonly orders: readonly SealMove[];
  readonly onOrder: (worlds: readonly number[]) => void;
}

/** The ships in the order in which they sail; those with equal crews change places by a tap, or by dragging. */
export function SailingOrder({ plan, order, orders, onOrder }: SailingOrderProps): JSX.Element {
  const { box } = useScene();
  const worlds = voyageOf(order);
  const canSail = (wanted: readonly number[]): boolean => orders.some((one) => voyageOf(one).join() === wanted.join());
  const swap = (one: number, other: number): void => {
    const wanted = swapped(worlds, one, other);
    if (canSail(wanted)) onOrder(wanted);
  };
  return (
    <section class="np-order-of-sailing">
      <h3>{t('order')}</h3>
      <ol>
        {worlds.map((world, at) => {
          const load = plan[world];
          const crew = crewWords(load?.captain === true, load?.settlers ?? 0);
          const ship = t('sails', { space: at + 1, world: worldName(box, world), crew });
          const partner = at > 0 && canSail(swapped(worlds, at - 1, at)) ? at - 1 : undefined;
          const isFree = worlds.some((_, other) => other !== at && canSail(swapped(worlds, at, other)));
          return (
            <li key={world}>
              <button
                type="button"
                class={cx('np-sailing', 'np-hue', isFree && 'np-sailing-free')}
                data-world={WORLDS[world]}
                draggable={isFree}
                disabled={partner === undefined}
                aria-label={partner === undefined ? ship : t('sailsEarlier', { ship })}
                title={ship}
                onClick={() => partner !== undefined && swap(partner, at)}
                onDragStart={({ dataTransfer }) => dataTransfer?.setData('text/plain', `${at}`)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  swap(Number(event.dataTransfer?.getData('text/plain')), at);
                }}
              >
                <b>{at + 1}</b>
                <Glyph name={WORLDS[world] ?? WORLDS[0]} />
                {worldTitle(box, world)}
              </button>
            </li>
          );
        })}
      </ol>
      <p class="tk-hint">{t(orders.length > 1 ? 'orderHint' : 'orderFixed')}</p>
    </section>
  );
}

function voyageOf({ first, second, third }: SealMove): readonly number[] {
  return [first, second, third];
}

function swapped(worlds: readonly number[], one: number, other: number): readonly number[] {
  return worlds.map((world, at) => worlds[at === one ? other : at === other ? one : at] ?? world);
}
