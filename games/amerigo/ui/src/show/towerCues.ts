import { COLOURS, type Event } from '@portolan/amerigo';
import { type CueTime, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { ON_MAP } from './onMap.ts';
import type { ShownScene } from './scene.ts';
import type { SpriteCue } from './sprite.ts';

type TowerEvent = Extract<Event, { readonly kind: 'phaseBegun' | 'phaseSkipped' | 'phaseEnded' }>;

const TOWER = 'tower:all';
const IN = { at: 0, for: 0.45 };
const OUT = { at: 0.42, for: 0.58 };

/** Cubes fall into the tower, others come out, and in the end all go back. */
export function towerCues({ view, allInSight }: ShownScene, event: TowerEvent): readonly SpriteCue[] {
  switch (event.kind) {
    case 'phaseBegun':
      if (!allInSight) return closeUp(event);
      return [
        sound('rattle', 0.2),
        ...dropped(event.phase, event.dropped, IN),
        ...staggered(cubesOf(event.out), (colour) => cameOut(colour, OUT)),
      ];
    case 'phaseSkipped':
      return [ring(TOWER), ...dropped(event.phase, event.dropped, { at: 0, for: 0.9 })];
    case 'phaseEnded':
      return view.cubes.action.flatMap((count, colour) =>
        count === 0
          ? []
          : [
              travel(
                { is: 'cube', colour, count },
                { from: [`act:${COLOURS[colour]}`], to: [`storage:${COLOURS[colour]}`], time: { at: 0, for: 1 } },
              ),
            ],
      );
  }
}

/** Where the tower is on another tab or below the fold, it comes to the map. */
function closeUp({ phase, dropped, out, ap }: Extract<TowerEvent, { kind: 'phaseBegun' }>): SpriteCue[] {
  return [
    sound('rattle', 0.2),
    { do: 'closeup', sprite: { is: 'drop', phase, dropped, out, ap }, to: ON_MAP, at: 0, for: 1 },
  ];
}

/** The colour of every single cube. */
function cubesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

function dropped(colour: number, count: number, time: CueTime): SpriteCue[] {
  const cubes = Array.from({ length: count }, () => colour);
  return staggered(cubes, () =>
    travel({ is: 'cube', colour }, { from: [`storage:${COLOURS[colour]}`], to: [TOWER], time, arc: 0.35, spent: true }),
  );
}

function cameOut(colour: number, time: CueTime): SpriteCue {
  return travel({ is: 'cube', colour }, { from: [TOWER], to: [`act:${COLOURS[colour]}`], time, arc: 0.2 });
}
