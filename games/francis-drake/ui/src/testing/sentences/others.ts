import { expectAmounts, is, judgeCatalogue } from '@portolan/client/testing';
import { t as bar_ } from '../../help/messages/bar.ts';
import { t as cards_ } from '../../help/messages/cards.ts';
import { t as legend_ } from '../../help/messages/legend.ts';
import { t as phases_ } from '../../help/messages/phases.ts';
import { t as result_ } from '../../result/messages.ts';
import { choicesIn } from './moves.ts';
import { box, type FdJudge, type FdOccasion, ITEMS } from './occasion.ts';
import { insertedFor } from './words.ts';

const voyage: FdJudge = (said, { state }) => expectAmounts(said, { n: state.voyage, most: box.components.voyages });

/** The phase bar. */
export const bar = judgeCatalogue<FdOccasion, typeof bar_.messages.english>(bar_.messages, {
  phases: 'name',
  voyage: voyage,
  allPhases: 'name',
  plymouth: 'name',
  ready: 'name',
  missions: 'name',
  informer: 'name',
  reveal: 'name',
  raids: 'name',
  scoring: 'name',
});

/** What cards say at any time. */
export const cards = judgeCatalogue<FdOccasion, typeof cards_.messages.english>(cards_.messages, {
  crew: 'rule',
  crewWhat: 'rule',
  guns: 'rule',
  gunsWhat: 'rule',
  barrels: 'rule',
  barrelsWhat: 'rule',
  queenWhat: 'rule',
  tradeWhat: 'rule',
  governorWhat: 'rule',
  pinnaceWhat: 'rule',
  admiralWhat: 'rule',
  shipyardWhat: 'rule',
  informerWhat: 'rule',
  tavernWhat: 'rule',
  drakeWhat: 'rule',
  goldenHindWhat: 'rule',
  investorWhat: 'rule',
  docksideWhat: (said) => {
    const { choice = [] } = box.components.locations.dockside;
    const each = choice.map((items) =>
      JSON.stringify(Object.fromEntries(ITEMS.map((item) => [item, items[item] ?? 0]))),
    );
    return is('the choices', choicesIn(insertedFor(said, 'choice')), each.toSorted());
  },
  town: 'rule',
  townWhat: 'rule',
  fort: 'rule',
  fortWhat: 'rule',
  spanishGalleon: 'rule',
  spanishGalleonWhat: 'rule',
  port: 'rule',
  portWhat: 'rule',
  goods: 'rule',
  goodsWhat: 'rule',
  frigate: 'rule',
  frigateWhat: 'rule',
  galleon: 'rule',
  galleonWhat: 'rule',
  pinnace: 'rule',
  ownPinnaceWhat: 'rule',
  disc: 'rule',
  discWhat: 'rule',
  hind: 'rule',
  hindWhat: 'rule',
  ghost: 'rule',
  ghostWhat: 'rule',
  back: 'rule',
  backWhat: 'rule',
  silver: 'rule',
  gold: 'rule',
  treasureWhat: 'rule',
  jewel: 'rule',
  jewelWhat: 'rule',
  chest: 'rule',
  chestWhat: 'rule',
  closedChest: 'rule',
  closedChestWhat: 'rule',
  voyages: 'rule',
  voyagesWhat: 'rule',
  score: 'rule',
  scoreWhat: 'rule',
  conquest: 'rule',
  conquestWhat: 'rule',
  commodityChart: 'rule',
  commodityChartWhat: 'rule',
  range: 'rule',
  rangeWhat: 'rule',
  outbound: 'rule',
  outboundWhat: 'rule',
  homebound: 'rule',
  homeboundWhat: 'rule',
  admiral: 'rule',
  governor: 'rule',
  informer: 'rule',
  investor: 'rule',
  help: 'rule',
  helpWhat: 'rule',
  commodityWhat: 'rule',
  seatWhat: 'rule',
});

/** What each symbol stands for. */
export const legend = judgeCatalogue<FdOccasion, typeof legend_.messages.english>(legend_.messages, {
  stores: 'name',
  crew: 'name',
  guns: 'name',
  barrels: 'name',
  goods: 'name',
  range: 'name',
  ships: 'name',
  frigate: 'name',
  ownGalleon: 'name',
  pinnace: 'name',
  galleon: 'name',
  places: 'name',
  port: 'name',
  town: 'name',
  fort: 'name',
  home: 'name',
  helpers: 'name',
  admiral: 'name',
  governor: 'name',
  informer: 'name',
  investor: 'name',
  hind: 'name',
  ghost: 'name',
  die: 'name',
  riches: 'name',
  silver: 'name',
  gold: 'name',
  jewel: 'name',
  indigo: 'name',
  sugar: 'name',
  coffee: 'name',
  tobacco: 'name',
  pieces: 'name',
  ship: 'name',
  disc: 'name',
  back: 'name',
  counter: 'name',
  counterUp: 'name',
  cube: 'name',
  chest: 'name',
  points: 'name',
});

/** The phases of a voyage. */
export const phases = judgeCatalogue<FdOccasion, typeof phases_.messages.english>(phases_.messages, {
  plymouth: 'rule',
  ready: 'rule',
  missions: 'rule',
  informer: 'rule',
  reveal: 'rule',
  raids: 'rule',
  scoring: 'rule',
});

/** The charts of a finished game: labels of the parts of the scores. */
export const result = judgeCatalogue<FdOccasion, typeof result_.messages.english>(result_.messages, {
  start: 'name',
  towns: 'name',
  forts: 'name',
  galleons: 'name',
  hero: 'name',
  kinds: 'name',
  holders: 'name',
  commodities: 'name',
  treasure: 'name',
  tie: 'rule',
  voyage: 'choice',
  final: 'name',
  attacked: 'name',
  investor: 'name',
  admiral: 'name',
  governor: 'name',
});
