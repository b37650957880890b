import {
  type Box,
  chestPoints,
  type Event,
  type Items,
  LOCATIONS,
  TREASURES,
  type View,
} from '@portolan/francis-drake';
import { type CueTime, ring, staggered, travel } from '@portolan/table-kit/motion';
import type { GlyphName } from '../art/Glyph.tsx';
import { missionCues } from './missionCues.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

const FIRST = { at: 0, for: 0.55 };
const SECOND = { at: 0.45, for: 0.55 };
const WHOLE = { at: 0, for: 1 };

/** What moves on the table when `event` is shown; `view` is the table before it. */
export function cuesOf(box: Box, view: View, event: Event): readonly SpriteCue[] {
  switch (event.kind) {
    case 'stopped':
      return stopCues(view, event);
    case 'tavernRolled':
      return tavernCues(view, event);
    case 'investorPaid':
      return [
        travel(points(-event.points), { from: [`score:${event.seat}`], to: [`seat:${event.seat}`], time: WHOLE }),
      ];
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
          ? [
              travel(points(event.bonus), {
                from: [`homebound:${event.dock - 1}`],
                to: [`score:${event.seat}`],
                time: SECOND,
              }),
            ]
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

/** The circle where a visitor's disc goes; the last possible one if `at` is too high. */
function circle(view: View, location: number, at: number): string[] {
  const place = view.street.findIndex((entry) => entry.location === LOCATIONS[location]);
  const last = Math.max(0, (view.street[place]?.discs.length ?? 0) - 1);
  return [`street:${place}:${at}`, `street:${place}:${Math.min(at, last)}`, `street:${place}:0`];
}

function stopCues(view: View, event: Extract<Event, { kind: 'stopped' }>): SpriteCue[] {
  const { seat, location, gained } = event;
  const to = circle(view, location, event.circle);
  return [
    travel({ is: 'disc', seat }, { from: [`seat:${seat}`], to, time: gained === undefined ? WHOLE : FIRST }),
    ...(gained === undefined ? [] : giftCues(gained, to, seat, SECOND)),
  ];
}

const GIFTS: readonly (readonly [keyof Items, GlyphName])[] = [
  ['crew', 'crew'],
  ['guns', 'guns'],
  ['goods', 'goods'],
  ['barrels', 'barrels'],
  ['galleon', 'ownGalleon'],
  ['pinnace', 'pinnace'],
  ['admiral', 'admiral'],
  ['governor', 'governor'],
  ['informer', 'informer'],
  ['hindDisc', 'hind'],
];

function giftCues(items: Items, from: readonly string[], seat: number, time: CueTime): SpriteCue[] {
  const gifts = GIFTS.filter(([item]) => items[item] > 0);
  return staggered(gifts, ([item, name]) =>
    travel({ is: 'glyph', name, count: items[item] }, { from, to: [`item:${seat}:${item}`, `seat:${seat}`], time }),
  );
}

function tavernCues(view: View, { seat, roll, crew, ghost }: Extract<Event, { kind: 'tavernRolled' }>): SpriteCue[] {
  const place = view.street.findIndex(({ location }) => location === 'tavern');
  const from = [`street:${place}:${(view.street[place]?.discs.length ?? 1) - 1}`];
  const gift: Sprite | undefined =
    crew > 0 ? { is: 'glyph', name: 'crew', count: crew } : ghost ? { is: 'glyph', name: 'ghost' } : undefined;
  return [
    { do: 'appear', sprite: { is: 'glyph', name: 'die', count: roll }, to: from, ...FIRST },
    ...(gift === undefined ? [] : [travel(gift, { from, to: [`seat:${seat}`], time: SECOND })]),
  ];
}

function shipTo(view: View, seat: number, spot: string): SpriteCue {
  const sprite: Sprite = { is: 'ship', seat, galleon: view.players[seat]?.galleon === true };
  return travel(sprite, {
    from: [`ship:${seat}`, `seat:${seat}`],
    to: [spot],
    time: { at: 0, for: 0.9 },
    hides: `ship:${seat}`,
  });
}

function swapCues(view: View, { seat, other }: Extract<Event, { kind: 'docksSwapped' }>): SpriteCue[] {
  const dock = (one: number): string => `outbound:${view.docks.outbound.indexOf(one)}`;
  return [shipTo(view, seat, dock(other)), shipTo(view, other, dock(seat))];
}

/** One seat after the other, so that a player can follow. */
function scoringCues(scored: readonly number[], chart: string): SpriteCue[] {
  const seats = scored.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return staggered(seats, ({ seat, count }) =>
    travel(points(count), { from: [chart, `seat:${seat}`], to: [`score:${seat}`], time: { at: 0, for: 1 } }),
  );
}

/** The Admiral counts the gold left on the map, the Governor the silver. [FD-SCORE-03] */
function counterCues(box: Box, view: View, event: Extract<Event, { kind: 'counterScored' }>): SpriteCue[] {
  const { seat, counter } = event;
  const name = counter === 'admiral' ? 'gold' : 'silver';
  const left = view.map.flatMap(({ id, treasure }, at) =>
    treasure && TREASURES[box.treasure[at] ?? -1] === name ? [id] : [],
  );
  return [
    ...left.map((id) => ring(`treasure:${id}`)),
    ...staggered(left, (id) =>
      travel({ is: 'glyph', name }, { from: [`treasure:${id}`], to: [`score:${seat}`], time: { at: 0, for: 1 } }),
    ),
  ];
}

function chestCues(box: Box, chests: readonly (readonly number[])[]): SpriteCue[] {
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
            travel({ is: 'glyph', name, count }, { from: [`chest:${seat}`], to: [`score:${seat}`], time }),
          ),
          travel(points(worth), {
            from: [`chest:${seat}`],
            to: [`score:${seat}`],
            time: { at: time.at + 0.1, for: 0.3 },
          }),
        ];
  });
}
