import { landOf } from '@portolan/nina-pinta';
import { Hit, inRectangle, isLit, isSettled, Slice } from '@portolan/table-kit';
import { cx, SeatBadge, seatColour } from '@portolan/ui-kit';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Scene, useScene } from '../table/scene.ts';
import { landTarget } from '../table/targets.ts';
import { landTitle, type PlaceView } from '../words.ts';
import { Folk } from './Folk.tsx';
import { Harbour } from './Harbour.tsx';
import { LandArt } from './LandArt.tsx';
import { landLabel } from './landLabel.ts';
import { LAND_LAYOUT } from './layout.ts';
import { pointedPlace } from './mapState.ts';
import { placeAsked } from './placeAsked.ts';
import { WORLD_SHEET } from './sheet.ts';
import { targetAt } from './targetAt.ts';
import './land.css';

export interface LandPlaceProps {
  readonly place: number;
  /** Reachable by Tab even when no land can be chosen. */
  readonly first: boolean;
}

/** A land with everything in it; it renders again only when something in it changes. */
export function LandPlace({ place, first }: LandPlaceProps): JSX.Element {
  const scene = useScene();
  const seen = scene.view.places[place];
  if (seen === undefined) throw new Error(`no land ${place}`);
  const target = targetAt(scene, place);
  const cargo = scene.view.players.map((player) => player.cargo[seen.world] ?? 0);
  const state = [isLit(scene, target), isSettled(scene, target), isHere(scene, place)];
  return (
    <Slice of={[seen, first, target, ...state, seen.ships.map((seat) => cargo[seat]).join(), scene.names.join()]}>
      {() => <Drawn {...{ scene, place, seen, target, first, cargo }} />}
    </Slice>
  );
}

interface DrawnProps extends LandPlaceProps {
  readonly scene: Scene;
  readonly seen: PlaceView;
  readonly target: string;
  readonly cargo: readonly number[];
}

function Drawn({ scene, place, seen, target, first, cargo }: DrawnProps): JSX.Element {
  const id = landTarget(scene.box, place);
  const { room } = LAND_LAYOUT[seen.land];
  const here = isHere(scene, place);
  const spot = useInSight(here);
  const classes = [isLit(scene, target) && 'np-lit', isSettled(scene, target) && 'np-settled', here && 'np-here'];
  return (
    <div class={cx('np-land', ...classes)} data-land={seen.land}>
      <LandArt
        place={seen}
        classes={classes}
        onPick={isLit(scene, target) ? () => scene.turn?.pick(target) : undefined}
      />
      <div
        ref={spot}
        class="np-room"
        style={inRectangle(WORLD_SHEET, room)}
        data-card={id}
        data-spot={id}
        onPointerEnter={() => pointedPlace.set(place)}
        onPointerLeave={() => pointedPlace.set(undefined)}
        onFocusCapture={() => pointedPlace.set(place)}
        onBlurCapture={() => pointedPlace.set(undefined)}
      >
        <Hit target={target} label={landLabel(scene, place)} first={first}>
          <span class="np-contents">
            <Heading scene={scene} seen={seen} land={landOf(place)} />
            <Folk place={seen} />
          </span>
        </Hit>
      </div>
      <Harbour place={seen} cargo={cargo} />
    </div>
  );
}

/** On a phone the question covers a part of the map, which must not be the land it is about. */
function useInSight(here: boolean): RefObject<HTMLDivElement | null> {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!here || typeof requestAnimationFrame === 'undefined') return;
    // In the next frame its world is in sight.
    const frame = requestAnimationFrame(() => spot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return spot;
}

/** The question is about this land. */
function isHere({ question }: Scene, place: number): boolean {
  return placeAsked(question) === place;
}

interface HeadingProps {
  readonly scene: Scene;
  readonly seen: PlaceView;
  readonly land: number;
}

function Heading({ scene, seen, land }: HeadingProps): JSX.Element {
  return (
    <span class="np-heading">
      <span class="np-name">{landTitle(scene.box, land)}</span>
      {seen.explored ? <Pips place={seen} /> : <Looked seats={seen.lookedAt} />}
    </span>
  );
}

/** The settlements that can stay, each taken one in the colour of its owner; those too many are crossed. */
function Pips({ place }: { readonly place: PlaceView }): JSX.Element {
  const { settlers, towns, city, capacity = 0 } = place;
  const taken = [
    ...(city === undefined ? [] : [city]),
    ...towns,
    ...settlers.flatMap(({ seat, count }) => Array.from({ length: count }, () => seat)),
  ];
  const places = Math.max(capacity, taken.length);
  return (
    <span class="np-pips">
      {Array.from({ length: places }, (_, at) => {
        const seat = taken[at];
        return (
          <i
            key={at}
            class={cx(seat !== undefined && 'np-taken', at >= capacity && 'np-over')}
            style={seat === undefined ? undefined : { '--colour': seatColour(seat) }}
          />
        );
      })}
    </span>
  );
}

function Looked({ seats }: { readonly seats: readonly number[] }): JSX.Element {
  return (
    <span class="np-looked">
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
    </span>
  );
}
