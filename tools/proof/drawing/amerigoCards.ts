import { acceptedBox, type View } from '@portolan/amerigo';

const { atlas, names, frames } = acceptedBox();
/** One space of so many. */
const SOME = 17;

/** Islands, pieces, discs and some spaces: things of Amerigo whose cards open only when they are pointed at. */
export function amerigoCards({ map, players, display, market, seats, turn, round }: View): readonly string[] {
  const spaces = Array.from({ length: atlas.stride ** 2 }, (_, space) => space);
  const some = spaces.filter((space) => (space * 7 + turn * 3 + round) % SOME === 0).map(placeOf);
  const anchored = players.flatMap(({ ships }) => ships.filter((berth) => berth >= 0)).map(placeOf);
  return [
    ...map.islands.flatMap(({ chest }, at) => [`island:${at}`, ...(chest ? [`chest:${at}`] : [])]),
    ...map.posts.flatMap(({ space }) => [`post:${placeOf(space)}`, `place:${placeOf(space)}`]),
    ...map.laid.flatMap(({ space }) => [`laid:${placeOf(space)}`, `place:${placeOf(space)}`]),
    ...[...some, ...anchored].flatMap((place) => [`place:${place}`, `crate:${place}`]),
    ...display.map((_, at) => `display:${at}`),
    ...market.map((_, at) => `market:${at}`),
    ...names.tokens.map((id) => `token:${id}`),
    ...players.flatMap((_, seat) => [
      ...[`score:${seat}`, `disc:progress:${seat}`, `disc:order:${seat}`, `ship:${seat}:0`, `ship:${seat}:1`],
    ]),
    ...['points', 'jump', 'special', 'gold'].map((id) => `act:${id}`),
    ...(frames[seats]?.berths ?? []).slice(0, 2).map((berth) => `place:${placeOf(berth)}`),
  ];
}

function placeOf(berth: number): string {
  const { stride } = atlas;
  const frame = berth - stride ** 2;
  if (frame < 0) return `${Math.floor(berth / stride)},${berth % stride}`;
  return `${'TRBL'.charAt(Math.floor(frame / 4))}${frame % 4}`;
}
