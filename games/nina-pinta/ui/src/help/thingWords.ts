import { BONUSES, GROUPS, LANDS, NATIONS, PHASES } from '@portolan/nina-pinta';
import { counterName, groupName, landName, nameAt, nationName, placeName, worldName } from '../words.ts';
import { bonusWords, fixedWords, groupWords, type ThingWords } from './cardWords.ts';
import { t } from './messages/cards.ts';
import { phaseWords } from './phaseWords.ts';
import { type CardId, placeIn, playerIn, type Scene, worldIn } from './scene.ts';

/** The fixed words of the thing that a card is about; undefined where there is no such thing. */
export function thingWords(scene: Scene, card: CardId): ThingWords | undefined {
  const { box } = scene;
  const { kind, parts } = card;
  switch (kind) {
    case 'land':
      return landWords(scene, parts);
    case 'stronghold':
    case 'vault':
    case 'mine':
    case 'increase':
    case 'cathedral':
      return placeIn(scene, parts[0], parts[1]) < 0 ? undefined : { title: t(kind), ...fixedWords(box, kind) };
    case 'settlers':
    case 'town':
    case 'city':
    case 'captain':
    case 'ship':
    case 'hold':
      return pieceWords(scene, card);
    case 'compass':
    case 'world':
    case 'war':
    case 'pirates':
    case 'token':
      return worldWords(scene, card);
    case 'benefit':
      return parts.length === 2 ? counterWords(scene, parts[0] ?? '') : undefined;
    case 'marker':
      return markerWords(scene, parts[0]);
    case 'nation':
      return nationWords(scene, parts[0]);
    case 'phase':
      return PHASES.some((id) => id === parts[0]) ? phaseWords(parts[0] ?? '', scene) : undefined;
    case 'help':
      return parts[0] === 'table' ? { title: t('help'), ...fixedWords(box, 'help') } : undefined;
    default:
      return boardWords(scene, card);
  }
}

function landWords(scene: Scene, [world, land, ...more]: readonly string[]): ThingWords | undefined {
  const place = placeIn(scene, world, land);
  if (place < 0 || more.length > 0) return undefined;
  const explored = scene.view.places[place]?.explored === true;
  return { title: placeName(scene.box, place), ...fixedWords(scene.box, explored ? 'land' : 'unexplored') };
}

/** `settlers:0:nina:andes`, `city:nina:andes`, `captain:0:nina`. */
function pieceWords(scene: Scene, { kind, parts }: CardId): ThingWords | undefined {
  const { box, view, names } = scene;
  if (kind === 'city') {
    const owner = view.places[placeIn(scene, parts[0], parts[1])]?.city;
    return owner === undefined
      ? undefined
      : { title: t('city', { who: nameAt(names, owner) }), ...fixedWords(box, 'city') };
  }
  const seat = playerIn(scene, parts[0]);
  const world = worldIn(parts[1]);
  if (seat < 0 || world < 0) return undefined;
  const who = nameAt(names, seat);
  if (kind === 'settlers' || kind === 'town') {
    return placeIn(scene, parts[1], parts[2]) < 0 ? undefined : { title: t(kind, { who }), ...fixedWords(box, kind) };
  }
  if (kind === 'captain') return { title: t('captain', { who }), ...fixedWords(box, 'captain') };
  const id = kind === 'ship' ? 'ship' : 'hold';
  return { title: t(id, { who, world: worldName(box, world) }), ...fixedWords(box, id) };
}

function worldWords({ box }: Scene, { kind, parts }: CardId): ThingWords | undefined {
  const index = worldIn(parts[0]);
  if (index < 0) return undefined;
  const world = worldName(box, index);
  switch (kind) {
    case 'world':
      return { title: world, ...fixedWords(box, 'world') };
    case 'compass':
    case 'war':
    case 'pirates':
      return { title: t(kind, { world }), ...fixedWords(box, kind) };
    default: {
      const token = parts[1] === 'grow' || parts[1] === 'build' ? parts[1] : undefined;
      return token === undefined ? undefined : { title: t(token, { world }), ...fixedWords(box, token) };
    }
  }
}

/** A counter is called as in the components. */
function counterWords({ box }: Scene, name: string): ThingWords | undefined {
  const bonus = BONUSES.find((one) => one === name.replace(/\d+$/, ''));
  const face = box.faces.names.indexOf(name);
  if (bonus !== undefined) return { title: counterName(name), ...bonusWords(box, bonus) };
  const group = GROUPS[box.faces.group[face] ?? -1];
  return group === undefined ? undefined : { title: counterName(name), ...groupWords(box, group) };
}

function markerWords({ box }: Scene, id: string | undefined): ThingWords | undefined {
  const group = GROUPS.find((one) => one === id);
  if (group === undefined) return undefined;
  return {
    title: t('marker', { group: groupName(group) }),
    ...fixedWords(box, group === 'military' ? 'militaryGroup' : 'marker'),
  };
}

function nationWords({ box }: Scene, id: string | undefined): ThingWords | undefined {
  const nation = NATIONS.find((one) => one === id);
  return nation === undefined ? undefined : { title: nationName(nation), ...fixedWords(box, nation) };
}

/** Beside the map. */
function boardWords(scene: Scene, { kind, parts }: CardId): ThingWords | undefined {
  const { box, view } = scene;
  const [id = ''] = parts;
  const n = /^\d+$/.test(id) ? Number(id) : 0;
  switch (kind) {
    case 'display':
    case 'progressStack':
    case 'tileStack':
      return id === 'all' ? { title: t(kind), ...fixedWords(box, kind) } : undefined;
    case 'era':
    case 'storage':
      return n < 1 || n > box.components.eras ? undefined : { title: t(kind, { n }), ...fixedWords(box, kind) };
    case 'order':
    case 'pass':
      return n < 1 || n > view.players.length ? undefined : { title: t(kind, { n }), ...fixedWords(box, kind) };
    case 'cityDisc': {
      const land = box.names.lands.findIndex((one) => one === id);
      return land < 0 || land >= LANDS.length
        ? undefined
        : { title: t('cityDisc', { land: landName(box, land) }), ...fixedWords(box, 'cityDisc') };
    }
    default:
      return parts.length === 1 ? seatWords(scene, kind, playerIn(scene, id)) : undefined;
  }
}

const OF_SEATS = ['seat', 'score', 'gold', 'supply', 'held', 'military', 'orderMarker'] as const;

function seatWords({ box, names }: Scene, kind: string, seat: number): ThingWords | undefined {
  const found = OF_SEATS.find((one) => one === kind);
  if (found === undefined || seat < 0) return undefined;
  const who = nameAt(names, seat);
  return { title: found === 'seat' ? who : t(found, { who }), ...fixedWords(box, found) };
}
