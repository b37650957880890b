import {
  type Box,
  COMMODITIES,
  DISC_NAMES,
  type DiscName,
  type Event,
  KINDS,
  TREASURES,
  type View,
} from '@portolan/francis-drake';
import { withPlace, withPlayer } from './viewParts.ts';

type DiscView = View['map'][number]['discs'][number];
type PlayerView = View['players'][number];

/** An event on the map, from the first mission disc to the last ship home. Others change nothing. */
export function stepMission(box: Box, view: View, event: Event): View {
  switch (event.kind) {
    case 'missionPlaced':
      return place(view, event);
    case 'discsInspected':
      return withPlace(view, event.destination, (spot) => ({
        ...spot,
        discs: spot.discs.map((disc) => ({ ...disc, ...faceOf(event.discs?.[disc.seat]) })),
      }));
    case 'counterInspected':
      return event.value === undefined ? view : turn(view, event.destination, { up: false, value: event.value });
    case 'discsKept':
      return turnBack(view, event.seat);
    case 'discsExchanged':
      return exchange(turnBack(view, event.seat), event);
    case 'discMoved':
      return move(view, event);
    case 'discsRevealed':
      return reveal(box, view, event.discs);
    case 'ghostVanished':
    case 'missionDeclined':
      return takeBack(view, event.seat, (at) => at === event.destination);
    case 'shipsSailed':
      return sail(view, event.ships);
    case 'counterTurned':
      return turn(view, event.destination, { up: true, value: event.value });
    case 'attacked':
      return attack(box, view, event);
    case 'traded':
      return trade(view, event);
    case 'returned':
      return comeHome(view, event);
    default:
      return view;
  }
}

function faceOf(disc: number | undefined): Pick<DiscView, 'disc'> {
  const name = disc === undefined || disc === 0 ? undefined : DISC_NAMES[disc];
  return name === undefined ? {} : { disc: name };
}

function bySeat(discs: readonly DiscView[]): DiscView[] {
  return discs.toSorted((one, other) => one.seat - other.seat);
}

function place(view: View, { seat, destination, disc }: Extract<Event, { kind: 'missionPlaced' }>): View {
  const face = faceOf(disc);
  const laid = withPlace(view, destination, (spot) => ({
    ...spot,
    discs: bySeat([...spot.discs, { seat, ...face, done: false }]),
  }));
  return withPlayer(laid, seat, (player) => ({
    ...player,
    handSize: player.handSize - 1,
    ...(player.hand === undefined ? {} : { hand: player.hand.filter((one) => one !== face.disc) }),
  }));
}

/** What the Informer looked at lies face down again; one's own stay known. */
function turnBack(view: View, looker: number): View {
  if (view.viewer !== looker) return view;
  return {
    ...view,
    map: view.map.map((spot) => ({
      ...spot,
      discs: spot.discs.map((disc) => (disc.seat === looker ? disc : { seat: disc.seat, done: disc.done })),
    })),
  };
}

function exchange(view: View, { seat, one, other }: Extract<Event, { kind: 'discsExchanged' }>): View {
  const ofSeat = (at: number): DiscView | undefined => view.map[at]?.discs.find((disc) => disc.seat === seat);
  const [first, second] = [ofSeat(one), ofSeat(other)];
  if (first === undefined || second === undefined) return view;
  const put = (now: View, at: number, disc: DiscView): View =>
    withPlace(now, at, (spot) => ({ ...spot, discs: spot.discs.map((old) => (old.seat === seat ? disc : old)) }));
  return put(put(view, one, second), other, first);
}

function move(view: View, { seat, from, to }: Extract<Event, { kind: 'discMoved' }>): View {
  const moved = view.map[from]?.discs.find((disc) => disc.seat === seat);
  if (moved === undefined) return view;
  const left = withPlace(view, from, (spot) => ({ ...spot, discs: spot.discs.filter((disc) => disc !== moved) }));
  return withPlace(left, to, (spot) => ({ ...spot, discs: bySeat([...spot.discs, moved]) }));
}

