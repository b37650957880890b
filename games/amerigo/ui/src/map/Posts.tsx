import { atSpot } from '@portolan/table-kit';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { middleOf } from './mapPlan.ts';

const POST = { w: 11, h: 11 };

export function Posts(): JSX.Element {
  const { view, box, layout } = useScene();
  const sheet = sheetOf(layout);
  return (
    <div class="am-pieces">
      {view.map.posts.map(({ seat, space }) => (
        <span
          key={space}
          class="am-piece am-post"
          style={atSpot(sheet, middleOf(layout, space), POST)}
          data-piece={`post:${placeId(box, space)}`}
          data-card={`post:${placeId(box, space)}`}
          data-seat={seat}
        >
          <Body name="post" seat={seat} />
          <i>
            <Emblem seat={seat} />
          </i>
        </span>
      ))}
    </div>
  );
}
