import { CompassRose, cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import './ceremony.css';

export interface CeremonyRow {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly score: number;
  /** What was added to the score, where that is known. */
  readonly gain?: number | undefined;
}

export interface CeremonyProps {
  readonly title: string;
  readonly text?: string;
  /** A picture above the title. */
  readonly children?: ComponentChildren;
  /** Best first. */
  readonly rows: readonly CeremonyRow[];
  /** The end of the game, not only of a round. */
  readonly grand?: boolean;
}

/** When the last row appears, as a share of the ceremony's time. */
const ROWS_BY = 0.42;

/**
 * The ranking at the end of a round or game, as the sprite of a `ceremony` cue. `data-moves` names the parts that move;
 * with reduced motion all of it is there at once.
 */
export function Ceremony({ title, text, children, rows, grand = false }: CeremonyProps): JSX.Element {
  const most = Math.max(1, ...rows.map(({ score }) => score));
  return (
    <div class={cx('tk-ranking', grand && 'tk-ranking-grand')}>
      <div class="tk-ranking-rose" data-moves="turns">
        <CompassRose />
      </div>
      {children !== undefined && (
        <div class="tk-ranking-art" data-moves="drops">
          {children}
        </div>
      )}
      <p class="tk-ranking-title">{title}</p>
      {text !== undefined && <p class="tk-ranking-text">{text}</p>}
      <ol>
        {rows.map(({ seat, name, place, score, gain }, at) => {
          // The best comes last.
          const moment = 0.08 + (ROWS_BY * (rows.length - 1 - at)) / Math.max(1, rows.length);
          return (
            <li
              key={seat}
              style={{ '--colour': seatColour(seat) }}
              data-moves="rises"
              data-at={moment}
              data-place={place}
            >
              <span class="tk-ranking-place">{place}</span>
              <span class="tk-ranking-seal" data-seat={seat}>
                <Emblem seat={seat} />
              </span>
              <span class="tk-ranking-name">{name}</span>
              {gain !== undefined && <span class="tk-ranking-gain">{gain < 0 ? `−${-gain}` : `+${gain}`}</span>}
              <b>{score}</b>
              <i
                style={{ width: `${(100 * Math.max(0, score)) / most}%` }}
                data-moves="grows"
                data-at={moment + 0.05}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
