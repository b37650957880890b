import { TREASURES } from '@portolan/francis-drake';
import { Fan, Hit, isSettled, pickedOf, turnClasses } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t as move } from '../messages/moves.ts';
import { t as word } from '../messages/words.ts';
import { Amount } from './Amount.tsx';
import { counterPlanned, type DestinationInfo } from './destinations.ts';
import { Counter, Disc, Ship } from './Pieces.tsx';
import { type Scene, useScene } from './scene.ts';

/** What is at a Destination: its kind, discs and ships, the price, and what it brings. */
export function DestinationCard({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const { name, kind } = info;
  return (
    <>
      <span class="fd-seal">
        <Glyph name={kind} />
      </span>
      <span class="fd-dest-name" aria-hidden="true" translate={false}>
        {name}
      </span>
      <Stack info={info} />
      {kind === 'port' ? (
        <div class="fd-dest-foot">
          <Wares info={info} />
        </div>
      ) : (
        <>
          <Reward info={info} />
          <div class="fd-dest-foot" aria-hidden="true">
            <Price info={info} />
          </div>
        </>
      )}
    </>
  );
}

/** The numbered circles and the discs on them; a ship lies over the disc of its mission. Many discs overlap. */
function Stack({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const scene = useScene();
  const { place, id, ships } = info;
  const circles = scene.box.circles[info.at] ?? 0;
  const planned = plannedDisc(scene, info);
  const free = Math.max(0, circles - place.discs.length - (planned === undefined ? 0 : 1));
  const all = place.discs.length + free + (planned === undefined ? 0 : 1);
  const alone = ships.filter((seat) => !place.discs.some((disc) => disc.seat === seat));
  const shipOf = (seat: number): JSX.Element => (
    <Ship seat={seat} galleon={scene.view.players[seat]?.galleon === true} />
  );
  return (
    <Fan class="fd-stack" count={all + alone.length} data-spot={`dest:${id}:stack`} aria-hidden="true">
      {place.discs.map(({ seat, disc, done }) => (
        <span key={seat} class="fd-berth" data-spot={`berth:${seat}:${id}`}>
          <Disc seat={seat} face={disc} done={done} piece={`md:${seat}:${id}`} />
          {ships.includes(seat) && shipOf(seat)}
        </span>
      ))}
      {planned !== undefined && scene.me !== undefined && <Disc seat={scene.me} face={planned} ghostly />}
      {Array.from({ length: free }, (_, at) => (
        <span key={at} class="fd-slot">
          {circles - free + at + 1}
        </span>
      ))}
      {alone.map((seat) => (
        <span key={`ship ${seat}`} class="fd-berth">
          {shipOf(seat)}
        </span>
      ))}
    </Fan>
  );
}

/** The disc that the move being chosen would place here. */
function plannedDisc(scene: Scene, { target, at }: DestinationInfo): string | undefined {
  if (target === undefined || !isSettled(scene, target)) return undefined;
  if (scene.question?.kind === 'placeMission') return pickedOf(scene, 'disc:') ?? '?';
  if (scene.question?.kind !== 'moveDisc' || scene.question.destination === at) return undefined;
  const from = scene.view.map[scene.question.destination];
  return from?.discs.find(({ seat }) => seat === scene.me)?.disc;
}

/** Crew and guns to pay, and the counter that may add to them. */
function Price({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const scene = useScene();
  const { at, id, kind, place, defence } = info;
  const planned = counterPlanned(scene, at, id);
  const { crew = 0, guns = 0 } = defence?.printed ?? {};
  return (
    <>
      {crew > 0 && <Amount of="crew" n={crew} />}
      {guns > 0 && (
        <span class={cx(defence?.gunsSpared && 'fd-spared')}>
          <Amount of="guns" n={guns} />
        </span>
      )}
      {(kind === 'fort' || kind === 'galleon') && (
        <span class="fd-counter-spot" data-spot={`counter:${id}`} data-piece={`counter:${id}`}>
          {place.counter !== undefined && <Counter value={place.counter.value} up={place.counter.up} />}
          {place.counter === undefined && planned !== undefined && <Counter value={planned} up={false} />}
        </span>
      )}
    </>
  );
}

/** Points and treasure. */
function Reward({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const { box } = useScene();
  const { at, id, place, defence } = info;
  const treasure = TREASURES[box.treasure[at] ?? -1];
  return (
    <span class="fd-dest-reward" aria-hidden="true">
      <b class="fd-points">{defence?.points}</b>
      <span class="fd-treasure" data-spot={`treasure:${id}`}>
        {treasure !== undefined &&
          (place.treasure ? (
            <span data-piece={`treasure:${id}`}>
              <Glyph name={treasure} />
            </span>
          ) : (
            <Glyph name={treasure} class="fd-printed" />
          ))}
      </span>
    </span>
  );
}

/** At the port of the current trade, each commodity can be picked. */
function Wares({ info }: { readonly info: DestinationInfo }): JSX.Element {
  const scene = useScene();
  const { id, at, place } = info;
  const trading = scene.question?.kind === 'trade' && scene.question.destination === at;
  return (
    <span class="fd-wares" aria-hidden={!trading}>
      {place.wares.map((ware) => {
        const target = `trade:${ware}`;
        return (
          <span
            key={ware}
            class={cx('fd-ware', ...(trading ? turnClasses(scene, target) : []))}
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
