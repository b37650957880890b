import type { Box, LocationId } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t as word } from '../messages/words.ts';
import { itemWords, locationNumber } from '../words.ts';
import { t } from './messages/cards.ts';

/** What a card says at any time: a heading, what the thing is and does, and the rules behind it. */
export interface ThingWords {
  readonly title: string;
  readonly what: string;
  readonly rules: readonly string[];
}

type Key = keyof typeof t.messages.english;
type Title = Exclude<Key, `${string}What`>;
/** The key of the title, that of the text, and rule ids. Without a title, the caller names the thing. */
type Words = readonly [title: Title | undefined, what: Key, ...rules: string[]];

const LOCATION_WORDS: Readonly<Record<LocationId, Words>> = {
  crewA: [undefined, 'crewWhat', 'FD-PROV-16', 'FD-PROV-09', 'FD-RESOLVE-09'],
  crewB: [undefined, 'crewWhat', 'FD-PROV-17', 'FD-PROV-09', 'FD-RESOLVE-09'],
  gunsA: [undefined, 'gunsWhat', 'FD-PROV-18', 'FD-PROV-09', 'FD-RESOLVE-09'],
  gunsB: [undefined, 'gunsWhat', 'FD-PROV-19', 'FD-PROV-09', 'FD-RESOLVE-09'],
  suppliesA: [undefined, 'barrelsWhat', 'FD-PROV-20', 'FD-PREP-07', 'FD-LIMITS-01'],
  suppliesB: [undefined, 'barrelsWhat', 'FD-PROV-21', 'FD-PREP-07', 'FD-LIMITS-01'],
  queen: [undefined, 'queenWhat', 'FD-PROV-31', 'FD-PROV-27'],
  trade: [undefined, 'tradeWhat', 'FD-PROV-22', 'FD-RESOLVE-24'],
  governor: [undefined, 'governorWhat', 'FD-PROV-33', 'FD-PREP-03', 'FD-PREP-04', 'FD-SCORE-03'],
  pinnace: [undefined, 'pinnaceWhat', 'FD-PROV-28', 'FD-RESOLVE-16'],
  admiral: [undefined, 'admiralWhat', 'FD-PROV-32', 'FD-PREP-02', 'FD-SCORE-03'],
  shipyard: [undefined, 'shipyardWhat', 'FD-PROV-26', 'FD-PROV-27', 'FD-RESOLVE-17'],
  informer: [undefined, 'informerWhat', 'FD-PROV-34', 'FD-INF-01'],
  tavern: [undefined, 'tavernWhat', 'FD-PROV-23', 'FD-PROV-24', 'FD-REVEAL-02'],
  drake: [undefined, 'drakeWhat', 'FD-PROV-29', 'FD-PROV-30'],
  goldenHind: [undefined, 'goldenHindWhat', 'FD-PROV-35', 'FD-REVEAL-03', 'FD-RESOLVE-01'],
  investor: [undefined, 'investorWhat', 'FD-PROV-37', 'FD-PROV-38'],
  dockside: [undefined, 'docksideWhat', 'FD-PROV-41', 'FD-PROV-13'],
};

