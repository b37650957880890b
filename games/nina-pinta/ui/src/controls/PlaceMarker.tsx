import { GROUPS, markerWorth } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { groupName } from '../words.ts';
import { t } from './messages.ts';
import { WordChoice } from './WordChoice.tsx';

/** Which group the first City of a world gives value to, and what that scores for the player. */
export function PlaceMarker(): JSX.Element | null {
  const { box, view, turn, question } = useScene();
  if (question?.kind !== 'placeMarker') return null;
  const { seat, world } = question;
  return (
    <div class="np-column">
      {GROUPS.map((id, group) => {
        if (turn?.whole.lit.has(`marker:${id}`) !== true) return null;
        const { value, points } = markerWorth(box, view, { seat, group, world });
        return (
          <WordChoice
            key={id}
            target={`marker:${id}`}
            glyph={id}
            main={groupName(id)}
            card={`marker:${id}`}
            figure={points === undefined ? undefined : t('points', { points })}
            more={t('markerValue', { value })}
          />
        );
      })}
    </div>
  );
}
