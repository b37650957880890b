import { type Arg, list } from '@portolan/i18n';
import { explorable, planOutlook, reduceOutlook, WORLDS, worldRoom } from '@portolan/nina-pinta';
import { loadedIn } from '../controls/packingMoves.ts';
import { placesOf } from '../lands.ts';
import { crewWords, placeName, worldName } from '../words.ts';
import { crewTo } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/asks.ts';

/** What the guide says to a question. */
export interface Parts {
  readonly title: string;
  /** How it works, said in the first era. */
  readonly learn: string;
  /** How things stand. */
  readonly facts: string;
}

/** Ship by ship, then the order; the learner may as well pack all three at once. */
export function askLoading(scene: GuideScene): Parts {
  const { box, view, seat, me } = scene;
  const { cost, gold, supply: settlers } = planOutlook(box, view, seat, loadedIn(view, seat));
  const next = WORLDS.find((world) => me.loads?.[world] === undefined);
  const loads = WORLDS.flatMap((world) => {
    const load = me.loads?.[world];
    if (load === undefined) return [];
    return [t('load', { world: worldName(box, world), crew: crewWords(load.captain, load.settlers) })];
  });
  if (next === undefined) {
    return { title: t('seal'), learn: t('learn.seal'), facts: t('sealFacts', { loads: list(loads), cost }) };
  }
  return {
    title: t('loadShips'),
    learn: t('learn.loadShips'),
    facts: t('loadFacts', {
      gold,
      settlers,
      limit: me.crewLimit,
      loaded: loads.length,
      loads: list(loads),
    }),
  };
}

export function sailFacts(scene: GuideScene, world: number): string {
  const { captain, settlers } = crewTo(scene, world);
  const known = placesOf(scene.view, world).filter(({ explored }) => explored);
  const facts = t('sailFacts', {
    crew: crewWords(captain, settlers),
    explore: captain && known.length > 0 ? explorable(scene.box, scene.view, world).length : 0,
    known: known.length,
    room: worldRoom(scene.box, scene.view, world),
  });
  return scene.view.worlds[world]?.atWar ? [facts, t('sailWar')].join(' ') : facts;
}

export function migrateFacts(scene: GuideScene, world: number): string {
  const places = reduceOutlook(scene.box, scene.view, scene.seat, world).map(({ place, count }) =>
    t('crowdedPlace', { place: placeName(scene.box, place), count }),
  );
  return t('migrateFacts', { places: places.length, list: list(places) });
}

/** A phrase for each world that has one. */
export function worldList({ box }: GuideScene, phrase: (world: number, name: string) => string | undefined): Arg {
  return list(WORLDS.flatMap((_, world) => phrase(world, worldName(box, world)) ?? []));
}
