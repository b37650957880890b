import { type Event, GOODS, goodAt } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { ring, sound, travel } from '@portolan/table-kit/motion';
import { placeId } from '../table/placeId.ts';
import { sail } from './sailing.ts';
import type { ShownScene } from './scene.ts';
import type { Share, SpriteCue } from './sprite.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type MapEvent = EventOf<'shipPlaced' | 'shipSailed' | 'postFounded' | 'tileLaid' | 'islandCompleted'>;

/** What moves on the map. */
export function mapCues(scene: ShownScene, event: MapEvent): readonly SpriteCue[] {
  const { box } = scene;
  const { seat } = event;
  switch (event.kind) {
    case 'shipPlaced':
      return [
        travel(
          { is: 'ship', seat, ship: event.ship, broad: true },
          { from: [`seat:${seat}`], to: [`place:${placeId(box, event.berth)}`], time: { at: 0, for: 0.95 } },
        ),
      ];
    case 'shipSailed':
      return [sound('sail'), sail(scene, event, { at: 0, for: 0.97 })];
    case 'postFounded':
      return postCues(scene, event);
    case 'tileLaid':
      return tileCues(scene, event);
    case 'islandCompleted':
      return completedCues(scene, event);
  }
}

function postCues({ box }: ShownScene, { seat, space, island, points }: EventOf<'postFounded'>): SpriteCue[] {
  const place = `place:${placeId(box, space)}`;
  const discovered = points > 0;
  return [
    travel(
      { is: 'post', seat },
      {
        from: [`postsLeft:${seat}`, `seat:${seat}`],
        to: [place],
        time: { at: 0, for: discovered ? 0.6 : 0.95 },
        arc: 0.12,
      },
    ),
    ...(discovered
      ? [
          sound('reveal', 0.5),
          ring(`island:${island}`),
          travel(
            { is: 'points' as const, count: points },
            { from: [place], to: [`score:${seat}`, `seat:${seat}`], time: { at: 0.55, for: 0.45 } },
          ),
        ]
      : []),
  ];
}

/** The tile flies from the sheet to its spaces, then the goods below it to the sheet. */
function tileCues({ box, layout, after }: ShownScene, event: EventOf<'tileLaid'>): SpriteCue[] {
  const { seat, piece, spaces } = event;
  const [first = 0] = spaces;
  const goods = spaces.filter((space) => goodAt(layout, space) >= 0);
  const turn = after.map.laid.find(({ space }) => space === first)?.turns ?? 0;
  return [
    travel(
      { is: 'tile', piece, seat, turn },
      {
        from: [`planned:${seat}:${box.names.pieces[piece]}`, `seat:${seat}`],
        to: [`place:${placeId(box, first)}`],
        time: { at: 0, for: goods.length === 0 ? 0.95 : 0.6 },
        arc: 0.1,
      },
    ),
    ...goods.flatMap((space): SpriteCue[] => {
      const good = goodAt(layout, space);
      const crate = `crate:${placeId(box, space)}`;
      return [
        travel(
          { is: 'good', good },
          {
            from: [crate, `place:${placeId(box, space)}`],
            to: [`goods:${seat}:${GOODS[good]}`, `seat:${seat}`],
            time: { at: 0.5, for: 0.5 },
            hides: crate,
            arc: 0.25,
          },
        ),
      ];
    }),
  ];
}

/** How much of the time the picture of the island takes. */
const PICTURE = 0.78;

/** A picture of the island with what it brings, then the points and the chest go to their owners. */
function completedCues(scene: ShownScene, event: EventOf<'islandCompleted'>): SpriteCue[] {
  const { layout, names, view } = scene;
  const { seat, island, points, chest } = event;
  const place = `island:${island}`;
  const share = (one: number, count: number): Share => ({ seat: one, name: nameAt(names, one), points: count });
  const posts = event.posts.flatMap((count, one) => (count > 0 ? [share(one, count)] : []));
  const totals = event.posts.map((count, one) => count + (one === seat ? points : 0));
  const by = share(seat, points);
  const flight = { at: 0.66, for: 0.34 };
  return [
    sound('fanfare'),
    ring(place),
    {
      do: 'closeup',
      sprite: { is: 'completed', layout, island, by, posts, timeMarker: view.timeMarker, chest },
      to: [place, 'map:all'],
      at: 0,
      for: PICTURE,
    },
    ...totals.flatMap((count, one) =>
      count === 0
        ? []
        : [
            travel(
              { is: 'points' as const, count },
              { from: [place, 'map:all'], to: [`score:${one}`, `seat:${one}`], time: flight },
            ),
          ],
    ),
    ...(chest
      ? [
          travel(
            { is: 'chest' as const },
            {
              from: [`chest:${island}`, place],
              to: [`chests:${seat}`, `seat:${seat}`],
              time: flight,
              hides: `chest:${island}`,
              arc: 0.2,
            },
          ),
        ]
      : []),
  ];
}
