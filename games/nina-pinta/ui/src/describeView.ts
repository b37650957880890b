import { list } from '@portolan/i18n';
import { type Box, crowdIn, type View, WORLDS } from '@portolan/nina-pinta';
import { placesIn } from './lands.ts';
import { t } from './messages/table.ts';
import {
  counterName,
  crewWords,
  factWords,
  goldWords,
  groupName,
  landName,
  landscape,
  nameAt,
  nationName,
  type PlaceView,
  type PlayerView,
  phaseName,
  terrainName,
  worldName,
} from './words.ts';

type Who = (seat: number) => string;

/** The table in several lines: the state of the game, the players, the Benefits on display and the three worlds. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who: Who = (seat) => nameAt(names, seat);
  const sections = [
    [headline(box, view, who), ...stateLines(box, view, who)],
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
  const { era, round, question } = view;
  const { eras } = box.components;
  if (question === undefined) return t('headline.over', { era, eras });
  const phase = phaseName(view.phase);
  if (question.kind === 'loadShips') {
    return `${t('headline.loading', { era, eras, phase })} ${sealedWords(view, who)}`;
  }
  const facts = { era, eras, phase, round, who: who(question.seat) };
  return view.world === undefined
    ? t('headline.round', facts)
    : t('headline.world', { ...facts, world: worldName(box, view.world) });
}

/** Who has sealed, and who has not. */
function sealedWords(view: View, who: Who): string {
  const seats = view.players.flatMap(({ name }, seat) => (name === undefined ? [seat] : []));
  const ready = seats.filter((seat) => view.players[seat]?.sealed).map(who);
  const awaited = list(seats.filter((seat) => !view.players[seat]?.sealed).map(who));
  return ready.length === 0
    ? t('loading.noneSealed', { awaited })
    : t('loading.someSealed', { ready: list(ready), awaited });
}

function stateLines(box: Box, view: View, who: Who): string[] {
  const { passes, cost, cityDiscs, goals } = view;
  const order = list(view.order.map(who), 'plain');
  const passed = passes.map(({ space, seat }) => t('passSpace', { space, who: who(seat) }));
  const discs = cityDiscs.map((land) => landName(box, land));
  const worlds = goals.map((world) => worldName(box, world));
  return [
    passed.length === 0 ? t('order', { order }) : t('orderPassed', { order, passed: list(passed, 'plain') }),
    ...(cost === undefined ? [] : [t('cost', { cost })]),
    discs.length === 0 ? t('noCityDiscs') : t('cityDiscs', { lands: list(discs, 'plain') }),
    ...(worlds.length === 0 ? [] : [t('planckGoverns', { worlds: list(worlds, 'plain') })]),
  ];
}

function playerLines(box: Box, player: PlayerView, who: string): string[] {
  const { supply, gold, nation } = player;
  const facts = [
    ...(player.score === 0 ? [] : [t('score', { points: player.score })]),
    gold === undefined ? t('hiddenGold') : goldWords(gold),
    t('supply', { settlers: supply.settlers, towns: supply.towns }),
    t('crewLimit', { count: player.crewLimit }),
    ...(player.passed ? [t('passed')] : []),
  ];
  const name = nation === undefined ? t('noNation') : nationName(nation);
  return [t('player', { who, nation: name, facts: list(facts, 'plain') }), ...held(player), ...ships(box, player)];
}

function held({ military, progress, kept = [], retained }: PlayerView): string[] {
  const groups = [...Object.entries(progress ?? {}), ['military', military] as const];
  const words = [
    ...groups.flatMap(([group, names]) =>
      names.length === 0 ? [] : [t('groupOf', { group: groupName(group), counters: counters(names) })],
    ),
    ...(kept.length === 0 ? [] : [t('keeps', { counters: counters(kept) })]),
    ...(retained.length === 0 ? [] : [t('retains', { counters: counters(retained) })]),
  ];
  return words.length === 0 ? [] : [`  ${t('benefits', { groups: list(words, 'plain') })}`];
}

