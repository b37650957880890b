import { COMMODITIES, DISC_NAMES, type Event, KINDS, TREASURES, type View } from '@portolan/francis-drake';
import { ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { sailTo } from './sailing.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

/** What moves on the map, from the first mission disc to the last battle. */
export function missionCues(scene: ShownScene, event: Event): readonly SpriteCue[] {
  const { view } = scene;
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
      return [sound('reveal'), ...revealCues(view, event.discs)];
    case 'ghostVanished':
      return [{ do: 'vanish', piece: `md:${event.seat}:${id(event.destination)}`, at: 0, for: 1 }];
    case 'shipsSailed':
      return sailCues(scene, event.ships);
    case 'counterTurned': {
      const sprite: Sprite = { is: 'counter', value: event.value };
      return [
        sound('reveal'),
        ring(`dest:${id(event.destination)}`),
        { do: 'turn', piece: `counter:${id(event.destination)}`, sprite, at: 0, for: 0.8 },
      ];
    }
    case 'attacked':
      return attackCues(scene, event, id(event.destination));
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

function sailCues(scene: ShownScene, ships: readonly number[]): SpriteCue[] {
  const sailing = ships.flatMap((to, seat) => (to < 0 ? [] : [{ seat, to: scene.view.map[to]?.id ?? '' }]));
  if (sailing.length === 0) return [];
  const share = 0.5 / sailing.length;
  return [
    sound('sail'),
    ...sailing.flatMap(({ seat, to }, at) =>
      sailTo(scene, seat, { to, time: { at: at * share, for: 0.95 - 0.5 + share } }),
    ),
  ];
}

/** The price leaves the ship log, a close-up shows the fight, then treasure, cube and points go where they are kept. */
function attackCues(scene: ShownScene, event: Extract<Event, { kind: 'attacked' }>, id: string): SpriteCue[] {
  const { box, view } = scene;
  const { seat, crew, guns, points } = event;
  const treasure = TREASURES[event.treasure];
  const kind = KINDS[box.kind[event.destination] ?? 0];
  const target = kind === 'fort' || kind === 'galleon' ? kind : 'town';
  const galleon = view.players[seat]?.galleon === true;
  return [
    // Below the close-up until it is over.
    ...(treasure === undefined ? [] : treasureCues(seat, treasure, id)),
    ...paid(seat, 'crew', crew, id),
    ...paid(seat, 'guns', guns, id),
    {
      do: 'closeup',
      sprite: { is: 'battle', seat, galleon, target, crew, guns, points, treasure },
      to: [`dest:${id}`],
      at: 0.1,
      for: 0.68,
    },
    sound('cannon', 0.17),
    sound('cannon', 0.42),
    sound('coins', 0.8),
    travel(
      { is: 'cube', seat },
      { from: [`dest:${id}`], to: [`conquest:${target}`], time: { at: 0.7, for: 0.28 }, arc: 0.15 },
    ),
    travel(
      { is: 'points', count: points },
      { from: [`dest:${id}`], to: [`score:${seat}`], time: { at: 0.7, for: 0.28 } },
    ),
  ];
}

function paid(seat: number, name: 'crew' | 'guns', count: number, id: string): SpriteCue[] {
  if (count === 0) return [];
  const from = [`item:${seat}:${name}`, `seat:${seat}`];
  return [travel({ is: 'glyph', name, count }, { from, to: [`dest:${id}`], time: { at: 0, for: 0.16 }, spent: true })];
}

/** Treasure flies into the chest, whose lid opens for it. */
function treasureCues(seat: number, name: (typeof TREASURES)[number], id: string): SpriteCue[] {
  const chest = [`chest:${seat}`, `seat:${seat}`];
  const piece = `treasure:${id}`;
  return [
    travel(
      { is: 'glyph', name },
      { from: [piece, `dest:${id}`], to: chest, time: { at: 0.7, for: 0.24 }, hides: piece, arc: 0.2, spent: true },
    ),
    { do: 'puff', sprite: { is: 'chest', seat }, to: chest, at: 0.8, for: 0.2 },
  ];
}

function tradeCues({ seat, commodity }: Extract<Event, { kind: 'traded' }>, id: string): SpriteCue[] {
  const ware = COMMODITIES[commodity] ?? 'sugar';
  const piece = `ware:${id}:${ware}`;
  return [
    sound('coins', 0.5),
    travel(
      { is: 'glyph', name: 'goods', count: 1 },
      { from: [`item:${seat}:goods`, `seat:${seat}`], to: [`dest:${id}`], time: { at: 0, for: 0.5 }, arc: 0.1 },
    ),
    travel(
      { is: 'glyph', name: ware },
      {
        from: [piece, `dest:${id}`],
        to: [`hold:${seat}:${ware}`, `seat:${seat}`],
        time: { at: 0.45, for: 0.5 },
        hides: piece,
        arc: 0.15,
      },
    ),
  ];
}
