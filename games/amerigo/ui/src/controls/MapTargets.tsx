import { Hit, inBox } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { boxOf, sheetOf } from '../map/geometry.ts';
import { nameTarget } from '../table/nameTarget.ts';
import { useScene } from '../table/scene.ts';
import './mapTargets.css';

/** Everything on the map that can be picked now. */
export function MapTargets(): JSX.Element {
  const { box, layout, turn } = useScene();
  const sheet = sheetOf(layout);
  const places = [...(turn?.outlook.lit.keys() ?? [])].filter((target) => /^(berth|space):/.test(target));
  return (
    <>
      {places.map((target) => (
        <span key={target} class="am-square" style={inBox(sheet, boxOf(layout, placeOf(box.atlas.stride, target)))}>
          <Hit target={target} label={nameTarget(box, target) ?? ''} />
        </span>
      ))}
    </>
  );
}

/** The Berth of a target such as `berth:T0` or `space:7,12`. */
function placeOf(stride: number, target: string): number {
  const id = target.slice(target.indexOf(':') + 1);
  const side = 'TRBL'.indexOf(id.charAt(0));
  if (side >= 0) return stride * stride + side * 4 + Number(id.slice(1));
  const [row = 0, col = 0] = id.split(',').map(Number);
  return row * stride + col;
}
