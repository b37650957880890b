import {
  type Box,
  chestPoints,
  type Event,
  type Items,
  LOCATIONS,
  TREASURES,
  type View,
} from '@portolan/francis-drake';
import type { GlyphName } from '../art/Glyph.tsx';
import { type Cue, ring, type Sprite, staggered, travel } from './cue.ts';
import { missionCues } from './missionCues.ts';

const FIRST = { at: 0, for: 0.55 };
const SECOND = { at: 0.45, for: 0.55 };
const WHOLE = { at: 0, for: 1 };

/** What moves on the table when `event` is shown; `view` is the table before it. */
export function cuesOf(box: Box, view: View, event: Event): readonly Cue[] {
  switch (event.kind) {
    case 'stopped':
      return stopCues(view, event);
    case 'tavernRolled':
      return tavernCues(view, event);
    case 'investorPaid':
      return [travel(points(-event.points), [`score:${event.seat}`], [`seat:${event.seat}`], WHOLE)];
    case 'yieldTaken':
      return giftCues(event.gained, circle(view, event.location, view.street.length), event.seat, WHOLE);
    case 'docked':
      return [shipTo(view, event.seat, `outbound:${event.dock - 1}`)];
    case 'docksSwapped':
      return swapCues(view, event);
    case 'treasureLaid':
      return staggered(event.destinations, (at) => ({
        do: 'appear',
        sprite: { is: 'glyph', name: TREASURES[box.treasure[at] ?? -1] ?? 'gold' },
        to: [`treasure:${idOf(view, at)}`],
        ...WHOLE,
      }));
    case 'countersLaid':
      return staggered(event.places, (at) => ({
        do: 'appear',
        sprite: { is: 'counter' },
        to: [`counter:${idOf(view, at)}`],
        ...WHOLE,
      }));
    case 'returned':
      return [
        shipTo(view, event.seat, `homebound:${event.dock - 1}`),
        ...(event.bonus > 0
          ? [travel(points(event.bonus), [`homebound:${event.dock - 1}`], [`score:${event.seat}`], SECOND)]
          : []),
      ];
    case 'kindsScored':
    case 'commoditiesScored':
      return scoringCues(event.points, event.kind === 'kindsScored' ? 'chart:conquest' : 'chart:commodity');
    case 'counterScored':
      return counterCues(box, view, event);
    case 'chestsOpened':
      return chestCues(box, event.chests);
    default:
      return missionCues(view, event);
  }
}

function idOf(view: View, destination: number): string {
  return view.map[destination]?.id ?? '';
}

function points(count: number): Sprite {
  return { is: 'points', count };
}

/** The circle where a visitor of a Location comes to lie; the last one he can have where `at` is too high. */
function circle(view: View, location: number, at: number): string[] {
  const place = view.street.findIndex((entry) => entry.location === LOCATIONS[location]);
  const last = Math.max(0, (view.street[place]?.discs.length ?? 0) - 1);
  return [`street:${place}:${at}`, `street:${place}:${Math.min(at, last)}`, `street:${place}:0`];
}

function stopCues(view: View, event: Extract<Event, { kind: 'stopped' }>): Cue[] {
  const { seat, location, gained } = event;
  const to = circle(view, location, event.circle);
  return [
    travel({ is: 'disc', seat }, [`seat:${seat}`], to, gained === undefined ? WHOLE : FIRST),
    ...(gained === undefined ? [] : giftCues(gained, to, seat, SECOND)),
  ];
}

const GIFTS: readonly (readonly [keyof Items, GlyphName])[] = [
  ['crew', 'crew'],
  ['guns', 'guns'],
  ['goods', 'goods'],
  ['barrels', 'barrels'],
  ['galleon', 'galleon'],
  ['pinnace', 'pinnace'],
  ['admiral', 'admiral'],
  ['governor', 'governor'],
  ['informer', 'informer'],
  ['hindDisc', 'hind'],
];

function giftCues(items: Items, from: readonly string[], seat: number, time: Pick<Cue, 'at' | 'for'>): Cue[] {
  const gifts = GIFTS.filter(([item]) => items[item] > 0);
  return staggered(gifts, ([item, name]) =>
    travel({ is: 'glyph', name, count: items[item] }, from, [`item:${seat}:${item}`, `seat:${seat}`], time),
  );
}

function tavernCues(view: View, { seat, roll, crew, ghost }: Extract<Event, { kind: 'tavernRolled' }>): Cue[] {
  const place = view.street.findIndex(({ location }) => location === 'tavern');
  const from = [`street:${place}:${(view.street[place]?.discs.length ?? 1) - 1}`];
  const gift: Sprite | undefined =
    crew > 0 ? { is: 'glyph', name: 'crew', count: crew } : ghost ? { is: 'glyph', name: 'ghost' } : undefined;
  return [
    { do: 'appear', sprite: { is: 'glyph', name: 'die', count: roll }, to: from, ...FIRST },
    ...(gift === undefined ? [] : [travel(gift, from, [`seat:${seat}`], SECOND)]),
  ];
}

function shipTo(view: View, seat: number, spot: string): Cue {
  const sprite: Sprite = { is: 'ship', seat, galleon: view.players[seat]?.galleon === true };
  return travel(sprite, [`ship:${seat}`, `seat:${seat}`], [spot], { at: 0, for: 0.9 }, `ship:${seat}`);
}

function swapCues(view: View, { seat, other }: Extract<Event, { kind: 'docksSwapped' }>): Cue[] {
  const dock = (one: number): string => `outbound:${view.docks.outbound.indexOf(one)}`;
  return [shipTo(view, seat, dock(other)), shipTo(view, other, dock(seat))];
}

/** One seat after the other, so that one can follow. */
function scoringCues(scored: readonly number[], chart: string): Cue[] {
  const seats = scored.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return staggered(seats, ({ seat, count }) =>
    travel(points(count), [chart, `seat:${seat}`], [`score:${seat}`], { at: 0, for: 1 }),
  );
}

/** The Admiral counts the gold left on the map, the Governor the silver. [FD-SCORE-03] */
function counterCues(box: Box, view: View, event: Extract<Event, { kind: 'counterScored' }>): Cue[] {
  const { seat, counter } = event;
  const name = counter === 'admiral' ? 'gold' : 'silver';
  const left = view.map.flatMap(({ id, treasure }, at) =>
    treasure && TREASURES[box.treasure[at] ?? -1] === name ? [id] : [],
  );
  return [
    ...left.map((id) => ring(`treasure:${id}`)),
    ...staggered(left, (id) => travel({ is: 'glyph', name }, [`treasure:${id}`], [`score:${seat}`], { at: 0, for: 1 })),
  ];
}

function chestCues(box: Box, chests: readonly (readonly number[])[]): Cue[] {
  const worths = chests.map((chest) => chestPoints(box, chest));
  return worths.flatMap((worth, seat) => {
    const share = 1 / Math.max(1, worths.length);
    const time = { at: seat * share * 0.7, for: 0.3 };
    const found = (chests[seat] ?? []).flatMap((count, at) =>
      count > 0 ? [{ name: TREASURES[at] ?? 'gold', count }] : [],
    );
    return worth === 0
      ? []
      : [
          ...staggered(found, ({ name, count }) =>
            travel({ is: 'glyph', name, count }, [`chest:${seat}`], [`score:${seat}`], time),
          ),
          travel(points(worth), [`chest:${seat}`], [`score:${seat}`], { at: time.at + 0.1, for: 0.3 }),
        ];
  });
}
