import type { Box, MapLayout } from '@portolan/amerigo';
import { isFrameSpace, isPostSpace } from '@portolan/amerigo';
import { InTurn, inRectangle } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { rectangleOf, sheetOf } from './geometry.ts';

/**
 * Every square and frame space, where animations and cards find it. Harbours, post spaces and the frame always explain
 * themselves; open water only while a ship sails, so that one can ask why it does not sail there.
 */
export function Spots(): JSX.Element {
  const { box, layout, question } = useScene();
  const groups = useMemo(() => inGroups(berthsOf(layout)), [layout]);
  return (
    <div class="am-spots" data-spot="map:all" data-sailing={question?.kind === 'sailShip' ? '' : undefined}>
      {groups.map((berths, at) => (
        <InTurn key={at}>
          <Memo of={[box, layout]}>{() => berths.map((berth) => spotAt(box, layout, berth))}</Memo>
        </InTurn>
      ))}
    </div>
  );
}

/** How many are drawn in one go: all of them would be a long task. */
const GROUP = 100;

function berthsOf({ height, width, stride, frame }: MapLayout): readonly number[] {
  const squares = Array.from({ length: height * width }, (_, at) => Math.floor(at / width) * stride + (at % width));
  return [...squares, ...frame.berths];
}

function spotAt(box: Box, layout: MapLayout, berth: number): JSX.Element {
  const { harbours, islandOf } = layout;
  const id = `place:${placeId(box, berth)}`;
  const land = (islandOf[berth] ?? -1) >= 0;
  const speaks = isPostSpace(layout, berth) || harbours.has(berth) || isFrameSpace(layout, berth);
  const card = speaks || !land ? { 'data-card': id } : {};
  return (
    <i
      key={id}
      class={speaks ? 'am-place' : ''}
      data-spot={id}
      {...card}
      style={inRectangle(sheetOf(layout), rectangleOf(layout, berth))}
    />
  );
}

function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) => all.slice(at * GROUP, (at + 1) * GROUP));
}
