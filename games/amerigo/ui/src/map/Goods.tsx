import { GOODS, spacesOf } from '@portolan/amerigo';
import { atSpot } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { placeId } from '../table/placeId.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { middleOf, planOf } from './mapPlan.ts';

/** Larger than a square, so that they can be seen. */
const CRATE = { w: 12.4, h: 12.4 };
const CHEST = { w: 13, h: 13 };
const CHEST_ASIDE = { w: 9, h: 9 };

/** The goods that nobody has taken yet. */
export function Crates(): JSX.Element {
  const scene = useScene();
  const { box, layout } = scene;
  const sheet = sheetOf(layout);
  const covered = coveredSpaces(scene);
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
            data-card={`crate:${placeId(box, space)}`}
          >
            <Body name={GOODS[good] ?? 'cotton'} />
          </span>
        ))}
    </div>
  );
}

/** The chests of big islands that are not completed. */
export function Chests(): JSX.Element {
  const scene = useScene();
  const { layout, view } = scene;
  const sheet = sheetOf(layout);
  const covered = coveredSpaces(scene);
  return (
    <div class="am-pieces">
      {planOf(layout).chests.map((chest, island) => {
        if (chest === undefined || view.map.islands[island]?.chest !== true) return null;
        const aside = covered.has(chest.space);
        const at = aside ? chest.aside : middleOf(layout, chest.space);
        return (
          <span
            key={island}
            class="am-piece"
            style={atSpot(sheet, at, aside ? CHEST_ASIDE : CHEST)}
            data-piece={`chest:${island}`}
            data-card={`chest:${island}`}
          >
            <Body name="chest" />
          </span>
        );
      })}
    </div>
  );
}

function coveredSpaces({ box, view }: Scene): ReadonlySet<number> {
  return new Set(view.map.laid.flatMap(({ piece, turns, space }) => spacesOf(box, { piece, turn: turns, space })));
}
