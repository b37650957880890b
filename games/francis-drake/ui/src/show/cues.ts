import {
  type Box,
  COUNTER_TREASURE,
  chestPoints,
  type Event,
  type Items,
  LOCATIONS,
  TREASURES,
  type View,
} from '@portolan/francis-drake';
import { type CeremonyRow, type CueTime, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import type { GlyphName } from '../art/Glyph.tsx';
import { missionCues } from './missionCues.ts';
import { gameRanking, voyageRanking } from './ranking.ts';
import { sailHome } from './sailing.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

const FIRST = { at: 0, for: 0.55 };
const SECOND = { at: 0.45, for: 0.55 };
const WHOLE = { at: 0, for: 1 };

/** What moves on the table when `event` is shown. */
export function cuesOf(scene: ShownScene, event: Event): readonly SpriteCue[] {
  const { box, view } = scene;
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
      return returnCues(scene, event);
    case 'kindsScored':
    case 'commoditiesScored':
      return [
        sound('coins'),
        ...scoringCues(event.points, event.kind === 'kindsScored' ? 'chart:conquest' : 'chart:commodity'),
      ];
    case 'counterScored':
      return counterCues(box, view, event);
    case 'boardReset':
      return [sound('fanfare'), ceremony(scene, voyageRanking(view, scene), WHOLE)];
    case 'chestsOpened':
      return [
        sound('coins', 0.1),
        ...chestCues(box, event.chests),
        sound('fanfare', CHESTS_FOR),
        ceremony(scene, gameRanking(scene.after, scene), { at: CHESTS_FOR, for: 1 - CHESTS_FOR }),
      ];
    default:
      return missionCues(scene, event);
  }
}

/** How much of the last event's time the chests take; the rest is for the final ranking. */
const CHESTS_FOR = 0.5;

function ceremony({ box, view }: ShownScene, rows: readonly CeremonyRow[], time: CueTime): SpriteCue {
  const sprite: Sprite = { is: 'ranking', voyage: view.voyage, voyages: box.components.voyages, rows };
  return { do: 'ceremony', sprite, ...time };
}

function returnCues(scene: ShownScene, { seat, dock, bonus }: Extract<Event, { kind: 'returned' }>): SpriteCue[] {
  const spot = `homebound:${dock - 1}`;
  return [
    sound('sail'),
    ...sailHome(scene, seat, { dock: spot, time: { at: 0, for: 0.9 } }),
    ...(bonus > 0
      ? [travel(points(bonus), { from: [spot, `seat:${seat}`], to: [`score:${seat}`], time: SECOND })]
      : []),
  ];
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

/** What is left on the map of the counter's treasure becomes points. */
function counterCues(box: Box, view: View, event: Extract<Event, { kind: 'counterScored' }>): SpriteCue[] {
  const { seat, counter } = event;
  const name = COUNTER_TREASURE[counter];
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

/** One chest after the other opens, and what was in it becomes points. */
function chestCues(box: Box, chests: readonly (readonly number[])[]): SpriteCue[] {
  const share = CHESTS_FOR / Math.max(1, chests.length);
  return chests.flatMap((chest, seat) => {
    const worth = chestPoints(box, chest);
    const from = [`chest:${seat}`, `seat:${seat}`];
    const to = [`score:${seat}`];
    const time = { at: seat * share * 0.7, for: share };
    const found = chest.flatMap((count, at) => (count > 0 ? [{ name: TREASURES[at] ?? 'gold', count }] : []));
    return worth === 0
      ? []
      : [
          { do: 'puff' as const, sprite: { is: 'chest' as const, seat }, to: from, ...time },
          ...staggered(found, ({ name, count }) => travel({ is: 'glyph', name, count }, { from, to, time, arc: 0.3 })),
          travel(points(worth), { from, to, time: { at: time.at + 0.4 * share, for: share } }),
        ];
  });
}
