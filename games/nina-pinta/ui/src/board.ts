import { type Box, type View, WORLDS } from '@portolan/nina-pinta';
import { crowdAt, settlersOf } from './lands.ts';
import { t as named } from './messages/names.ts';
import { t } from './messages/table.ts';
import { LANDS_OF } from './nameField.ts';
import {
  counterName,
  crewWords,
  groupName,
  landName,
  nationName,
  type PlaceView,
  type PlayerView,
  phaseName,
  spaceName,
  worldName,
} from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a table without drawings shows: the view in words, in the order in which players look for things. */
export function wordBoard(box: Box, view: View): Fields {
  const display = { benefits: view.display.map((_, at) => benefitCard(view, at)) };
  const selecting = view.phase === 'selecting';
  return {
    era: view.era,
    phase: phaseName(view.phase),
    ...(selecting || view.phase === 'sailing' || view.phase === 'governing' ? { round: view.round } : {}),
    ...(view.world === undefined ? {} : { world: worldName(box, view.world) }),
    ...(view.cost === undefined ? {} : { costOfBenefit: view.cost }),
    order: view.order,
    players: view.players.map((player, seat) => playerCard(box, view, player, seat)),
    ...(selecting ? display : {}),
    worlds: view.worlds.map((world) => worldCard(box, world)),
    ...Object.fromEntries(
      WORLDS.map((id) => [
        `${LANDS_OF}${id}`,
        view.places.filter(({ world }) => world === id).map((place) => landCard(box, place)),
      ]),
    ),
    ...(selecting ? {} : display),
    passSpaces: view.passes.map(({ space, seat }) => ({ title: spaceName(space), seat })),
    tokens: view.tokens.map(({ world, kind, gold }) =>
      t('token', { kind: kind === 'grow' ? 'grow' : 'other', world: worldName(box, world), gold }),
    ),
    cityDiscsLeft: view.cityDiscs.map((land) => landName(box, land)),
    planckGoverns: view.goals.map((world) => worldName(box, world)),
    nextOfProgressStack: view.progressStack.map(counterName),
    nextOfTileStack: view.tileStack.map((land) => (land === '?' ? land : landName(box, land))),
  };
}

/** Equal counters are numbered as in the notation, which distinguishes them in the solo game only. */
function benefitCard({ display, seats }: View, at: number): Fields {
  const { name = '', group } = display[at] ?? {};
  const nth = display.slice(0, at + 1).filter((one) => one.name === name).length;
  const id = seats === 1 && nth > 1 ? `${name} ${nth}` : name;
  return { id, title: counterName(name), group: groupName(group) };
}

function worldCard(box: Box, { id, markers, ...facts }: View['worlds'][number]): Fields {
  return { id, title: worldName(box, id), ...facts, markers: markers.map(groupName) };
}

function playerCard(box: Box, view: View, player: PlayerView, seat: number): Fields {
  const { progress, kept = [], retained } = player;
  return {
    ...(view.phase === 'over' ? { score: player.score } : { pointsOnTheMap: pointsOf(box, view.places, seat) }),
    ...(player.nation === undefined ? {} : { nation: nationName(player.nation) }),
    ...(player.gold === undefined ? {} : { gold: player.gold }),
    supply: player.supply,
    onTheMap: piecesOf(view.places, seat),
    crewPerShip: player.crewLimit,
    ...(player.toRecover === 0 ? {} : { settlersToTakeBack: player.toRecover }),
    ships: byWorld((id) => shipWords(box, player, id)),
    captains: byWorld((id) => captainWords(box, view, player, id)),
    ...(player.voyage === undefined ? {} : { sailsTo: player.voyage.map((world) => worldName(box, world)) }),
    ...(progress === undefined ? {} : { arts: names(progress.arts), science: names(progress.science) }),
    ...(progress === undefined ? {} : { religion: names(progress.religion) }),
    military: names(player.military),
    keeps: names(kept),
    retains: names(retained),
    governed: player.governed.map((world) => worldName(box, world)),
    sealed: player.sealed,
    banner: player.banner,
    passed: player.passed,
    playsNoPirates: player.noPirates,
    ...(view.phase === 'over' ? { pointsFor: player.tally } : {}),
  };
}

function names(counters: readonly string[]): string[] {
  return counters.map(counterName);
}

function piecesOf(places: readonly PlaceView[], seat: number): Fields {
  const count = (one: (place: PlaceView) => number): number => places.reduce((sum, place) => sum + one(place), 0);
  return {
    settlers: count((place) => settlersOf(place, seat)),
    towns: count((place) => (place.towns.includes(seat) ? 1 : 0)),
    cities: count((place) => (place.city === seat ? 1 : 0)),
  };
}

/** What the settlements would score now; all else is counted at the end. */
function pointsOf({ components: { scoring } }: Box, places: readonly PlaceView[], seat: number): number {
  return places.reduce((sum, place) => {
    const town = place.towns.includes(seat) ? scoring.town : 0;
    const small = settlersOf(place, seat) * scoring.settler + town;
    const city = place.city === seat ? scoring.city : 0;
    return sum + small * (place.cathedral ? scoring.cathedralFactor : 1) + city;
  }, 0);
}

type WorldId = (typeof WORLDS)[number];

function byWorld(words: (id: WorldId) => string | undefined): Fields {
  return Object.fromEntries(
    WORLDS.flatMap((id) => {
      const said = words(id);
      return said === undefined ? [] : [[id, said] as const];
    }),
  );
}

function shipWords(box: Box, { loads, harbours, cargo }: PlayerView, id: WorldId): string | undefined {
  const load = loads?.[id];
  const harbour = harbours[id];
  if (load !== undefined) return crewWords(load.captain, load.settlers);
  return harbour === undefined ? undefined : t('landWithGold', { land: landName(box, harbour), gold: cargo[id] ?? 0 });
}

function captainWords(box: Box, { era }: View, { captains, boundInEra }: PlayerView, id: WorldId): string | undefined {
  const land = captains[id];
  if (land === undefined) return undefined;
  const name = landName(box, land);
  return boundInEra[id] === era ? t('landThisEra', { land: name }) : name;
}

function landCard(box: Box, place: PlaceView): Fields {
  const { terrain, discovery, found, capacity, stronghold } = place;
  const secret = !place.explored && terrain !== undefined;
  return {
    id: place.id,
    title: landName(box, place.land),
    unexplored: !place.explored,
    ...(terrain === undefined ? {} : { terrain: named('terrainTitle', { terrain }) }),
    ...(secret && discovery !== undefined ? { discovery: discoveryName(discovery, found ?? 0) } : {}),
    ...(capacity === undefined ? {} : { settlements: t('crowd', { crowd: crowdAt(place), capacity }) }),
    settlers: place.settlers,
    townOf: place.towns,
    ...(place.city === undefined ? {} : { cityOf: place.city }),
    ...(place.captain === undefined ? {} : { captainOf: place.captain }),
    shipOf: place.ships,
    ...(stronghold === undefined ? {} : { strongholdOf: stronghold === 'open' ? t('nobodyYet') : stronghold }),
    ...(place.vault === undefined ? {} : { goldInStronghold: place.vault }),
    ...(place.mine === undefined ? {} : { goldInMine: place.mine }),
    ...(place.increase === undefined ? {} : { increase: place.increase }),
    cathedral: place.cathedral,
    lookedAt: place.lookedAt,
  };
}

function discoveryName(discovery: NonNullable<PlaceView['discovery']>, gold: number): string {
  return named('discovery', { discovery: discovery === 'natives' ? 'other' : discovery, gold });
}
