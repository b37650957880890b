import { inRectangle } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { rectangleOf, sheetOf } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import type { HarbourForecast } from '../mapHits.ts';

/** A ring around the anchor of every harbour in reach, with the points for a discovery. */
export function HarbourMarks({ harbours }: { readonly harbours: readonly HarbourForecast[] }): JSX.Element {
  const { layout } = useScene();
  const sheet = sheetOf(layout);
  return (
    <>
      {harbours.map(({ berth, points, gold }) => (
        <span
          key={berth}
          class="am-harbour"
          data-gold={gold > 0 ? '' : undefined}
          style={inRectangle(sheet, rectangleOf(layout, berth))}
          aria-hidden="true"
        >
          {points > 0 && <b>+{points}</b>}
        </span>
      ))}
    </>
  );
}
