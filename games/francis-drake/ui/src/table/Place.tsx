import { Fan, isSettled } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { LocationIcon } from '../art/LocationIcon.tsx';
import { locationNumber } from '../words.ts';
import { Amount, Gift } from './Amount.tsx';
import { Disc } from './Pieces.tsx';
import { useScene } from './scene.ts';
import type { CircleInfo, PlaceInfo } from './street.ts';

/** A Location on the street: its name, its circles, and what they give or who is on them. */
export function Place({ info }: { readonly info: PlaceInfo }): JSX.Element {
  const { id, place, name } = info;
  return (
    <>
      <span class="fd-house-box">
        <LocationIcon id={id} />
      </span>
      <div class="fd-place-head" aria-hidden="true">
        <span class="fd-place-name" translate={false}>
          {name}
        </span>
        <span class="fd-place-no">{place + 1}</span>
      </div>
      <div class="fd-circles" aria-hidden="true">
        {circlesOf(info)}
        <Extra info={info} />
      </div>
    </>
  );
}

/** Where circles give nothing by themselves they may overlap; elsewhere the gift must stay legible. */
function circlesOf(info: PlaceInfo): JSX.Element | readonly JSX.Element[] {
  const { circles, id } = info;
  const drawn = circles.map((circle, at) => <CircleView key={at} info={info} circle={circle} at={at} />);
  return circles.length > 3 || id === 'drake' ? <Fan count={circles.length}>{drawn}</Fan> : drawn;
}

interface CircleViewProps {
  readonly info: PlaceInfo;
  readonly circle: CircleInfo;
  readonly at: number;
}

function CircleView({ info, circle, at }: CircleViewProps): JSX.Element {
  const scene = useScene();
  const { seat, gift, die, next } = circle;
  const mine = next && isSettled(scene, info.target) ? scene.me : undefined;
  return (
    <span class={cx('fd-circle', next && 'fd-circle-next')} data-spot={`street:${info.place}:${at}`}>
      {seat !== undefined && <Disc seat={seat} piece={`pd:${seat}:${info.place}`} />}
      {seat === undefined && gift !== undefined && <Gift items={gift} />}
      {seat === undefined && die !== undefined && <Amount of="die" {...(die > 0 ? { n: `+${die}` } : {})} />}
      {mine !== undefined && <Disc seat={mine} ghostly />}
    </span>
  );
}

/** What a Location gives besides its circles: Drake's two turns, and the choices of Investor and Dockside. */
function Extra({ info }: { readonly info: PlaceInfo }): JSX.Element | null {
  const { box, view } = useScene();
  const { constants } = box.components;
  switch (info.id) {
    case 'drake': {
      const fixed = box.grants[view.seats]?.[locationNumber(info.id)]?.[0];
      return (
        <span class="fd-extra">
          {fixed !== undefined && <Gift items={fixed} />}
          <span>+1</span>
        </span>
      );
    }
    case 'investor':
      return <span class="fd-extra fd-cost">−{constants.investorCost}</span>;
    default:
      return null;
  }
}
