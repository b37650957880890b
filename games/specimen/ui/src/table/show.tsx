import type { BaseEvent } from '@portolan/kernel';
import type { Event } from '@portolan/specimen';
import { SeatTile } from '@portolan/table-kit';
import { type Cue, ring, staggered, travel } from '@portolan/table-kit/motion';
import type { JSX } from 'preact';
import { Island } from './Island.tsx';

export { Stage } from '@portolan/table-kit/motion';

/** A chart of a seat, or else an island. */
type Sprite = { readonly seat?: number; readonly face: number | undefined };

export function draw({ seat, face }: Sprite): JSX.Element {
  return seat === undefined ? <Island worth={face} /> : <SeatTile seat={seat} face={face} />;
}

const time = { at: 0, for: 1 };

/** What moves when an event is shown. */
export function cuesOf(shown: BaseEvent): readonly Cue<Sprite>[] {
  const event = shown as Event;
  switch (event.kind) {
    case 'bidLaid':
      return [travel(chartOf(event), { from: [`hand:${event.seat}`], to: [`bid:${event.seat}`], time })];
    case 'chartDrawn':
      return [travel(chartOf(event), { from: ['pile'], to: [`hand:${event.seat}`], time })];
    case 'bidsTurned':
      return staggered<Sprite, Sprite>(
        event.charts.map((face, seat) => ({ seat, face })),
        (sprite) => ({ do: 'appear', sprite, to: [`bid:${sprite.seat}`], ...time }),
      );
    case 'islandSeen':
      return [{ do: 'turn', piece: `island:${event.coast + 1}`, sprite: { face: event.island }, ...time }];
    case 'islandClaimed': {
      const piece = `island:${event.coast + 1}`;
      return [travel({ face: event.island }, { from: [piece], to: [`islands:${event.seat}`], hides: piece, time })];
    }
    case 'explorerFound':
    case 'wentHome':
      return [ring(`seat:${event.seat}`)];
    default:
      return [];
  }
}

function chartOf({ seat, chart }: Extract<Event, { kind: 'bidLaid' | 'chartDrawn' }>): Sprite {
  return { seat, face: chart };
}
