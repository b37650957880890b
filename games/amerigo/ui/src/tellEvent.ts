import type { Event } from '@portolan/amerigo';
import { list, type Said } from '@portolan/i18n';
import { type Mentions, mentionsFor, type Reader } from './mentions.ts';
import { t } from './messages/events.ts';
import { scoresOf } from './scoresOf.ts';
import { tellDeed } from './tellDeed.ts';
import { someOf } from './words.ts';

type EventWithoutSeat = Exclude<Event, { readonly seat: number }>;

/** A line for the log in parts, undefined for what goes without saying. */
export function tellEvent(reader: Reader, event: Event): readonly Said[] | undefined {
  const about = mentionsFor(reader);
  return 'seat' in event ? tellDeed({ ...reader, about }, event) : tellEventWithoutSeat(event, about);
}

/** What happens without anybody's doing. */
function tellEventWithoutSeat(event: EventWithoutSeat, about: Mentions): readonly Said[] | undefined {
  switch (event.kind) {
    case 'phaseBegun':
      return tellPhase(event, about);
    case 'phaseSkipped':
      return t.parts('phaseSkipped', { phase: about.phase(event.phase) });
    case 'phaseEnded':
      return undefined;
    case 'pirateTurned':
      return t.parts('pirateTurned', { pirates: about.thing('pirates', 'pirates:all'), value: event.value });
    case 'progressDealt':
      return t.parts('progressDealt', { tokens: list(event.tokens.map(about.token), 'plain') });
    case 'productionDealt':
      return t.parts('productionDealt', { production: list(event.market.map(about.production), 'plain') });
    case 'roundBegun': {
      const { round, timeMarker: marker } = event;
      return t.parts('roundBegun', { round, marker, timeMarker: about.thing('timeMarker', 'time:all') });
    }
    case 'finalScored':
      return tellFinal(event, about);
  }
}

function tellPhase(event: Extract<Event, { kind: 'phaseBegun' }>, about: Mentions): readonly Said[] {
  const out = event.out.flatMap((count, colour) => (count > 0 ? [about.cubes(colour, count)] : []));
  return t.parts('phaseBegun', {
    phase: about.phase(event.phase),
    dropped: event.dropped,
    tower: about.thing('tower', 'tower:all'),
    out: someOf(out),
    ap: event.ap,
    order: list(event.order.map(about.who), 'plain'),
  });
}

function tellFinal({ source, points }: Extract<Event, { kind: 'finalScored' }>, about: Mentions): readonly Said[] {
  const scores = list(scoresOf(points, about), 'plain');
  switch (source) {
    case 'progress':
      return t.parts('final.progress', { track: about.thing('progressTrack', 'track:progress'), scores });
    case 'order':
      return t.parts('final.order', { track: about.thing('orderTrack', 'track:order'), scores });
    default:
      return t.parts(`final.${source}`, { scores });
  }
}
