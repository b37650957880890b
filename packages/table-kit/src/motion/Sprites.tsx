import { Emblem, seatColour } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { amount } from './amount.ts';
import './sprites.css';

/** Points that are won or lost. */
export function PointsSprite({ count }: { readonly count: number }): JSX.Element {
  return <b class="tk-sprite-points">{count > 0 ? `+${count}` : amount(count)}</b>;
}

export interface ChipSpriteProps {
  readonly count?: number | undefined;
  /** A symbol, or a word. */
  readonly children: ComponentChildren;
}

/** An amount of something, as a chip. */
export function ChipSprite({ count, children }: ChipSpriteProps): JSX.Element {
  return (
    <span class="tk-sprite-chip">
      {count !== undefined && <b>{amount(count)}</b>}
      {children}
    </span>
  );
}

/** The round marker of a seat, `--tk-disc` wide. */
export function DiscSprite({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <span class="tk-sprite-disc" style={{ '--colour': seatColour(seat) }}>
      <Emblem seat={seat} />
    </span>
  );
}
