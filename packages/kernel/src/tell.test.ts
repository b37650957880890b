import { describe, expect, it } from 'vitest';
import { tell } from './tell.ts';

interface Whisper {
  readonly kind: 'whispered' | 'winked';
  readonly to: number;
  readonly word?: string;
}

/** Others know that a seat whispers, and do not know of a wink. */
const game = {
  redact(event: Whisper, viewer: unknown): Whisper | undefined {
    if (viewer === event.to) return event;
    return event.kind === 'winked' ? undefined : { kind: event.kind, to: event.to };
  },
};

describe('tell', () => {
  it('redacts events for the viewer, keeps their order and omits hidden ones', () => {
    const events: readonly Whisper[] = [
      { kind: 'whispered', to: 0, word: 'north' },
      { kind: 'winked', to: 1 },
      { kind: 'whispered', to: 1, word: 'south' },
    ];
    expect(tell(game, events, 0)).toEqual([events[0], { kind: 'whispered', to: 1 }]);
    expect(tell(game, events, 1)).toEqual([{ kind: 'whispered', to: 0 }, events[1], events[2]]);
    expect(tell(game, events, 'spectator').map(({ kind }) => kind)).toEqual(['whispered', 'whispered']);
  });
});
