import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import './lines.css';

/** The emblem of each seat where its line ends; `heights` in percent, by seat. */
export function LineEnds({ heights }: { readonly heights: readonly number[] }): JSX.Element {
  return (
    <>
      {heights.map((y, seat) => (
        <span
          key={seat}
          class="tk-line-end seat-badge"
          data-seat={seat}
          style={{ top: `${y}%`, '--colour': seatColour(seat) }}
        >
          <Emblem seat={seat} />
        </span>
      ))}
    </>
  );
}