function counters(names: readonly string[]): string {
  return factWords(names.map(counterName));
}

function ships(box: Box, player: PlayerView): string[] {
  return WORLDS.flatMap((id) => {
    const load = player.loads?.[id];
    const harbour = player.harbours[id];
    const captain = player.captains[id];
    const gold = player.cargo[id] ?? 0;
    const facts = [
      ...(load === undefined ? [] : [t('aboard', { crew: crewWords(load.captain, load.settlers) })]),
      ...(harbour === undefined ? [] : [t('shipAt', { land: landName(box, harbour), gold })]),
      ...(captain === undefined ? [] : [t('captainIn', { land: landName(box, captain) })]),
    ];
    return facts.length === 0 ? [] : [`  ${titled(worldName(box, id), facts)}`];
  });
}

function titled(title: string, facts: readonly string[]): string {
  return facts.length === 0 ? title : t('titled', { title, facts: list(facts, 'plain') });
}

function display({ display: shown }: View): string[] {
  if (shown.length === 0) return [];
  const names = shown.map(({ name, group }) => {
    const counter = counterName(name);
    return group === undefined ? counter : t('counterOf', { counter, group: groupName(group) });
  });
  return [t('display', { counters: list(names, 'plain') })];
}

function worldLines(box: Box, view: View, id: string, who: Who): string[] {
  const world = view.worlds.find((one) => one.id === id);
  if (world === undefined) return [];
  const facts = [
    ...(world.atWar ? [t('atWar')] : []),
    ...(world.grown ? [t('grown')] : []),
    ...(world.buildable ? [t('buildable')] : []),
    ...world.markers.map((group) => t('marker', { group: groupName(group) })),
    ...(world.pirates === 0 ? [] : [t('planckPirates', { count: world.pirates })]),
  ];
  const lands = placesIn(view.worlds.indexOf(world)).map((place) => landLine(box, view, place, who));
  return [titled(worldName(box, id), facts), ...lands];
}

function landLine(box: Box, view: View, at: number, who: Who): string {
  const place = view.places[at];
  if (place === undefined) return '';
  const name = landName(box, place.land).padEnd(11);
  if (!place.explored) return `  ${name} ${factWords(unexploredFacts(place, who))}`;
  const people = [
    ...place.settlers.map(({ seat, count }) => t('settlers', { who: who(seat), count })),
    ...place.towns.map((seat) => t('town', { who: who(seat) })),
    ...(place.city === undefined ? [] : [t('city', { who: who(place.city) })]),
    ...(place.captain === undefined ? [] : [t('captain', { who: who(place.captain) })]),
    ...place.ships.map((seat) => t('ship', { who: who(seat) })),
  ];
  const things = [
    ...(place.stronghold === undefined ? [] : [strongholdWords(place, who)]),
    ...(place.mine === undefined ? [] : [t('mine', { gold: place.mine })]),
    ...(place.increase === undefined ? [] : [t('increase', { gold: place.increase })]),
    ...(place.cathedral ? [t('cathedral')] : []),
  ];
  const room = `${terrainName(place.terrain)} ${crowdIn(view, at)}/${place.capacity ?? 0}`.padEnd(16);
  return `  ${name} ${room} ${factWords([...people, ...things])}`.trimEnd();
}

function strongholdWords({ stronghold, vault: gold = 0 }: PlaceView, who: Who): string {
  if (stronghold === 'open' || stronghold === undefined) return t('openStronghold');
  const owner = who(stronghold);
  return gold > 0 ? t('strongholdGold', { who: owner, gold }) : t('stronghold', { who: owner });
}

function unexploredFacts({ terrain, discovery, found, lookedAt }: PlaceView, who: Who): string[] {
  const seen = terrain === undefined ? t('unexplored') : t('known', { tile: landscape(terrain, discovery, found) });
  return lookedAt.length === 0 ? [seen] : [seen, t('seenBy', { who: list(lookedAt.map(who)) })];
}
