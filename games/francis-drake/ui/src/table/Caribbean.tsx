import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChartLayer } from '../art/ChartLayer.tsx';
import { type ChartForm, layCaribbean } from '../art/geometry.ts';
import { Charts } from './Charts.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { isLit, isSettled, useDeal } from './deal.ts';
import { destinationsOf } from './destinations.ts';
import { say } from './messages.ts';
import { armedCounter } from './session.ts';
import { atSpot, inBox } from './sheet.ts';
import { useReadable } from './useReadable.ts';

/** Open water of the middle sheet; on the tall one there is too little of it. */
const WATERS: Readonly<Partial<Record<ChartForm, NonNullable<ReturnType<typeof layCaribbean>['charts']>>>> = {
  middle: { pacific: { x: 14, y: 300, w: 142, h: 166 }, atlantic: { x: 506, y: 14, w: 202, h: 56 } },
};

/** The chart of the Caribbean with its fourteen Destinations. */
export function Caribbean({ form }: { readonly form: ChartForm }): JSX.Element {
  const deal = useDeal();
  useReadable(armedCounter);
  const { destinations } = deal.box.components;
  const laid = useMemo(() => layCaribbean(destinations, form), [destinations, form]);
  const layer = useMemo(() => <ChartLayer form={form} laid={laid} />, [form, laid]);
  const { sheet, card, places, charts } = laid;
  const waters = charts ?? WATERS[form];
  const infos = destinationsOf(deal);
  const anyLit = infos.some(({ target }) => isLit(deal, target));
  return (
    <section
      class="fd-sheet fd-caribbean"
      data-form={form}
      style={{ '--ratio': `${sheet.width / sheet.height}` }}
      aria-label={say('caribbean')}
    >
      {layer}
      {waters !== undefined && (
        <>
          <div class="fd-water" style={inBox(sheet, waters.pacific)}>
            <Charts only={['conquest', 'commodity']} />
          </div>
          <div class="fd-water" style={inBox(sheet, waters.atlantic)}>
            <Charts only={form === 'wide' ? ['voyage', 'score'] : ['score']} />
          </div>
        </>
      )}
      <ul class="fd-destinations">
        {infos.map((info) => (
          <li
            key={info.id}
            class={cx(
              'fd-dest',
              `fd-${info.kind}`,
              isLit(deal, info.target) && 'fd-lit',
              isSettled(deal, info.target) && 'fd-settled',
              deal.question !== undefined &&
                'destination' in deal.question &&
                deal.question.destination === info.at &&
                'fd-here',
            )}
            style={atSpot(sheet, places[info.id]?.label ?? { x: 0, y: 0 }, card)}
            data-card={`place:${info.id}`}
            data-spot={`dest:${info.id}`}
            data-zone={info.zone}
          >
            <DestinationCard info={info} first={!anyLit && info.at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
