import { goodAt, isFrameSpace, isPostSpace, type MapLayout } from '@portolan/amerigo';
import { capital, nameAt } from '@portolan/client';
import { islandName } from '../map/islandName.ts';
import { layoutOfView } from '../table/layoutOfView.ts';
import { readPlace } from '../table/readPlace.ts';
import { goodName, pieceName } from '../words.ts';
import { fixedWords, type ThingWords, type WordsId } from './cardWords.ts';
import { t } from './messages/cards.ts';
import { type CardId, type Scene, seatPart } from './scene.ts';

/** The fixed words of something on the map; undefined where there is no such thing. */
export function mapWords(scene: Scene, { kind, id }: CardId): ThingWords | undefined {
  const { box, view, names } = scene;
  const layout = layoutOfView(box, view);
  switch (kind) {
    case 'island':
      return isIsland(layout, id) ? { title: islandName(layout, Number(id)), ...fixedWords(box, 'island') } : undefined;
    case 'chest':
      return isIsland(layout, id) ? { title: t('chest'), ...fixedWords(box, 'chest') } : undefined;
    case 'ship': {
      const { seat, rest } = seatPart(id);
      const exists = view.players[seat]?.ships[Number(rest)] !== undefined;
      const title = t('ship', { n: Number(rest) + 1, name: nameAt(names, seat) });
      return exists ? { title, ...fixedWords(box, 'ship') } : undefined;
    }
    default:
      return spaceWords(scene, layout, { kind, id });
  }
}

function isIsland({ sizes }: MapLayout, id: string): boolean {
  return /^\d+$/.test(id) && Number(id) < sizes.length;
}

/** A log may mention a post or tile that is not there yet, or no longer; then its space has to do. */
function spaceWords(scene: Scene, layout: MapLayout, { kind, id }: CardId): ThingWords | undefined {
  const { box, view, names } = scene;
  const place = readPlace(box, id);
  const on = place === undefined ? undefined : placeKind(layout, place);
  if (place === undefined || on === undefined) return undefined;
  const post = view.map.posts.find(({ space }) => space === place);
  const tile = view.map.laid.find(({ space }) => space === place);
  const good = goodAt(layout, place);
  if (kind === 'post' && post !== undefined) {
    return { title: t('post', { name: nameAt(names, post.seat) }), ...fixedWords(box, 'post') };
  }
  if (kind === 'laid' && tile !== undefined) {
    return { title: capital(pieceName(box, tile.piece)), ...fixedWords(box, 'laid') };
  }
  if (kind === 'crate' && good >= 0) return { title: capital(goodName(good)), ...fixedWords(box, 'crate') };
  return { title: t(on), ...fixedWords(box, on) };
}

type PlaceKind = Extract<WordsId, 'openWater' | 'harbour' | 'frame' | 'postSpace' | 'land'>;

function placeKind(layout: MapLayout, place: number): PlaceKind | undefined {
  const { stride, height, width } = layout;
  if (isFrameSpace(layout, place))
    return layout.frame.ring[place - stride * stride] === undefined ? undefined : 'frame';
  if (Math.floor(place / stride) >= height || place % stride >= width) return undefined;
  if ((layout.islandOf[place] ?? -1) >= 0) return isPostSpace(layout, place) ? 'postSpace' : 'land';
  return layout.harbours.has(place) ? 'harbour' : 'openWater';
}