/** `discs` by seat and Destination. Afterwards they lie in order of arrival. [FD-REVEAL-03] */
function reveal(box: Box, view: View, discs: readonly number[]): View {
  const places = view.map.length;
  const step = ({ disc }: DiscView): number => (disc === 'hind' ? 0 : DISC_NAMES.indexOf(disc ?? 'none'));
  const { outbound } = view.docks;
  return {
    ...view,
    revealed: true,
    players: view.players.map((player, seat) => ({
      ...player,
      hand: handLeft(box, player, discs.slice(seat * places, (seat + 1) * places)),
    })),
    map: view.map.map((spot, at) => ({
      ...spot,
      discs: spot.discs
        .map((disc) => ({ ...disc, ...faceOf(discs[disc.seat * places + at]) }))
        .toSorted((one, other) => outbound.indexOf(one.seat) - outbound.indexOf(other.seat))
        .toSorted((one, other) => step(one) - step(other)),
    })),
  };
}

/** What was not laid; once all is turned up, that is no secret either. */
function handLeft(box: Box, { ghost, hind }: PlayerView, laid: readonly number[]): DiscName[] {
  const { missionNumbers } = box.components.constants;
  return DISC_NAMES.filter((name, disc) => {
    const has = name === 'ghost' ? ghost : name === 'hind' ? hind : missionNumbers.includes(disc);
    return has && !laid.includes(disc);
  });
}

function takeBack(view: View, seat: number, from: (at: number) => boolean): View {
  return {
    ...view,
    map: view.map.map((spot, at) =>
      from(at) ? { ...spot, discs: spot.discs.filter((disc) => disc.seat !== seat || disc.done) } : spot,
    ),
  };
}

function sail(view: View, ships: readonly number[]): View {
  return {
    ...view,
    players: view.players.map((player, seat) => {
      const ship = view.map[ships[seat] ?? -1]?.id;
      return ship === undefined ? player : { ...player, ship };
    }),
  };
}

function turn(view: View, destination: number, counter: { readonly up: boolean; readonly value: number }): View {
  return withPlace(view, destination, (spot) => ({ ...spot, counter }));
}

function finish(view: View, seat: number, destination: number): View {
  return withPlace(view, destination, (spot) => ({
    ...spot,
    successes: spot.successes + 1,
    discs: spot.discs.map((disc) => (disc.seat === seat ? { ...disc, done: true } : disc)),
  }));
}

function attack(box: Box, view: View, event: Extract<Event, { kind: 'attacked' }>): View {
  const { seat, destination } = event;
  const treasure = TREASURES[event.treasure];
  const kind = KINDS[box.kind[destination] ?? -1];
  const paid = withPlayer(finish(view, seat, destination), seat, (player) => ({
    ...player,
    crew: player.crew - event.crew,
    guns: player.guns - event.guns,
    score: player.score + event.points,
    conquests: kind === undefined || kind === 'port' ? player.conquests : { ...player.conquests, [kind]: true },
    ...(player.chest === undefined || treasure === undefined
      ? {}
      : { chest: { ...player.chest, [treasure]: player.chest[treasure] + 1 } }),
  }));
  return treasure === undefined ? paid : withPlace(paid, destination, (spot) => ({ ...spot, treasure: false }));
}

function trade(view: View, { seat, destination, commodity }: Extract<Event, { kind: 'traded' }>): View {
  const ware = COMMODITIES[commodity];
  if (ware === undefined) return view;
  const taken = withPlace(finish(view, seat, destination), destination, (spot) => ({
    ...spot,
    wares: spot.wares.filter((one) => one !== ware),
  }));
  return withPlayer(taken, seat, (player) => ({
    ...player,
    goods: player.goods - 1,
    commodities: { ...player.commodities, [ware]: player.commodities[ware] + 1 },
  }));
}

function comeHome(view: View, { seat, bonus }: Extract<Event, { kind: 'returned' }>): View {
  const cleared = takeBack(view, seat, () => true);
  const docked = { ...cleared, docks: { ...view.docks, homebound: [...view.docks.homebound, seat] } };
  return withPlayer(docked, seat, (player) => ({ ...withoutShip(player), home: true, score: player.score + bonus }));
}

function withoutShip({ ship: _, ...player }: PlayerView): PlayerView {
  return player;
}
