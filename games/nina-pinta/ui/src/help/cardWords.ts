import type { ParamList } from '@portolan/i18n';
import type { BONUSES, Box, GROUPS } from '@portolan/nina-pinta';
import { figureWords } from './figureWords.ts';
import { t } from './messages/cards.ts';

/** What a card says at any time: what the thing is and does, and the rules behind it. */
export interface FixedWords {
  readonly what: string;
  readonly rules: readonly string[];
}

/** With a heading. */
export interface ThingWords extends FixedWords {
  readonly title: string;
}

type English = typeof t.messages.english;
/** Texts without figures. */
type Plain = {
  [K in Extract<keyof English, `${string}What`>]: ParamList<English[K]> extends [] ? K : never;
}[Extract<keyof English, `${string}What`>];
/** The text, by its key or with the figures of a box, and the rules without their prefix. */
type Words = readonly [what: Plain | ((box: Box) => string), ...rules: string[]];

const WORDS = {
  land: ['landWhat', 'SETUP-05', 'REDUCE-03', 'REDUCE-05', 'REV-05'],
  unexplored: ['unexploredWhat', 'SETUP-07', 'EXPLORE-01', 'HIDDEN-08'],
  settlers: [figureWords.settlers, 'REV-01', 'REDUCE-05', 'MIGRATE-01', 'SCORE-02'],
  town: [figureWords.town, 'BUILD-10', 'BUILD-11', 'BUILD-15', 'REV-02', 'SCORE-02'],
  city: [figureWords.city, 'BUILD-16', 'BUILD-17', 'BUILD-18', 'BUILD-20', 'SCORE-02'],
  captain: ['captainWhat', 'LOAD-05', 'CONS-02', 'REV-05', 'BACK-01', 'BACK-03'],
  ship: [figureWords.ship, 'SAIL-02', 'SAIL-05', 'REV-03', 'BACK-04'],
  stronghold: [figureWords.stronghold, 'DISC-07', 'DISC-08', 'DISC-09', 'DISC-10'],
  vault: ['vaultWhat', 'REV-03', 'REV-09', 'BUILD-05', 'SCORE-18'],
  mine: ['mineWhat', 'DISC-03', 'REV-12', 'REV-13', 'REV-15'],
  increase: ['increaseWhat', 'BONUS-14', 'BONUS-15', 'BONUS-16'],
  cathedral: [figureWords.cathedral, 'BONUS-27', 'BUILD-22', 'SCORE-03'],
  compass: ['compassWhat', 'ERA-09', 'BUILD-23', 'SCORE-10'],
  world: ['worldWhat', 'SETUP-05', 'SAIL-02', 'GOV-03'],
  war: ['warWhat', 'ERA-08', 'ERA-10', 'ATTACK-02', 'END-03'],
  marker: ['markerWhat', 'BUILD-23', 'BUILD-24', 'SCORE-10', 'SCORE-13'],
  militaryGroup: [figureWords.militaryGroup, 'SCORE-12', 'SCORE-13', 'ERA-10'],
  pirates: ['piratesWhat', 'SOLO-74', 'SOLO-75'],
  grow: [figureWords.grow, 'ERA-02', 'ERA-04', 'ERA-05'],
  build: ['buildWhat', 'ERA-03', 'ERA-04', 'ERA-05', 'BUILD-01'],
  display: [figureWords.display, 'ERA-06', 'BENEFIT-02', 'BENEFIT-04', 'BENEFIT-08'],
  storage: ['storageWhat', 'SETUP-20', 'SETUP-21', 'SETUP-22', 'HIDDEN-08'],
  order: ['orderWhat', 'SETUP-28', 'SAIL-01', 'GOV-01', 'BENEFIT-12'],
  pass: ['passWhat', 'BENEFIT-08', 'BENEFIT-10', 'BENEFIT-11'],
  orderMarker: ['orderMarkerWhat', 'BENEFIT-11', 'NATION-06'],
  seat: ['seatWhat', 'HIDDEN-01', 'HIDDEN-03', 'HIDDEN-07'],
  score: [figureWords.score, 'SCORE-01', 'SCORE-02', 'SCORE-14', 'SCORE-17', 'SCORE-19'],
  gold: [figureWords.gold, 'HIDDEN-01', 'LOAD-18', 'BENEFIT-03', 'SCORE-17'],
  supply: ['supplyWhat', 'SETUP-26', 'LIMITS-01', 'LOAD-11'],
  held: ['heldWhat', 'HIDDEN-03', 'BENEFIT-06', 'BONUS-02'],
  military: ['militaryWhat', 'HIDDEN-02', 'ERA-10', 'ERA-15'],
  hold: ['holdWhat', 'LOAD-02', 'LOAD-08', 'LOAD-18', 'HIDDEN-06'],
  era: ['eraWhat', 'SETUP-02', 'ERA-01', 'ERA-08', 'BENEFIT-01'],
  cityDisc: [figureWords.cityDisc, 'BUILD-20', 'BUILD-21', 'SCORE-12'],
  progressStack: ['progressStackWhat', 'SOLO-23', 'SOLO-25', 'SOLO-26', 'SOLO-58'],
  tileStack: ['tileStackWhat', 'SOLO-07', 'SOLO-40', 'SOLO-41'],
  spain: [figureWords.spain, 'NATION-01', 'SETUP-28', 'SOLO-15'],
  portugal: [figureWords.portugal, 'NATION-02', 'NATION-03', 'SOLO-16'],
  england: [figureWords.england, 'NATION-04', 'SOLO-17'],
  france: ['franceWhat', 'NATION-05', 'NATION-07', 'SOLO-18'],
  help: ['helpWhat'],
} as const satisfies Readonly<Record<string, Words>>;

