import { TREASURES } from '@portolan/francis-drake';
import { Fan, Hit, isSettled, pickedOf, turnClasses } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t as move } from '../messages/moves.ts';
import { t as word } from '../messages/words.ts';
import { Amount } from './Amount.tsx';
import { useDeal } from './deal.ts';
import { counterPlanned, type DestinationInfo } from './destinations.ts';
import { Counter, Disc, Ship } from './Pieces.tsx';

/** What is at a Destination: discs, defences, points, treasure or commodities, and ships. */
export function DestinationCard({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const deal = useDeal();
  const { name, kind, ships } = info;
  return (
    <>
      <Glyph name={kind} class="fd-dest-kind" />
      <span class="fd-dest-name" aria-hidden="true" translate={false}>
        {name}
      </span>
      {info.defence !== undefined && (
        <b class="fd-points" aria-hidden="true">
          {info.defence.points}
        </b>
      )}
      <div class="fd-dest-pieces" aria-hidden="true">
        <Stack info={info} />
        {ships.length > 0 && (
          <Fan class="fd-ships" count={ships.length}>
            {ships.map((seat) => (
              <Ship key={seat} seat={seat} galleon={deal.view.players[seat]?.galleon === true} />
            ))}
          </Fan>
        )}
      </div>
      <div class="fd-dest-foot">{kind === 'port' ? <Wares info={info} /> : <Defences info={info} />}</div>
    </>
  );
}

/** The numbered circles and the discs on them. */
function Stack({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const deal = useDeal();
  const { place, id } = info;
  const circles = deal.box.circles[info.at] ?? 0;
  const planned = plannedDisc(deal, info);
  const free = Math.max(0, circles - place.discs.length - (planned === undefined ? 0 : 1));
  return (
    <Fan class="fd-stack" count={place.discs.length + (planned === undefined ? 0 : 1) + free} spot={`dest:${id}:stack`}>
      {place.discs.map(({ seat, disc, done }) => (
        <Disc key={seat} seat={seat} face={disc} done={done} piece={`md:${seat}:${id}`} />
      ))}
      {planned !== undefined && deal.me !== undefined && <Disc seat={deal.me} face={planned} ghostly />}
      {Array.from({ length: free }, (_, at) => (
        <span key={at} class="fd-slot">
          {circles - free + at + 1}
        </span>
      ))}
    </Fan>
  );
}

/** The disc that the move being chosen would place here. */
function plannedDisc(deal: ReturnType<typeof useDeal>, { target, at }: DestinationInfo): string | undefined {
  if (target === undefined || !isSettled(deal, target)) return undefined;
  if (deal.question?.kind === 'placeMission') return pickedOf(deal, 'disc:') ?? '?';
  if (deal.question?.kind !== 'moveDisc' || deal.question.destination === at) return undefined;
  const from = deal.view.map[deal.question.destination];
  return from?.discs.find(({ seat }) => seat === deal.me)?.disc;
}

function Defences({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const deal = useDeal();
  const { box, view } = deal;
  const { at, id, kind, place } = info;
  const planned = counterPlanned(deal, at, id);
  const galleon = box.components.galleonCounters[place.galleonCounter ?? -1];
  const treasure = TREASURES[box.treasure[at] ?? -1];
  const guns = galleon?.guns ?? box.guns[at] ?? 0;
  const spared = kind === 'fort' && deal.me !== undefined && view.players[deal.me]?.pinnace === true;
  return (
    <>
      <span class="fd-defences" aria-hidden="true">
        {(box.troops[at] ?? 0) > 0 && <Amount of="troops" n={box.troops[at] ?? 0} />}
        {guns > 0 && (
          <span class={cx(spared && 'fd-spared')}>
            <Amount of="guns" n={guns} />
          </span>
        )}
      </span>
      {(kind === 'fort' || kind === 'galleon') && (
        <span class="fd-counter-spot" data-spot={`counter:${id}`} data-piece={`counter:${id}`} aria-hidden="true">
          {place.counter !== undefined && <Counter value={place.counter.value} up={place.counter.up} />}
          {place.counter === undefined && planned !== undefined && <Counter value={planned} up={false} />}
        </span>
      )}
      <span class="fd-treasure" data-spot={`treasure:${id}`} aria-hidden="true">
        {treasure !== undefined &&
          (place.treasure ? (
            <span data-piece={`treasure:${id}`}>
              <Glyph name={treasure} />
            </span>
          ) : (
            <Glyph name={treasure} class="fd-printed" />
          ))}
      </span>
    </>
  );
}

/** At the port of the current trade, each commodity can be picked. */
function Wares({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const deal = useDeal();
  const { id, at, place } = info;
  const trading = deal.question?.kind === 'trade' && deal.question.destination === at;
  return (
    <span class="fd-wares" aria-hidden={!trading}>
      {place.wares.map((ware) => {
        const target = `trade:${ware}`;
        return (
          <span
            key={ware}
            class={cx('fd-ware', ...(trading ? turnClasses(deal, target) : []))}
            data-spot={`ware:${id}:${ware}`}
            data-piece={`ware:${id}:${ware}`}
            data-card={`commodity:${ware}`}
          >
            {trading && <Hit target={target} label={move('tradeFor', { commodity: word(ware) })} />}
            <Glyph name={ware} />
          </span>
        );
      })}
    </span>
  );
}
