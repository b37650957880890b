import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Hit } from './Hit.tsx';
import { useTableScene } from './tableContext.ts';
import { turnClasses } from './turnState.ts';
import './place.css';

export interface PlaceProps {
  /** What picking it picks, and the name of its card and spot. */
  readonly target: string;
  readonly label: string;
  /** From `atSpot` or `inRectangle`. */
  readonly at: Readonly<Record<string, string>>;
  /** The question is about this place. */
  readonly here?: boolean;
  readonly first?: boolean;
  /** Small things in its corner, such as badges. */
  readonly marks?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A place on a sheet that can be picked and explained; what lies there is stacked in it. */
export function Place({ target, label, at, here = false, first = false, marks, children }: PlaceProps): JSX.Element {
  const classes = turnClasses(useTableScene(), target);
  return (
    <div class={cx('tk-place', here && 'tk-here', ...classes)} style={at} data-card={target} data-spot={target}>
      <Hit target={target} label={label} first={first} />
      {children}
      {marks !== undefined && <span class="tk-place-marks">{marks}</span>}
    </div>
  );
}
