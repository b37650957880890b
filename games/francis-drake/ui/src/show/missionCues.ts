import { COMMODITIES, DISC_NAMES, type Event, TREASURES, type View } from '@portolan/francis-drake';
import { ring, staggered, travel } from '@portolan/table-kit/motion';
import type { Sprite, SpriteCue } from './sprite.ts';

/** What moves on the map, from the first mission disc to the last battle. */
export function missionCues(view: View, event: Event): readonly SpriteCue[] {
  const id = (destination: number): string => view.map[destination]?.id ?? '';
  switch (event.kind) {
    case 'missionPlaced': {
      const sprite = disc(event.seat, event.disc);
      return [
        travel(sprite, {
          from: [`hand:${event.seat}`, `seat:${event.seat}`],
          to: stack(id(event.destination)),
          time: { at: 0, for: 1 },
        }),
      ];
    }
    case 'discsInspected':
      return [ring(...stack(id(event.destination)))];
    case 'counterInspected':
      return [ring(`counter:${id(event.destination)}`, `dest:${id(event.destination)}`)];
    case 'discsExchanged':
      return [
        moved(view, event.seat, id(event.one), id(event.other)),
        moved(view, event.seat, id(event.other), id(event.one)),
      ];
    case 'discMoved':
      return [moved(view, event.seat, id(event.from), id(event.to))];
    case 'discsRevealed':
      return revealCues(view, event.discs);
    case 'ghostVanished':
      return [{ do: 'vanish', piece: `md:${event.seat}:${id(event.destination)}`, at: 0, for: 1 }];
    case 'shipsSailed':
      return sailCues(view, event.ships);
    case 'counterTurned': {
      const sprite: Sprite = { is: 'counter', value: event.value };
      return [
        ring(`dest:${id(event.destination)}`),
        { do: 'turn', piece: `counter:${id(event.destination)}`, sprite, at: 0, for: 0.8 },
      ];
    }
    case 'attacked':
      return attackCues(event, id(event.destination));
    case 'traded':
      return tradeCues(event, id(event.destination));
    case 'missionDeclined': {
      const piece = `md:${event.seat}:${id(event.destination)}`;
      return [
        travel(disc(event.seat, event.disc), {
          from: [piece],
          to: [`hand:${event.seat}`, `seat:${event.seat}`],
          time: { at: 0, for: 1 },
          hides: piece,
        }),
      ];
    }
    default:
      return [];
  }
}

function disc(seat: number, face: number | undefined): Sprite {
  const name = face === undefined || face === 0 ? undefined : DISC_NAMES[face];
  return name === undefined ? { is: 'disc', seat } : { is: 'disc', seat, face: name };
}

function stack(id: string): string[] {
  return [`dest:${id}:stack`, `dest:${id}`];
}

function moved(view: View, seat: number, from: string, to: string): SpriteCue {
  const known = view.map.find((place) => place.id === from)?.discs.find((one) => one.seat === seat)?.disc;
  const sprite: Sprite = known === undefined ? { is: 'disc', seat } : { is: 'disc', seat, face: known };
  const piece = `md:${seat}:${from}`;
  return travel(sprite, { from: [piece, ...stack(from)], to: stack(to), time: { at: 0, for: 1 }, hides: piece });
}

/** One Destination after the other; `discs` is by seat and Destination. */
function revealCues(view: View, discs: readonly number[]): SpriteCue[] {
  const places = view.map.length;
  const turned = view.map.flatMap(({ id, discs: lying }, at) =>
    lying.map(({ seat }) => ({ piece: `md:${seat}:${id}`, sprite: disc(seat, discs[seat * places + at]) })),
  );
  return staggered(turned, ({ piece, sprite }) => ({ do: 'turn', piece, sprite, at: 0, for: 0.9 }));
}

function sailCues(view: View, ships: readonly number[]): SpriteCue[] {
  const sailing = ships.flatMap((to, seat) => (to < 0 ? [] : [{ seat, to: view.map[to]?.id ?? '' }]));
  return staggered(sailing, ({ seat, to }) => {
    const galleon = view.players[seat]?.galleon === true;
    return travel(
      { is: 'ship', seat, galleon },
      { from: [`ship:${seat}`, `seat:${seat}`], to: [`dest:${to}`], time: { at: 0, for: 0.95 }, hides: `ship:${seat}` },
    );
  });
}

/** The price goes in, then treasure and points come out. */
function attackCues(event: Extract<Event, { kind: 'attacked' }>, id: string): SpriteCue[] {
  const { seat, crew, guns } = event;
  const treasure = TREASURES[event.treasure];
  const pay = { at: 0, for: 0.4 };
  return [
    ring(`dest:${id}`),
    ...(crew > 0
      ? [travel({ is: 'glyph', name: 'crew', count: crew }, { from: [`seat:${seat}`], to: [`dest:${id}`], time: pay })]
      : []),
    ...(guns > 0
      ? [travel({ is: 'glyph', name: 'guns', count: guns }, { from: [`seat:${seat}`], to: [`dest:${id}`], time: pay })]
      : []),
    ...(treasure === undefined
      ? []
      : [
          travel(
            { is: 'glyph', name: treasure },
            {
              from: [`treasure:${id}`, `dest:${id}`],
              to: [`chest:${seat}`],
              time: { at: 0.4, for: 0.5 },
              hides: `treasure:${id}`,
            },
          ),
        ]),
    travel(
      { is: 'points', count: event.points },
      { from: [`dest:${id}`], to: [`score:${seat}`], time: { at: 0.45, for: 0.5 } },
    ),
  ];
}

function tradeCues({ seat, commodity }: Extract<Event, { kind: 'traded' }>, id: string): SpriteCue[] {
  const ware = COMMODITIES[commodity] ?? 'sugar';
  const piece = `ware:${id}:${ware}`;
  return [
    travel(
      { is: 'glyph', name: 'goods', count: 1 },
      { from: [`seat:${seat}`], to: [`dest:${id}`], time: { at: 0, for: 0.5 } },
    ),
    travel(
      { is: 'glyph', name: ware },
      { from: [piece, `dest:${id}`], to: [`seat:${seat}`], time: { at: 0.45, for: 0.5 }, hides: piece },
    ),
  ];
}
