import { COLOURS, type Event } from '@portolan/amerigo';
import type { Mention, Said } from '@portolan/i18n';
import { t } from './messages/events.ts';
import { actorOf, type Telling } from './telling.ts';

type TrackDeed = Extract<
  Event,
  {
    readonly kind:
      | 'goldTaken'
      | 'cubesScored'
      | 'goldGained'
      | 'goldSpent'
      | 'cashed'
      | 'trackEnded'
      | 'tokenUsed'
      | 'tokenTaken'
      | 'progressMoved'
      | 'orderMoved'
      | 'orderJumped';
  }
>;

/** What a player does with gold, tokens and the tracks. */
export function tellTrack(telling: Telling, event: TrackDeed): readonly Said[] {
  const { about } = telling;
  const { seat } = event;
  const { who, you } = actorOf(telling, seat);
  const gold = about.thing('gold', `gold:${seat}`);
  switch (event.kind) {
    case 'goldTaken':
      return t.parts('goldTaken', { who, you, gold, cubes: event.cubes });
    case 'cubesScored':
      return t.parts('cubesScored', { who, you, points: event.points });
    case 'goldGained': {
      const { gold: count, points } = event;
      if (points === 0) return t.parts('goldGained', { who, you, gold, count });
      return count === 0
        ? t.parts('goldOver', { who, you, gold, points })
        : t.parts('goldExceeded', { who, you, gold, count, points });
    }
    case 'goldSpent':
      return t.parts('goldSpent', { who, you, gold, count: event.gold });
    case 'cashed':
      if (event.token < 0) return t.parts('chestOpened', { who, you, chest: about.thing('chest', `chests:${seat}`) });
      return t.parts('goldTokenUsed', { who, you, token: about.thing('goldToken', about.token(event.token).target) });
    case 'tokenUsed':
    case 'tokenTaken':
      return t.parts(event.kind, { who, you, token: about.token(event.token) });
    default:
      return tellDisc(telling, event);
  }
}

type DiscDeed = Extract<TrackDeed, { readonly kind: 'trackEnded' | 'progressMoved' | 'orderMoved' | 'orderJumped' }>;

function tellDisc(telling: Telling, event: DiscDeed): readonly Said[] {
  const { who, you } = actorOf(telling, event.seat);
  const order = telling.about.thing('orderTrack', 'track:order');
  switch (event.kind) {
    case 'trackEnded':
      return t.parts('trackEnded', { who, you, track: endedTrack(telling, event) });
    case 'progressMoved': {
      const track = telling.about.thing('progressTrack', 'track:progress');
      return t.parts('progressMoved', { who, you, count: event.count, to: event.to, track });
    }
    case 'orderMoved': {
      const { count, to } = event;
      return count === 0
        ? t.parts('orderKept', { who, you, to, track: order })
        : t.parts('orderMoved', { who, you, count, to, track: order });
    }
    case 'orderJumped':
      return t.parts('orderJumped', { who, you, to: event.to, track: order });
  }
}

function endedTrack({ about }: Telling, { seat, colour }: Extract<DiscDeed, { kind: 'trackEnded' }>): Mention {
  switch (COLOURS[colour]) {
    case 'black':
      return about.thing('cannonTrack', `cannons:${seat}`);
    case 'brown':
      return about.thing('progressTrack', 'track:progress');
    default:
      return about.thing('orderTrack', 'track:order');
  }
}
