import { type Box, type Items, TREASURES, type View } from '@portolan/francis-drake';

type PlayerView = View['players'][number];
type PlaceView = View['map'][number];

/** Small changes of a view; each answers a new one. */
export function withPlayer(view: View, seat: number, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? change(player) : player)) };
}

export function withPlace(view: View, destination: number, change: (place: PlaceView) => PlaceView): View {
  return { ...view, map: view.map.map((place, at) => (at === destination ? change(place) : place)) };
}

/** `points` by seat. */
export function withScores(view: View, points: readonly number[]): View {
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, score: player.score + (points[seat] ?? 0) })),
  };
}

export function gain(view: View, seat: number, items: Items): View {
  const { holders } = view;
  const held = {
    ...holders,
    ...(items.admiral > 0 ? { admiral: seat } : {}),
    ...(items.governor > 0 ? { governor: seat } : {}),
    ...(items.informer > 0 ? { informer: seat } : {}),
  };
  return withPlayer({ ...view, holders: held }, seat, (player) => ({
    ...player,
    crew: player.crew + items.crew,
    guns: player.guns + items.guns,
    goods: player.goods + items.goods,
    barrels: player.barrels + items.barrels,
    galleon: player.galleon || items.galleon > 0,
    pinnace: player.pinnace || items.pinnace > 0,
    ...(items.hindDisc > 0 ? { hind: true, ...handWith(player, 'hind') } : {}),
  }));
}

/** The hand with one disc more; the Hind always comes last. */
export function handWith(player: PlayerView, disc: 'ghost' | 'hind'): Pick<PlayerView, 'handSize' | 'hand'> {
  const { hand, handSize } = player;
  if (hand === undefined) return { handSize: handSize + 1 };
  const order = (name: string): number => (name === 'hind' ? 1 : 0);
  return { handSize: handSize + 1, hand: [...hand, disc].sort((one, other) => order(one) - order(other)) };
}

/** The common stock after treasure came (1) from these places or went (-1) to them. */
export function treasureStock(box: Box, view: View, places: readonly number[], way: 1 | -1): View['stock'] {
  const stock = { ...view.stock };
  for (const place of places) {
    const treasure = TREASURES[box.treasure[place] ?? -1];
    if (treasure !== undefined) stock[treasure] += way;
  }
  return stock;
}
