import { cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Body, type BodyName } from './Body.tsx';
import './piece.css';

export interface PieceProps {
  readonly body: BodyName;
  /** Whose it is; its emblem is on the piece. */
  readonly seat?: number | undefined;
  /** `kind:id`: names its card, and motion finds it. */
  readonly id?: string | undefined;
  readonly class?: string;
  /** An amount or another mark at its foot. */
  readonly children?: ComponentChildren;
}

/** A thing with a body, 2em wide. Hidden from screen readers: the place where it is says what is there. */
export function Piece({ body, seat, id, class: more, children }: PieceProps): JSX.Element {
  return (
    <span
      class={cx('np-piece', more)}
      data-body={body}
      data-seat={seat}
      data-piece={id}
      data-card={id}
      aria-hidden="true"
      style={seat === undefined ? undefined : { '--np-seat': seatColour(seat) }}
    >
      <Body name={body} seat={seat} />
      {seat !== undefined && (
        <i>
          <Emblem seat={seat} />
        </i>
      )}
      {children}
    </span>
  );
}

/** An amount of gold on a piece. */
export function Gold({ amount, id }: { readonly amount: number; readonly id?: string }): JSX.Element {
  return (
    <b class="np-coin" data-card={id} data-spot={id}>
      {amount}
    </b>
  );
}
