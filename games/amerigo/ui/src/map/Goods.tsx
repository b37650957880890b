import { GOODS, spacesOf } from '@portolan/amerigo';
import { atSpot } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { middleOf, planOf } from './mapPlan.ts';

const CRATE = { w: 9, h: 9 };
const CHEST = { w: 11.5, h: 11.5 };

/** The goods that nobody has taken yet. */
export function Crates(): JSX.Element {
  const { box, layout, view } = useScene();
  const sheet = sheetOf(layout);
  const covered = new Set(
    view.map.laid.flatMap(({ piece, turns, space }) => spacesOf(box, { piece, turn: turns, space })),
  );
  return (
    <div class="am-pieces">
      {planOf(layout)
        .goods.filter(({ space }) => !covered.has(space))
        .map(({ space, good }) => (
          <span
            key={space}
            class="am-piece"
            style={atSpot(sheet, middleOf(layout, space), CRATE)}
            data-piece={`crate:${placeId(box, space)}`}
          >
            <Body name={GOODS[good] ?? 'cotton'} />
          </span>
        ))}
    </div>
  );
}

/** The chests of big islands that are not completed. */
export function Chests(): JSX.Element {
  const { layout, view } = useScene();
  const sheet = sheetOf(layout);
  return (
    <div class="am-pieces">
      {planOf(layout).chests.map((space, island) =>
        space === undefined || view.map.islands[island]?.chest !== true ? null : (
          <span
            key={island}
            class="am-piece"
            style={atSpot(sheet, middleOf(layout, space), CHEST)}
            data-piece={`chest:${island}`}
          >
            <Body name="chest" />
          </span>
        ),
      )}
    </div>
  );
}
