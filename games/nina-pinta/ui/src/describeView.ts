import { listWords } from '@portolan/client';
import { type Box, type View, WORLDS } from '@portolan/nina-pinta';
import { crowdAt } from './lands.ts';
import { sealedWords } from './prompt.ts';
import {
  counterName,
  crewWords,
  goldWords,
  groupName,
  landName,
  landscape,
  nameAt,
  nationName,
  type PlaceView,
  type PlayerView,
  phaseName,
  settlers,
  worldName,
} from './words.ts';

type Who = (seat: number) => string;

/** The table in several lines: where the game stands, the players, the Benefits on display and the three worlds. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who: Who = (seat) => nameAt(names, seat);
  const sections = [
    [headline(box, view, who), ...course(box, view, who)],
    view.players.flatMap((player, seat) => playerLines(box, player, who(seat))),
    display(view),
    ...WORLDS.map((id) => worldLines(box, view, id, who)),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headline(box: Box, view: View, who: Who): string {
  const era = `Era ${view.era} of ${box.components.eras}`;
  if (view.question === undefined) return `${era}: the game is over.`;
  const where = phaseName(view.phase);
  if (view.question.kind === 'loadShips') return `${era}, ${where}. ${sealedWords(view, who)}`;
  const world = view.world === undefined ? '' : `, ${worldName(box, view.world)}`;
  return `${era}, ${where}, round ${view.round}${world}. ${who(view.question.seat)} is asked.`;
}

function course(box: Box, view: View, who: Who): string[] {
  const { order, passes, cost, cityDiscs, goals } = view;
  return [
    `Turn order: ${order.map(who).join(', ')}${passes.length === 0 ? '' : `; passed: ${passes.map(({ space, seat }) => `${space} ${who(seat)}`).join(', ')}`}`,
    ...(cost === undefined ? [] : [`A Benefit costs ${goldWords(cost)}.`]),
    `City discs left: ${cityDiscs.length === 0 ? 'none' : cityDiscs.map((land) => landName(box, land)).join(', ')}`,
    ...(goals.length === 0 ? [] : [`Planck governs ${goals.map((world) => worldName(box, world)).join(', ')}`]),
  ];
}

function playerLines(box: Box, player: PlayerView, name: string): string[] {
  const { supply, gold } = player;
  const purse = gold === undefined ? 'gold behind the screen' : goldWords(gold);
  const nation = player.nation === undefined ? 'no nation yet' : nationName(player.nation);
  const stock = `${purse}, supply ${settlers(supply.settlers)} and ${supply.towns} Towns, ${player.crewLimit} crew a ship`;
  const score = player.score === 0 ? '' : `, ${player.score} points`;
  return [
    `${name} (${nation})${score}: ${stock}${player.passed ? ', passed' : ''}`,
    ...held(player),
    ...ships(box, player),
  ];
}

function held({ military, progress, kept = [], retained }: PlayerView): string[] {
  const groups = [...Object.entries(progress ?? {}), ['military', military] as const];
  const words = [
    ...groups.flatMap(([group, names]) => (names.length === 0 ? [] : [`${groupName(group)} ${counters(names)}`])),
    ...(kept.length === 0 ? [] : [`keeps ${counters(kept)}`]),
    ...(retained.length === 0 ? [] : [`retains ${counters(retained)}`]),
  ];
  return words.length === 0 ? [] : [`  Benefits: ${words.join('; ')}`];
}

function counters(names: readonly string[]): string {
  return names.map(counterName).join(', ');
}

function ships(box: Box, player: PlayerView): string[] {
  const words = WORLDS.flatMap((id) => {
    const load = player.loads?.[id];
    const harbour = player.harbours[id];
    const captain = player.captains[id];
    const facts = [
      ...(load === undefined ? [] : [`${crewWords(load.captain, load.settlers)} aboard`]),
      ...(harbour === undefined ? [] : [`ship at ${landName(box, harbour)} with ${goldWords(player.cargo[id] ?? 0)}`]),
      ...(captain === undefined ? [] : [`Captain in ${landName(box, captain)}`]),
    ];
    return facts.length === 0 ? [] : [`${worldName(box, id)}: ${facts.join(', ')}`];
  });
  return words.length === 0 ? [] : [`  ${words.join('; ')}`];
}

function display({ display: shown }: View): string[] {
  if (shown.length === 0) return [];
  return [
    `On display: ${shown.map(({ name, group }) => (group === undefined ? counterName(name) : `${counterName(name)} (${groupName(group)})`)).join(', ')}`,
  ];
}

function worldLines(box: Box, view: View, id: string, who: Who): string[] {
  const world = view.worlds.find((one) => one.id === id);
  if (world === undefined) return [];
  const facts = [
    ...(world.atWar ? ['at war'] : []),
    ...(world.grown ? ['grown'] : []),
    ...(world.buildable ? ['may be built upon'] : []),
    ...world.markers.map((group) => `${groupName(group)} marker`),
    ...(world.pirates === 0 ? [] : [`${world.pirates} Pirate of Planck`]),
  ];
  const lands = view.places.filter((place) => place.world === id).map((place) => landLine(box, place, who));
  return [`${worldName(box, id)}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`, ...lands];
}

function landLine(box: Box, place: PlaceView, who: Who): string {
  const name = landName(box, place.land).padEnd(11);
  if (!place.explored) return `  ${name} unexplored${lookWords(place, who)}`;
  const people = [
    ...place.settlers.map(({ seat, count }) => `${who(seat)} ${settlers(count)}`),
    ...place.towns.map((seat) => `${who(seat)} Town`),
    ...(place.city === undefined ? [] : [`${who(place.city)} City`]),
    ...(place.captain === undefined ? [] : [`${who(place.captain)} Captain`]),
    ...place.ships.map((seat) => `${who(seat)} ship`),
  ];
  const things = [
    ...(place.stronghold === undefined ? [] : [strongholdWords(place, who)]),
    ...(place.mine === undefined ? [] : [`Mine ${place.mine}`]),
    ...(place.increase === undefined ? [] : [`+${place.increase} gold`]),
    ...(place.cathedral ? ['Cathedral'] : []),
  ];
  const room = `${place.terrain ?? ''} ${crowdAt(place)}/${place.capacity ?? 0}`.padEnd(16);
  return `  ${name} ${room} ${[...people, ...things].join(', ')}`.trimEnd();
}

function strongholdWords({ stronghold, vault = 0 }: PlaceView, who: Who): string {
  if (stronghold === 'open' || stronghold === undefined) return 'open Stronghold';
  return `Stronghold of ${who(stronghold)}${vault > 0 ? ` with ${goldWords(vault)}` : ''}`;
}

function lookWords({ terrain, discovery, found, lookedAt }: PlaceView, who: Who): string {
  const seen = terrain === undefined ? '' : `: ${landscape(terrain, discovery, found)}`;
  return lookedAt.length === 0 ? seen : `${seen}, seen by ${listWords(lookedAt.map(who))}`;
}
