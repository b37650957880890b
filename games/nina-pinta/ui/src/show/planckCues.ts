import { BONUSES, type Event, WORLDS } from '@portolan/nina-pinta';
import { type CueTime, ring, sound, travel } from '@portolan/table-kit/motion';
import { landName } from '../words.ts';
import { compassOf, heldBy } from './ids.ts';
import type { ShownScene } from './scene.ts';
import type { SpriteCue } from './sprite.ts';
import { loadCues, puff } from './voyageCues.ts';

const WHOLE: CueTime = { at: 0, for: 0.95 };
const PROGRESS = ['progressStack:all', 'seat:1'];
const TILES = ['tileStack:all', 'seat:1'];

/** What only Planck does; undefined for other events. */
export function planckCues({ box, view }: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'progressTurnedUp': {
      const to = event.world < 0 ? ['military:1', ...heldBy(1)] : [compassOf(event.world), ...PROGRESS];
      const name = box.faces.names[event.face] ?? '';
      return [
        sound('reveal'),
        ring(...to),
        travel({ is: 'counter' as const, name }, { from: PROGRESS, to, time: WHOLE, arc: 0.1, spent: true }),
      ];
    }
    case 'courseFixed':
      return event.worlds.flatMap((world, nth) => [
        ring(compassOf(world)),
        puff({ is: 'word', text: `${nth + 1}` }, [compassOf(world)], { at: 0.25 * nth, for: 0.5 }),
      ]);
    case 'planckLoaded':
      return WORLDS.flatMap((_, world) =>
        loadCues(1, world, {
          captain: (event.load.aboard[world] ?? 0) > 0,
          settlers: event.load.crews[world] ?? 0,
        }),
      );
    case 'tileDrawn':
      return [
        sound('reveal'),
        ring(...TILES),
        {
          do: 'appear',
          sprite: { is: 'word', text: landName(box, event.land) },
          to: [...(view.world === undefined ? [] : [`land:${view.world}:${box.names.lands[event.land]}`]), ...TILES],
          ...WHOLE,
        },
      ];
    case 'pirateLaid':
      return [
        sound('reveal'),
        travel(
          { is: 'piece' as const, body: 'pirate' as const },
          { from: heldBy(event.seat), to: [compassOf(event.world)], time: WHOLE, arc: 0.1 },
        ),
      ];
    case 'bonusRetained':
      return [
        travel(
          { is: 'counter' as const, name: BONUSES[event.bonus] ?? '' },
          { from: ['display:all', 'seat:1'], to: heldBy(1), time: WHOLE },
        ),
      ];
    case 'progressReturned':
      return [
        travel(
          { is: 'glyph' as const, name: 'arts' as const, count: event.count },
          { from: ['display:all'], to: PROGRESS, time: WHOLE, arc: 0.1, spent: true },
        ),
      ];
    default:
      return undefined;
  }
}
