import {
  atSpot,
  Board,
  Hit,
  InTurn,
  inBox,
  isLit,
  isSettled,
  Slice,
  turnClasses,
  useReadable,
} from '@portolan/table-kit';
import { cx, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChartLayer } from '../art/ChartLayer.tsx';
import { type ChartForm, layCaribbean } from '../art/geometry.ts';
import { Charts } from './Charts.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { type Deal, useDeal } from './deal.ts';
import { counterPlanned, type DestinationInfo, destinationLabel, destinationsOf } from './destinations.ts';
import { t } from './messages.ts';
import { armedCounter } from './session.ts';
import './caribbean.css';

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
  const { sheet, card, places, charts } = laid;
  const waters = charts ?? WATERS[form];
  const infos = destinationsOf(deal);
  const anyLit = infos.some(({ target }) => isLit(deal, target));
  return (
    <Board sheet={sheet} label={t('caribbean')} class="fd-sheet fd-caribbean" form={form}>
      <Memo of={[form, laid]}>{() => <ChartLayer form={form} laid={laid} />}</Memo>
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
        {infos.map((info) => {
          const first = !anyLit && info.at === 0;
          return (
            <InTurn key={info.id}>
              <Slice of={[laid, first, ...seenAt(deal, info)]}>
                {() => (
                  <li
                    class={cx('fd-dest', ...turnClasses(deal, info.target), isAsked(deal, info.at) && 'fd-here')}
                    style={atSpot(sheet, places[info.id]?.label ?? { x: 0, y: 0 }, card)}
                    data-card={`place:${info.id}`}
                    data-spot={`dest:${info.id}`}
                    data-zone={info.zone}
                  >
                    <Hit target={info.target} label={destinationLabel(deal, info)} first={first} />
                    <Slice of={drawnAt(deal, info)}>{() => <DestinationCard info={info} />}</Slice>
                  </li>
                )}
              </Slice>
            </InTurn>
          );
        })}
      </ul>
    </Board>
  );
}

function isAsked({ question }: Deal, at: number): boolean {
  return question !== undefined && 'destination' in question && question.destination === at;
}

/** Everything the drawing of a Destination depends on. What can be chosen does not change it. */
function drawnAt(deal: Deal, { at, id, place, ships, target }: DestinationInfo): readonly unknown[] {
  const { view, me, turn, question } = deal;
  const self = me === undefined ? undefined : view.players[me];
  const fleet = ships.map((seat) => `${seat} ${view.players[seat]?.galleon}`).join();
  const settled = isSettled(deal, target);
  const asked = isAsked(deal, at);
  // A picked piece is drawn where it would go, and at the port of the current trade.
  const picked = (settled || asked) && turn?.outlook;
  return [place, me, self?.pinnace, fleet, question?.kind, counterPlanned(deal, at, id), settled, asked, picked];
}

/** Everything its look and label depend on besides. */
function seenAt(deal: Deal, info: DestinationInfo): readonly unknown[] {
  return [...drawnAt(deal, info), deal.names.join(), info.target, isLit(deal, info.target)];
}