/** By the id of a card; all numbered discs share one. */
export const OTHER_WORDS = {
  'kind:town': ['town', 'townWhat', 'FD-RESOLVE-14', 'FD-RESOLVE-07', 'FD-RESOLVE-11'],
  'kind:fort': [
    ...(['fort', 'fortWhat'] as const),
    ...['FD-RESOLVE-15', 'FD-RESOLVE-16', 'FD-RESOLVE-19', 'FD-RESOLVE-07', 'FD-RESOLVE-11'],
  ],
  'kind:galleon': [
    ...(['spanishGalleon', 'spanishGalleonWhat'] as const),
    ...['FD-RESOLVE-17', 'FD-RESOLVE-18', 'FD-RESOLVE-19', 'FD-RESOLVE-07', 'FD-RESOLVE-11'],
  ],
  'kind:port': ['port', 'portWhat', 'FD-RESOLVE-24', 'FD-RESOLVE-25', 'FD-END-01'],
  'item:crew': ['crew', 'crewWhat', 'FD-RESOLVE-09', 'FD-RESET-02'],
  'item:guns': ['guns', 'gunsWhat', 'FD-RESOLVE-09', 'FD-RESET-02'],
  'item:barrels': ['barrels', 'barrelsWhat', 'FD-PREP-07', 'FD-PREP-09', 'FD-LIMITS-01'],
  'item:goods': ['goods', 'goodsWhat', 'FD-RESOLVE-24', 'FD-RESET-02'],
  'item:frigate': ['frigate', 'frigateWhat', 'FD-RESOLVE-17', 'FD-SAIL-09', 'FD-RESET-06'],
  'item:galleon': ['galleon', 'galleonWhat', 'FD-RESOLVE-17', 'FD-RESET-06'],
  'item:pinnace': ['pinnace', 'ownPinnaceWhat', 'FD-RESOLVE-16', 'FD-RESOLVE-31'],
  'disc:number': ['disc', 'discWhat', 'FD-SAIL-01', 'FD-RESOLVE-01', 'FD-REVEAL-03'],
  'disc:hind': ['hind', 'hindWhat', 'FD-RESOLVE-01', 'FD-REVEAL-03', 'FD-HOME-11'],
  'disc:ghost': ['ghost', 'ghostWhat', 'FD-REVEAL-02', 'FD-SAIL-06'],
  'disc:back': ['back', 'backWhat', 'FD-HIDDEN-01', 'FD-HIDDEN-02', 'FD-REVEAL-01'],
  'treasure:silver': ['silver', 'treasureWhat', 'FD-RESOLVE-11', 'FD-END-03'],
  'treasure:gold': ['gold', 'treasureWhat', 'FD-RESOLVE-11', 'FD-END-03'],
  'treasure:jewel': ['jewel', 'jewelWhat', 'FD-RESOLVE-11', 'FD-END-03'],
  'chest:own': ['chest', 'chestWhat', 'FD-HIDDEN-08', 'FD-END-03'],
  'chest:other': ['closedChest', 'closedChestWhat', 'FD-HIDDEN-08', 'FD-HIDDEN-09'],
  'chart:voyage': ['voyages', 'voyagesWhat', 'FD-SETUP-02'],
  'chart:score': ['score', 'scoreWhat', 'FD-SETUP-18', 'FD-SCORE-05', 'FD-END-04'],
  'chart:conquest': ['conquest', 'conquestWhat', 'FD-RESOLVE-13', 'FD-SCORE-01'],
  'chart:commodity': ['commodityChart', 'commodityChartWhat', 'FD-END-01', 'FD-END-02'],
  'chart:range': ['range', 'rangeWhat', 'FD-PREP-07', 'FD-PREP-08'],
  'dock:outbound': ['outbound', 'outboundWhat', 'FD-PROV-11', 'FD-PROV-15'],
  'dock:homebound': [
    ...(['homebound', 'homeboundWhat'] as const),
    ...['FD-PROV-01', 'FD-PROV-02', 'FD-HOME-01', 'FD-HOME-08', 'FD-HOME-09', 'FD-RESET-08', 'FD-END-05'],
  ],
  'person:admiral': ['admiral', 'admiralWhat', 'FD-PREP-02', 'FD-SCORE-03'],
  'person:governor': ['governor', 'governorWhat', 'FD-PREP-03', 'FD-PREP-04', 'FD-SCORE-03'],
  'person:informer': ['informer', 'informerWhat', 'FD-INF-01', 'FD-INF-02', 'FD-INF-04', 'FD-HIDDEN-07'],
  'person:investor': ['investor', 'investorWhat', 'FD-PROV-37', 'FD-END-06'],
  'help:table': ['help', 'helpWhat'],
} as const satisfies Readonly<Record<string, Words>>;

const COMMODITY: Words = [undefined, 'commodityWhat', 'FD-RESOLVE-24', 'FD-RESOLVE-27', 'FD-END-01'];
const SEAT: Words = [undefined, 'seatWhat', 'FD-HIDDEN-10', 'FD-HIDDEN-08'];

/** The fixed words of a card; undefined for a thing that has none. `name` is what the thing is called, if it varies. */
export function wordsFor(box: Box, kind: string, id: string, name: string): ThingWords | undefined {
  const words = find(kind, id);
  if (words === undefined) return undefined;
  const [title, what, ...rules] = words;
  return { title: title === undefined || name !== '' ? name : t(title), what: whatWords(box, what), rules };
}

function whatWords(box: Box, what: Key): string {
  if (what !== 'docksideWhat') return t(what);
  const choices = (box.choices[locationNumber('dockside')] ?? []).map((choice) => itemWords(box.yields[choice] ?? {}));
  return t(what, { choice: word('all', { items: list(choices, 'or') }) });
}

function find(kind: string, id: string): Words | undefined {
  if (kind === 'loc') return entry(LOCATION_WORDS, id);
  if (kind === 'commodity') return COMMODITY;
  if (kind === 'seat') return SEAT;
  return entry(OTHER_WORDS, kind === 'disc' && /^[1-4]$/.test(id) ? 'disc:number' : `${kind}:${id}`);
}

function entry(words: Readonly<Record<string, Words>>, key: string): Words | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