export type WordsId = keyof typeof WORDS;

const BONUS_WORDS: Readonly<Record<(typeof BONUSES)[number], Words>> = {
  native: ['benefit.nativeWhat', 'BONUS-06', 'LIMITS-02'],
  spyglass: ['benefit.spyglassWhat', 'BONUS-07', 'BONUS-08', 'HIDDEN-09'],
  pirate: ['benefit.pirateWhat', 'BONUS-22', 'BACK-08', 'BACK-09', 'BACK-12'],
  stronghold: ['benefit.strongholdWhat', 'BONUS-11', 'BONUS-12'],
  gold: ['benefit.goldWhat', 'BONUS-13'],
  doubleSelection: ['benefit.doubleSelectionWhat', 'BONUS-17', 'BONUS-18'],
  turnOrder: ['benefit.turnOrderWhat', 'BONUS-19', 'BONUS-20', 'BONUS-21'],
  corn: [figureWords.corn, 'BONUS-14', 'BONUS-15', 'BONUS-16'],
  timber: [figureWords.timber, 'BONUS-14', 'BONUS-15', 'BONUS-16'],
  iron: [figureWords.iron, 'BONUS-14', 'BONUS-15', 'BONUS-16'],
  gems: [figureWords.gems, 'BONUS-14', 'BONUS-15', 'BONUS-16'],
  largerShips: ['benefit.largerShipsWhat', 'BONUS-09', 'BONUS-10'],
  town: ['benefit.townWhat', 'BONUS-23'],
  city: ['benefit.cityWhat', 'BONUS-24', 'BONUS-25', 'BONUS-26'],
  cathedral: [figureWords.cathedralBonus, 'BONUS-27', 'BONUS-28', 'SCORE-03'],
};

const GROUP_WORDS: Readonly<Record<(typeof GROUPS)[number], Words>> = {
  arts: ['benefit.artsWhat', 'SCORE-08', 'SCORE-10', 'SCORE-13', 'SCORE-16'],
  science: ['benefit.artsWhat', 'SCORE-08', 'SCORE-10', 'SCORE-13', 'SCORE-16'],
  religion: ['benefit.religionWhat', 'SCORE-09', 'SCORE-10', 'SCORE-13', 'SCORE-16'],
  military: ['benefit.militaryWhat', 'SCORE-08', 'SCORE-12', 'ERA-10', 'HIDDEN-02'],
};

export function fixedWords(box: Box, id: WordsId): FixedWords {
  return read(box, WORDS[id]);
}

export function bonusWords(box: Box, bonus: (typeof BONUSES)[number]): FixedWords {
  return read(box, BONUS_WORDS[bonus]);
}

export function groupWords(box: Box, group: (typeof GROUPS)[number]): FixedWords {
  return read(box, GROUP_WORDS[group]);
}

function read(box: Box, [what, ...rules]: Words): FixedWords {
  return { what: typeof what === 'string' ? t(what) : what(box), rules: rules.map((rule) => `NP-${rule}`) };
}
