import { type Box, type Event, LOCATIONS, type View } from '@portolan/francis-drake';
import { stepMission } from './stepMission.ts';
import { clearBoard, clearTreasure } from './stepReset.ts';
import { gain, handWith, treasureStock, withPlace, withPlayer, withScores } from './viewParts.ts';

/**
 * The table after one more event, for showing only: the truth comes with the next view. It tells nothing that the event
 * does not tell.
 */
export function stepView(box: Box, view: View, event: Event): View {
  switch (event.kind) {
    case 'voyageBegun':
      return { ...view, voyage: event.voyage, docks: { ...view.docks, plymouth: event.order } };
    case 'stopped':
      return stop(view, event);
    case 'tavernRolled':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        crew: player.crew + event.crew,
        ...(event.ghost ? { ghost: true, ...handWith(player, 'ghost') } : {}),
      }));
    case 'investorPaid':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        investor: false,
        score: player.score - event.points,
      }));
    case 'yieldTaken':
      return gain(view, event.seat, event.gained);
    case 'docked':
      return { ...view, docks: { ...view.docks, outbound: [...view.docks.outbound, event.seat] } };
    case 'docksSwapped':
      return { ...view, docks: { ...view.docks, outbound: swap(view.docks.outbound, event.seat, event.other) } };
    case 'rangesSet':
      return { ...view, players: view.players.map((player, seat) => ({ ...player, range: event.ranges[seat] ?? 0 })) };
    case 'treasureLaid':
    case 'countersLaid':
      return layOnMap(box, view, event);
    case 'kindsScored':
      return withScores(view, event.points);
    case 'counterScored':
      return withPlayer(view, event.seat, (player) => ({ ...player, score: player.score + event.points }));
    case 'boardReset':
      return clearBoard(box, view, event);
    case 'commoditiesScored':
      return clearTreasure(box, withScores(view, event.points));
    case 'chestsOpened':
      return openChests(box, view, event.chests);
    default:
      return stepMission(box, view, event);
  }
}

function stop(view: View, { seat, location, gained }: Extract<Event, { kind: 'stopped' }>): View {
  const id = LOCATIONS[location];
  const place = view.street.findIndex((entry) => entry.location === id);
  // The second disc on Drake goes to the circle he already has.
  const again = view.players[seat]?.atDrake === true;
  const street = view.street.map((entry, at) =>
    at === place && !again ? { ...entry, discs: [...entry.discs, seat] } : entry,
  );
  const stopped = withPlayer({ ...view, street }, seat, (player) => ({
    ...player,
    playerDiscs: player.playerDiscs - 1,
    place,
    atDrake: id === 'drake' && !again,
  }));
  return gained === undefined ? stopped : gain(stopped, seat, gained);
}

function swap(seats: readonly number[], one: number, other: number): number[] {
  return seats.map((seat) => (seat === one ? other : seat === other ? one : seat));
}

function layOnMap(box: Box, view: View, event: Extract<Event, { kind: 'treasureLaid' | 'countersLaid' }>): View {
  if (event.kind === 'treasureLaid') {
    const laid = event.destinations.reduce(
      (now, at) => withPlace(now, at, (place) => ({ ...place, treasure: true })),
      view,
    );
    return { ...laid, stock: treasureStock(box, view, event.destinations, -1) };
  }
  const { places, values } = event;
  return places.reduce((now, at, index) => {
    const value = values?.[index];
    return withPlace(now, at, (place) => ({
      ...place,
      counter: value === undefined ? { up: false } : { up: false, value },
    }));
  }, view);
}

function openChests(box: Box, view: View, chests: readonly (readonly number[])[]): View {
  const { treasureValues } = box.components.constants;
  const values = [treasureValues.silver, treasureValues.gold, treasureValues.jewel];
  const worth = chests.map((chest) => chest.reduce((sum, count, at) => sum + count * (values[at] ?? 0), 0));
  const opened = withScores(view, worth);
  return {
    ...opened,
    players: opened.players.map((player, seat) => {
      const [silver = 0, gold = 0, jewel = 0] = chests[seat] ?? [];
      return { ...player, chest: { silver, gold, jewel } };
    }),
  };
}
