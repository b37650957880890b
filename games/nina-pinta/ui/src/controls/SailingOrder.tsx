import { type LoadingPlan, type SealMove, WORLDS } from '@portolan/nina-pinta';
import { useDrag } from '@portolan/table-kit';
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

/** The ships in the order in which they sail; those with equal crews swap places by a tap, or by dragging. */
export function SailingOrder({ plan, order, orders, onOrder }: SailingOrderProps): JSX.Element {
  const worlds = voyageOf(order);
  const canSail = (wanted: readonly number[]): boolean => orders.some((one) => voyageOf(one).join() === wanted.join());
  return (
    <section class="np-order-of-sailing">
      <h3>{t('order')}</h3>
      <ol>
        {worlds.map((world, at) => {
          const load = plan[world];
          return (
            <Ship
              key={world}
              world={world}
              at={at}
              crew={crewWords(load?.captain === true, load?.settlers ?? 0)}
              partners={worlds.flatMap((_, other) =>
                other !== at && canSail(swapped(worlds, at, other)) ? [other] : [],
              )}
              onSwap={(other) => onOrder(swapped(worlds, at, other))}
            />
          );
        })}
      </ol>
      <p class="tk-hint">{t(orders.length > 1 ? 'orderHint' : 'orderFixed')}</p>
    </section>
  );
}

interface ShipProps {
  readonly world: number;
  readonly at: number;
  readonly crew: string;
  /** The positions it can swap with. */
  readonly partners: readonly number[];
  readonly onSwap: (other: number) => void;
}

const SPOTS = 'sailing:';

function Ship({ world, at, crew, partners, onSwap }: ShipProps): JSX.Element {
  const { box } = useScene();
  const drag = useDrag({
    spots: SPOTS,
    accepts: (id) => partners.includes(Number(id)),
    onDrop: (id) => onSwap(Number(id)),
  });
  // A tap swaps it with the ship before it, or failing that with one behind it.
  const partner = partners.findLast((other) => other < at) ?? partners[0];
  const ship = t('sails', { space: at + 1, world: worldName(box, world), crew });
  const label = partner === undefined ? ship : t(partner < at ? 'sailsEarlier' : 'sailsLater', { ship });
  return (
    <li data-spot={`${SPOTS}${at}`}>
      <button
        type="button"
        class={cx('np-sailing', 'np-hue', partner !== undefined && 'np-sailing-free')}
        data-world={WORLDS[world]}
        disabled={partner === undefined}
        aria-label={label}
        title={ship}
        onClick={() => partner !== undefined && onSwap(partner)}
        {...drag}
      >
        <b>{at + 1}</b>
        <Glyph name={WORLDS[world] ?? WORLDS[0]} />
        <span>{worldTitle(box, world)}</span>
      </button>
    </li>
  );
}

function voyageOf({ first, second, third }: SealMove): readonly number[] {
  return [first, second, third];
}

function swapped(worlds: readonly number[], one: number, other: number): readonly number[] {
  return worlds.map((world, at) => worlds[at === one ? other : at === other ? one : at] ?? world);
}
