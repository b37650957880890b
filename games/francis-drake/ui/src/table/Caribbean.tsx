import {
  atSpot,
  Board,
  Hit,
  InTurn,
  inRectangle,
  isLit,
  isSettled,
  Slice,
  turnClasses,
  useReadable,
} from '@portolan/table-kit';
import { cx, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { layCaribbean, type MapForm } from '../art/geometry.ts';
import { MapLayer } from '../art/MapLayer.tsx';
import { armedCounter } from './armedCounter.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { counterPlanned, type DestinationInfo, destinationLabel, destinationsOf } from './destinations.ts';
import { t } from './messages.ts';
import { PrintedCharts } from './PrintedCharts.tsx';
import { type Scene, useScene } from './scene.ts';
import './caribbean.css';

/** Open water of the middle sheet; on the tall one there is too little of it. */
const WATERS: Readonly<Partial<Record<MapForm, NonNullable<ReturnType<typeof layCaribbean>['charts']>>>> = {
  middle: { pacific: { x: 14, y: 300, w: 142, h: 166 }, atlantic: { x: 506, y: 14, w: 202, h: 56 } },
};

/** The map of the Caribbean with its fourteen Destinations. */
export function Caribbean({ form }: { readonly form: MapForm }): JSX.Element {
  const scene = useScene();
  useReadable(armedCounter);
  const { destinations } = scene.box.components;
  const laid = useMemo(() => layCaribbean(destinations, form), [destinations, form]);
  const { sheet, card, places, charts } = laid;
  const waters = charts ?? WATERS[form];
  const infos = destinationsOf(scene);
  const anyLit = infos.some(({ target }) => isLit(scene, target));
  return (
    <Board sheet={sheet} label={t('caribbean')} class="fd-sheet fd-caribbean" form={form}>
      <Memo of={[form, laid]}>{() => <MapLayer form={form} laid={laid} />}</Memo>
      {waters !== undefined && (
        <>
          <div class="fd-water" style={inRectangle(sheet, waters.pacific)}>
            <PrintedCharts only={['conquest', 'commodity']} />
          </div>
          <div class="fd-water" style={inRectangle(sheet, waters.atlantic)}>
            <PrintedCharts only={form === 'wide' ? ['voyage', 'score'] : ['score']} />
          </div>
        </>
      )}
      <ul class="fd-destinations">
        {infos.map((info) => {
          const first = !anyLit && info.at === 0;
          return (
            <InTurn key={info.id}>
              <Slice of={[laid, first, ...seenAt(scene, info)]}>
                {() => (
                  <li
                    class={cx('fd-dest', ...turnClasses(scene, info.target), isAsked(scene, info.at) && 'fd-here')}
                    style={atSpot(sheet, places[info.id]?.label ?? { x: 0, y: 0 }, card)}
                    data-card={`place:${info.id}`}
                    data-spot={`dest:${info.id}`}
                    data-zone={info.zone}
                  >
                    <Hit target={info.target} label={destinationLabel(scene, info)} first={first} />
                    <Slice of={drawnAt(scene, info)}>{() => <DestinationCard info={info} />}</Slice>
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

function isAsked({ question }: Scene, at: number): boolean {
  return question !== undefined && 'destination' in question && question.destination === at;
}

/** Everything the drawing of a Destination depends on. What can be chosen does not change it. */
function drawnAt(scene: Scene, { at, id, place, ships, target }: DestinationInfo): readonly unknown[] {
  const { view, me, turn, question } = scene;
  const self = me === undefined ? undefined : view.players[me];
  const fleet = ships.map((seat) => `${seat} ${view.players[seat]?.galleon}`).join();
  const settled = isSettled(scene, target);
  const asked = isAsked(scene, at);
  // A picked piece is drawn where it would go, and at the port of the current trade.
  const picked = (settled || asked) && turn?.outlook;
  return [place, me, self?.pinnace, fleet, question?.kind, counterPlanned(scene, at, id), settled, asked, picked];
}

/** Everything its look and label depend on besides. */
function seenAt(scene: Scene, info: DestinationInfo): readonly unknown[] {
  return [...drawnAt(scene, info), scene.names.join(), info.target, isLit(scene, info.target)];
}
