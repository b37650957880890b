import { list } from '@portolan/i18n';
import type { View } from '@portolan/nina-pinta';
import { atSpot, Hit, Slice, turnClasses } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Piece } from '../art/Piece.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { groupName, worldName } from '../words.ts';
import { COMPASS } from './layout.ts';
import { t } from './messages.ts';
import { WORLD_SHEET } from './sheet.ts';

type WorldView = View['worlds'][number];

/** The compass of a world: war or peace in its middle, group markers, Cities and Pirates around it. */
export function Compass({ world }: { readonly world: number }): JSX.Element {
  const scene = useScene();
  const seen = scene.view.worlds[world];
  if (seen === undefined) throw new Error(`no world ${world}`);
  const target = `compass:${seen.id}`;
  const classes = turnClasses(scene, target);
  return (
    <Slice of={[seen, ...classes]}>
      {() => (
        <>
          <div
            class={cx('np-compass', seen.atWar && 'np-at-war', ...classes)}
            style={atSpot(WORLD_SHEET, COMPASS, { w: 2 * COMPASS.r, h: 2 * COMPASS.r })}
            data-card={target}
            data-spot={target}
          >
            <Hit target={target} label={compassLabel(scene, world, seen)}>
              <span class="np-on-rose">
                {seen.atWar ? <Piece body="war" id={`war:${seen.id}`} /> : <Piece body="peace" class="np-peace" />}
              </span>
            </Hit>
          </div>
          <div class="np-worth" style={atSpot(WORLD_SHEET, WORTH, { w: 92, h: 26 })}>
            {seen.markers.map((group) => (
              <Piece key={group} body={isMarker(group) ? group : 'arts'} id={`marker:${group}`} />
            ))}
            {seen.cities > 0 && (
              <Piece body="city">
                <b class="np-times">{seen.cities}</b>
              </Piece>
            )}
            {seen.pirates > 0 && (
              <Piece body="pirate" id={`pirates:${seen.id}`}>
                {seen.pirates > 1 && <b class="np-times">{seen.pirates}</b>}
              </Piece>
            )}
          </div>
        </>
      )}
    </Slice>
  );
}

const WORTH = { x: COMPASS.x, y: COMPASS.y + COMPASS.r + 14 };

function isMarker(group: string): group is 'arts' | 'science' | 'religion' {
  return group === 'arts' || group === 'science' || group === 'religion';
}

function compassLabel({ box }: Pick<Scene, 'box'>, world: number, seen: WorldView): string {
  const { atWar, markers, cities, pirates } = seen;
  const facts = [
    t(atWar ? 'war' : 'peace'),
    ...markers.map((group) => t('marker', { group: groupName(group) })),
    t('cities', { count: cities }),
    ...(pirates === 0 ? [] : [t('pirates', { count: pirates })]),
  ];
  return t('compass', { world: worldName(box, world), facts: list(facts, 'plain') });
}
