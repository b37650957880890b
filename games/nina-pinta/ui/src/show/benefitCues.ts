import { BONUSES, type Event, GROUPS, WORLDS } from '@portolan/nina-pinta';
import { type CueTime, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { heldBy, holdOf, landId, purseOf } from './ids.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';
import { puff } from './voyageCues.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const WHOLE: CueTime = { at: 0, for: 0.95 };

/** Benefits and passing; undefined for other events. */
export function benefitCues({ box }: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'benefitsShown':
      return [sound('reveal'), ring('display:all'), ...shownCues(event.display.map((face) => box.faces.names[face]))];
    case 'benefitSelected': {
      const name = box.faces.names[event.face] ?? '';
      const military = GROUPS[box.faces.group[event.face] ?? -1] === 'military';
      return selectedCues(name, military, event);
    }
    case 'doublePlayed':
      return [
        puff({ is: 'counter', name: 'doubleSelection' }, ['display:all', ...heldBy(event.seat)]),
        ...(event.cost === 0 ? [] : [puff({ is: 'gold', count: -event.cost }, purseOf(event.seat))]),
        ring('display:all'),
      ];
    case 'bonusPlayed':
      return [
        sound('reveal', 0.5),
        ring(landId(box, event.place)),
        travel(counterOf(event.bonus), {
          from: heldBy(event.seat),
          to: [landId(box, event.place)],
          time: WHOLE,
          arc: 0.12,
        }),
      ];
    case 'bonusDiscarded':
      return [ring(...heldBy(event.seat)), puff(counterOf(event.bonus), heldBy(event.seat))];
    case 'goldTaken':
      return [
        sound('coins'),
        travel(
          { is: 'gold' as const, count: event.gold },
          { from: ['display:all', `seat:${event.seat}`], to: purseOf(event.seat), time: WHOLE, arc: 0.1 },
        ),
      ];
    case 'shipsEnlarged':
      return WORLDS.flatMap((_, world) => [
        ring(...holdOf(event.seat, world)),
        puff({ is: 'glyph', name: 'largerShips' }, holdOf(event.seat, world)),
      ]);
    case 'passed':
      return passCues(event);
    default:
      return undefined;
  }
}

/** The most counters that are drawn on their way to the display. */
const MOST = 7;

function shownCues(names: readonly (string | undefined)[]): SpriteCue[] {
  const shown = names.flatMap((name) => name ?? []).slice(0, MOST);
  return staggered(shown, (name) =>
    travel(
      { is: 'counter' as const, name },
      { from: ['order:1', 'seat:0'], to: ['display:all'], time: WHOLE, arc: 0.1, spent: true },
    ),
  );
}

function counterOf(bonus: number): Sprite {
  return { is: 'counter', name: BONUSES[bonus] ?? 'gold' };
}

function selectedCues(name: string, military: boolean, { seat, cost }: EventOf<'benefitSelected'>): SpriteCue[] {
  const to = military ? [`military:${seat}`, ...heldBy(seat)] : heldBy(seat);
  return [
    ...(cost === 0 ? [] : [sound('coins'), puff({ is: 'gold', count: -cost }, purseOf(seat), { at: 0, for: 0.6 })]),
    travel(
      { is: 'counter' as const, name },
      { from: [`benefit:${name}:1`, 'display:all'], to, time: WHOLE, arc: 0.12 },
    ),
  ];
}

/** The marker goes to its space; others may be pushed aside. */
function passCues({ seat, space, pushed, spaces }: EventOf<'passed'>): SpriteCue[] {
  const marker = `orderMarker:${seat}`;
  const others = pushed ? spaces.flatMap((one, at) => (one < 0 || one === seat ? [] : [{ one, at }])) : [];
  return [
    travel(
      { is: 'marker' as const, seat },
      {
        from: [marker, `seat:${seat}`],
        to: [`pass:${space + 1}`, 'display:all'],
        hides: marker,
        time: WHOLE,
        arc: 0.2,
      },
    ),
    ...others.map(({ one, at }) =>
      travel(
        { is: 'marker' as const, seat: one },
        { from: [`orderMarker:${one}`], to: [`pass:${at + 1}`], time: { at: 0.5, for: 0.45 } },
      ),
    ),
  ];
}
