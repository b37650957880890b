import { type Box, COMMODITIES, type Event, LOCATIONS, type View } from '@portolan/francis-drake';
import { treasureStock } from './viewParts.ts';

/** Unclaimed treasure goes back to the stock. */
export function clearTreasure(box: Box, view: View): View {
  const left = view.map.flatMap(({ treasure }, at) => (treasure ? [at] : []));
  return {
    ...view,
    map: view.map.map((place) => ({ ...place, treasure: false })),
    stock: treasureStock(box, view, left, 1),
  };
}

/** The board as the next voyage finds it, but for the treasure, which is laid by an event of its own. */
export function clearBoard(box: Box, view: View, event: Extract<Event, { kind: 'boardReset' }>): View {
  const cleared = clearTreasure(box, view);
  return {
    ...cleared,
    street: event.street.flatMap((location) => {
      const id = LOCATIONS[location];
      return id === undefined ? [] : [{ location: id, discs: [] }];
    }),
    docks: { ...view.docks, outbound: [], homebound: [] },
    holders: {},
    players: view.players.map((player) => outfit(box, player)),
    map: cleared.map.map((place, at) => clearPlace(box, place, { at, counters: event.galleonCounters })),
    revealed: false,
    stock: waresStock(box, cleared),
  };
}

type PlayerView = View['players'][number];

function outfit(box: Box, player: PlayerView): PlayerView {
  const { playerDiscs, missionNumbers } = box.components.constants;
  const { score, investor, commodities, chest, hand } = player;
  const known = chest !== undefined;
  return {
    score,
    crew: 0,
    guns: 0,
    goods: 0,
    barrels: 0,
    galleon: false,
    pinnace: false,
    ghost: false,
    hind: false,
    investor,
    playerDiscs,
    place: -1,
    atDrake: false,
    range: 0,
    home: false,
    handSize: missionNumbers.length,
    // After the reveal all hands lie open; now only one's own does again.
    ...(known && hand !== undefined ? { hand: missionNumbers.map(nameOf) } : {}),
    conquests: { town: false, fort: false, galleon: false },
    commodities,
    ...(known ? { chest } : {}),
  };
}

function nameOf(number: number): '1' | '2' | '3' | '4' {
  return (['1', '2', '3', '4'] as const)[number - 1] ?? '1';
}

type PlaceView = View['map'][number];

function clearPlace(
  box: Box,
  { id, treasure }: PlaceView,
  { at, counters }: { readonly at: number; readonly counters: readonly number[] },
): PlaceView {
  const galleon = counters[box.galleonSite[at] ?? -1];
  return {
    id,
    treasure,
    wares: COMMODITIES.filter((_, ware) => ((box.wares[at] ?? 0) & (1 << ware)) !== 0),
    successes: 0,
    ...(galleon === undefined ? {} : { galleonCounter: galleon }),
    discs: [],
  };
}

/** Ports are filled up from the stock. */
function waresStock(box: Box, view: View): View['stock'] {
  const stock = { ...view.stock };
  view.map.forEach(({ wares }, at) => {
    COMMODITIES.forEach((ware, bit) => {
      if (((box.wares[at] ?? 0) & (1 << bit)) !== 0 && !wares.includes(ware)) stock[ware]--;
    });
  });
  return stock;
}
