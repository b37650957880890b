import { viewerIn } from '@portolan/client';
import { isOutfitting, LOCATIONS, offerAt } from '@portolan/francis-drake';
import { offerWords } from '../offerWords.ts';
import { joined, personName } from '../words.ts';
import { t } from './messages/now.ts';
import type { Scene } from './scene.ts';
import { tavernChart } from './tavernChart.ts';

/** What a Location gives now, and whether it is still open. */
export function locationNow(scene: Scene, location: number): string[] {
  const { box, view } = scene;
  const place = view.street.findIndex((entry) => LOCATIONS.indexOf(entry.location) === location);
  const id = LOCATIONS[location];
  if (place < 0 || id === undefined) return [];
  const visitors = view.street[place]?.discs ?? [];
  const here = visitors.length === 0 ? [] : [t('visitors', { names: visitorNames(visitors, scene) })];
  const { circles } = box.components.locations[id];
  const next = offerAt(box, view, location);
  const { circlesLeft: free } = next;
  if (free === 0) return [t('full'), ...here];
  // Nobody visits Locations once the ships have left. [FD-PROV-14]
  if (!isOutfitting(view)) return [...(id === 'investor' ? investorWords(scene) : []), ...here];
  return [
    t('offer', { offer: offerWords(location, next) }),
    ...(id === 'tavern' ? tavernChart(box) : []),
    ...(id === 'investor' ? investorWords(scene) : []),
    ...(circles !== null && free !== undefined && circles > 1 ? [t('circles', { free, all: circles })] : []),
    ...here,
  ];
}

/** A visitor with two discs, as at Drake, is named once. */
function visitorNames(visitors: readonly number[], scene: Scene): string {
  return joined([...new Set(visitors)].map((seat) => personName(scene, seat)));
}

function investorWords(scene: Scene): string[] {
  const me = viewerIn(scene.view);
  return me === undefined ? [] : [t('investor', { ready: me.investor })];
}
