import type { TableProps } from '@portolan/client';
import { list } from '@portolan/i18n';
import * as kit from '@portolan/table-kit';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../messages/table.ts';
import { worthWords } from '../words.ts';
import art from './art.svg?url';
import { Island } from './Island.tsx';
import { SceneProvider, sceneOf, useScene } from './scene.ts';
import './table.css';

export { Controls } from './Controls.tsx';

export const SHEET = { width: 640, height: 300 };

// Nothing moves or is explained on first render.
const loadWords = async () => (await import('./cards.ts')).describeCard;
const useShow = kit.loadLater(() => import('./show.tsx'), 1000);

/** Landfall's table: the coasts with their islands, and the players. */
export function Table(props: TableProps): JSX.Element {
  const { table, moment, names, own, turn, timeline, match } = props;
  const root = useRef<HTMLElement>(null);
  const isMoving = kit.useReadable(timeline.now) !== undefined;
  const [show, Cards] = [useShow(isMoving), kit.useCards()];
  const scene = useMemo(() => sceneOf(props), [moment, names.join(), own.join(), turn]);
  return (
    <SceneProvider value={scene}>
      <kit.TableFrame root={root} title={table.title} turn={turn} class="lf-table">
        <Sea />
        <kit.SeatPanels>
          {names.map((name, seat) => (
            <kit.SeatPanel
              key={seat}
              {...{ seat, name, who: table.seats[seat] }}
              asked={moment.awaiting.includes(seat)}
              own={own.includes(seat)}
              score={scene.view.players[seat]?.score ?? 0}
            >
              <Holdings seat={seat} />
            </kit.SeatPanel>
          ))}
        </kit.SeatPanels>
        {Cards && (
          <Cards {...props} {...{ turn, match }} game="specimen" box={undefined} view={scene.view} load={loadWords} />
        )}
        {show && (
          <show.Stage timeline={timeline} root={root} cuesOf={({ event }) => show.cuesOf(event)} draw={show.draw} />
        )}
      </kit.TableFrame>
    </SceneProvider>
  );
}

/** The coasts with their islands. */
export function Sea(): JSX.Element {
  const { round, rounds, coasts, sea, pile } = useScene().view;
  const caption = (
    <>
      <span data-card="round:all" data-card-home="">
        {t('round', { round, rounds })}
      </span>
      <span data-card="sea:open">{t('sea', { n: sea })}</span>
      <span data-card="pile:charts" data-spot="pile">
        {t('pile', { n: pile })}
      </span>
    </>
  );
  return (
    <kit.SheetView sheet={SHEET} label={t('coasts')} art={`${art}#sea`} class="lf-sea" caption={caption}>
      {coasts.map((_, at) => (
        <Coast key={at} at={at} />
      ))}
    </kit.SheetView>
  );
}

function Coast({ at }: { readonly at: number }): JSX.Element {
  const n = at + 1;
  const { view, names, question } = useScene();
  const { bare = true, island, knownBy = 0 } = view.coasts[at] ?? {};
  const spot = { x: (SHEET.width * (at + 0.5)) / view.coasts.length, y: at % 2 === 0 ? 150 : 178 };
  return (
    <kit.Place
      target={`coast:${n}`}
      label={bare ? t('bareCoast', { n }) : t('islandCoast', { n, worth: worthWords(island) })}
      at={kit.atSpot(SHEET, spot, { w: 130, h: 112 })}
      here={question?.kind === 'settle' && question.coast === at}
      first={at === 0}
      marks={names.map(
        (name, seat) => (knownBy >> seat) % 2 === 1 && <SeatBadge seat={seat} label={t('seenBy', { name })} />,
      )}
    >
      {t('coast', { n })}
      {!bare && <Island worth={island} piece={`island:${n}`} />}
    </kit.Place>
  );
}

/** Charts in hand, the bid, islands and the journal. */
function Holdings({ seat }: { readonly seat: number }): JSX.Element | null {
  const player = useScene().view.players[seat];
  if (player === undefined) return null;
  const { charts, hasBid, own, islands, journal } = player;
  return (
    <>
      <kit.SeatTiles spot={`hand:${seat}`}>
        {Array.from({ length: charts }, (_, at) => {
          const face = own?.hand[at];
          // Named like the target of a bid, so that one can be pointed out.
          return <kit.SeatTile key={at} seat={seat} face={face} {...(face && { piece: `chart:${face}` })} />;
        })}
        <kit.TileSlot spot={`bid:${seat}`} title={t(hasBid ? 'bid' : 'noBid')}>
          {hasBid && <kit.SeatTile seat={seat} face={own?.bid || undefined} piece={`bid:${seat}`} />}
        </kit.TileSlot>
      </kit.SeatTiles>
      <p data-spot={`islands:${seat}`}>
        {islands.length === 0 ? t('noIslands') : t('islands', { worths: list(islands, 'plain') })}
      </p>
      {journal > 0 && <p>{t('journal', { points: journal })}</p>}
    </>
  );
}
