import { listWords, viewerIn } from '@portolan/client';
import { BONUSES, type Box, LANDS, type View, WORLDS } from '@portolan/nina-pinta';
import { askedSeat, firstOf } from './lands.ts';
import { counterName, goldWords, nationName, placeName, settlers, worldName } from './words.ts';

type Question = NonNullable<View['question']>;

/** The question that the table waits for, in plain words. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? 'The game is over.' : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  switch (question.kind) {
    case 'chooseNation':
      return `Planck plays ${planckNation(view)}. Which nation do you play?`;
    case 'lookAtLands':
      return 'Before the first era: do you look at three lands of one world?';
    case 'placeWar':
      return `Era ${view.era}: which world do you put into a State of War?`;
    case 'loadShips':
      return askLoading(box, view);
    case 'recoverSettler':
      return `From which land do you take a Settler back? ${settlers(view.players[question.seat]?.toRecover ?? 0)} to go.`;
    case 'sailShip':
      return `Your ship sails to ${worldName(box, question.world)}. Where does it harbour, and what for?`;
    case 'removePair':
      return askPair(box, question);
    case 'placeNatives':
      return `Natives in ${placeName(box, question.place)}: where does a Settler from your supply go?`;
    case 'migrate':
      return `${worldName(box, question.world)}: does one of your Settlers move to a land beside?`;
    case 'chooseWorld':
      return `Which world do you govern in round ${view.round}?`;
    case 'collectRevenue':
      return `Governing ${worldName(box, question.world)}: how do you collect revenue?`;
    case 'mineGold':
      return `How much do you take from the Mine in ${placeName(box, firstOf(question.world, question.lands))}?`;
    case 'storeGold':
      return `How much lies in the Stronghold of ${placeName(box, firstOf(question.world, question.lands))} in the end?`;
    case 'build':
      return askBuilding(box, view, question.world);
    case 'payBuilding':
      return `${goldWords(question.left)} are still to be paid for ${placeName(box, question.place)}: how much from ${stronghold(box, question)}?`;
    case 'placeMarker':
      return `The first City of ${worldName(box, question.world)} stands: which marker do you lay there?`;
    case 'recallCaptain':
      return `Your ship leaves ${worldName(box, question.world)}: does the Captain board?`;
    case 'playPirate':
      return askPirate(box, view, question);
    case 'selectBenefit':
      return `Which Benefit do you select for ${goldWords(view.cost ?? 0)}, or do you pass?${purse(view)}`;
    case 'selectDouble':
      return question.left === 1
        ? 'Which Progress Benefit do you take with it?'
        : 'Which Progress Benefit do you take first?';
    case 'playBonus':
      return askBonus(question.bonus);
    case 'decideForPlanck':
      return askForPlanck(question.matter);
    case 'migrateForPlanck':
      return `Planck moves a Settler in ${worldName(box, question.world)}, and all of these serve him alike: which one?`;
  }
}

function planckNation({ players, seats }: View): string {
  return nationName(players[seats]?.nation ?? 'nobody');
}

function askLoading(box: Box, view: View): string {
  const awaited = view.players.flatMap(({ sealed, name }, seat) => (sealed || name !== undefined ? [] : [seat]));
  const own = viewerIn(view);
  const era = `Era ${view.era}, loading`;
  if (own === undefined || own.loads === undefined) return `${era}: ${waiting(awaited.length)}.`;
  if (own.sealed) return `${era}: your loads are sealed, ${waiting(awaited.length)}.`;
  const next = WORLDS.find((world) => own.loads?.[world] === undefined);
  if (next === undefined) return `${era}: in which order do your ships sail? This seals the loads.`;
  const aboard = Object.values(own.loads).reduce((sum, load) => sum + load.settlers + (load.captain ? 1 : 0), 0);
  const gold = (own.gold ?? 0) - aboard * box.components.cost.crew;
  return `${era}: who sails to ${worldName(box, next)}? ${goldWords(gold)} and ${own.crewLimit} places aboard.`;
}

function waiting(count: number): string {
  return count === 1 ? 'one player is still loading' : `${count} players are still loading`;
}

function askPair(box: Box, { place, pairs }: Extract<Question, { readonly kind: 'removePair' }>): string {
  const name = placeName(box, place);
  return pairs === 0
    ? `Attack in ${name}: whose Settler leaves with one of yours?`
    : `Attack in ${name}: does another pair leave?`;
}

function askBuilding(box: Box, view: View, world: number): string {
  const id = WORLDS[world] ?? 'nina';
  const gold = view.players[askedSeat(view)]?.cargo[id] ?? 0;
  return `What do you build in ${worldName(box, world)}? ${goldWords(gold)} aboard the ship.`;
}

function stronghold(box: Box, { place, lands }: Extract<Question, { readonly kind: 'payBuilding' }>): string {
  return `the Stronghold of ${placeName(box, firstOf(Math.floor(place / LANDS.length), lands))}`;
}

function askPirate(box: Box, view: View, { owner, world }: Extract<Question, { readonly kind: 'playPirate' }>): string {
  const ship = view.players[owner];
  const gold = ship?.cargo[WORLDS[world] ?? 'nina'] ?? 0;
  const whose = ship?.name ?? nationName(ship?.nation ?? 'nobody');
  return `The ship of ${whose} leaves ${worldName(box, world)} with ${goldWords(gold)}. Do you play a Pirate?`;
}

function purse(view: View): string {
  const gold = viewerIn(view)?.gold;
  return gold === undefined ? '' : ` You have ${gold}.`;
}

function askBonus(bonus: number): string {
  const name = BONUSES[bonus] ?? 'native';
  if (name === 'spyglass') return 'Spyglass: at which lands do you look?';
  if (name === 'town') return 'Town: which Settler becomes a Town?';
  if (name === 'city') return 'City: which Town becomes a City?';
  return `${counterName(name)}: in which land?`;
}

const PLANCK_MATTERS: Readonly<Record<string, string>> = {
  war: 'puts a world into a State of War',
  recover: 'takes a Settler back to load him',
  natives: 'places a Settler found as Natives',
  fallback: 'looks for a harbour',
  pirate: 'lays a Pirate in wait',
  build: 'builds',
};

/** Options that are equally good for him. */
function askForPlanck(matter: string): string {
  const does = PLANCK_MATTERS[matter] ?? `plays ${counterName(matter)}`;
  return `Planck ${does}, and all of these serve him alike: which one?`;
}

/** The seats that have sealed and those that are awaited, for who looks at everybody. */
export function sealedWords(view: View, names: (seat: number) => string): string {
  const seats = view.players.flatMap(({ name }, seat) => (name === undefined ? [seat] : []));
  const ready = seats.filter((seat) => view.players[seat]?.sealed);
  const awaited = seats.filter((seat) => !view.players[seat]?.sealed);
  const sealed = ready.length === 0 ? 'Nobody has sealed' : `${listWords(ready.map(names))} sealed`;
  return `${sealed}; ${listWords(awaited.map(names))} still loading.`;
}
