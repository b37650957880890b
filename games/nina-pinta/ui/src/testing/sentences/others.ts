import { type Exempt, expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t as cardMessages } from '../../help/messages/cards.ts';
import { t as legendMessages } from '../../help/messages/legend.ts';
import { t as overviewMessages } from '../../help/messages/overview.ts';
import { t as phaseMessages } from '../../help/messages/phases.ts';
import { t as resultMessages } from '../../result/messages.ts';
import { t as boardMessages } from '../../table/messages.ts';
import { player } from './facts.ts';
import { all, allInside, box, is, type NpJudge, type NpOccasion, numberIn, playerIn, textIn } from './occasion.ts';

function everyKey<M extends Readonly<Record<string, string>>>(
  english: M,
  reason: Exempt,
): Record<keyof M & string, Exempt> {
  return Object.fromEntries(Object.keys(english).map((key) => [key, reason])) as Record<keyof M & string, Exempt>;
}

/** The number of a card must be the one in its title. */
const numbered: NpJudge = (said, { about }) =>
  about.kind === 'card' ? is('the number', `${numberIn(said, 'n')}`, about.card.split(':')[1]) : UNDECIDED;

const { buildingRevenue, cost, increase, limits, scoring, solo, strongholdGoldLimit } = box.components;

const yields: NpJudge = (said) =>
  is(
    'the yields',
    allInside(said).flatMap((one) => (one.key === 'yieldIn' ? [[one.inside[0]?.values.terrain, one.values.gold]] : [])),
    box.components.terrains.map(({ id, settlerRevenue }) => [id, settlerRevenue]),
  );

const doubled: NpJudge = (said) => expectAmounts(said, { factor: scoring.cathedralFactor });

/** Some Increase is on that terrain and yields so much. */
const increased: NpJudge = (said) =>
  is(
    'an Increase',
    Object.values(increase).some(
      ({ terrain, gold }) => terrain === said.inside[0]?.values.terrain && gold === numberIn(said, 'gold'),
    ),
    true,
  );

/** What things are at any time, with the figures of the components. */
export const cards = judgeCatalogue<NpOccasion, typeof cardMessages.messages.english>(cardMessages.messages, {
  ...everyKey(cardMessages.messages.english, 'rule'),
  storage: numbered,
  order: numbered,
  pass: numbered,
  era: numbered,
  yieldIn: 'part',
  settlersWhat: (said, occasion, isInside) =>
    all(expectAmounts(said, { points: scoring.settler }), yields(said, occasion, isInside)),
  townWhat: (said) => expectAmounts(said, { cost: cost.town, gold: buildingRevenue.town, points: scoring.town }),
  cityWhat: (said) =>
    expectAmounts(said, {
      cost: cost.city,
      upgrade: cost.townToCity,
      gold: buildingRevenue.city,
      points: scoring.city,
    }),
  shipWhat: (said) => expectAmounts(said, { ships: box.components.shipsPerHarbourLand }),
  strongholdWhat: (said) => expectAmounts(said, { limit: strongholdGoldLimit }),
  cathedralWhat: doubled,
  militaryGroupWhat: (said) => expectAmounts(said, { most: scoring.militaryBaseMax }),
  growWhat: (said) => expectAmounts(said, { more: box.components.growBonus }),
  displayWhat: (said) => expectAmounts(said, { step: cost.benefitStep, max: cost.benefitMax }),
  scoreWhat: (said) => expectAmounts(said, { per: scoring.goldPerPoint }),
  goldWhat: (said) => expectAmounts(said, { per: scoring.goldPerPoint }),
  cityDiscWhat: (said) => expectAmounts(said, { most: limits.citiesPerWorld }),
  spainWhat: (said) => expectAmounts(said, { points: solo.retained.spain.turnOrder }),
  portugalWhat: (said) => expectAmounts(said, { points: solo.retained.portugal.spyglass }),
  englandWhat: (said) =>
    expectAmounts(said, { crew: box.components.nations.find(({ id }) => id === 'england')?.crewSide }),
  'benefit.increaseWhat': increased,
  'benefit.cathedralWhat': doubled,
});

export const legend = judgeCatalogue<NpOccasion, typeof legendMessages.messages.english>(
  legendMessages.messages,
  everyKey(legendMessages.messages.english, 'name'),
);

const isLast = ({ state }: NpOccasion): boolean => state.era === box.components.eras;

export const phases = judgeCatalogue<NpOccasion, typeof phaseMessages.messages.english>(phaseMessages.messages, {
  ...everyKey(phaseMessages.messages.english, 'rule'),
  selectingWhat: (_, occasion) => is('the last era', isLast(occasion), false),
  selectingLast: (_, occasion) => is('the last era', isLast(occasion), true),
  completingWhat: (_, occasion) => is('the last era', isLast(occasion), false),
  completingLast: (_, occasion) => is('the last era', isLast(occasion), true),
});

/** The printed figures at a glance: they are inserted from the components as they are. */
export const overview = judgeCatalogue<NpOccasion, typeof overviewMessages.messages.english>(
  overviewMessages.messages,
  everyKey(overviewMessages.messages.english, 'choice'),
);

export const board = judgeCatalogue<NpOccasion, typeof boardMessages.messages.english>(boardMessages.messages, {
  ...everyKey(boardMessages.messages.english, 'name'),
  era: (said, { state }) => expectAmounts(said, { n: state.era, most: box.components.eras }),
  allPhases: 'choice',
});

/** The lead and the grade of a solo game. */
const graded: NpJudge = (said, occasion) => {
  const [soloist, planck] = occasion.state.players.map(({ score }) => score);
  const lead = (soloist ?? 0) - (planck ?? 0);
  const grade = box.components.solo.grades.findLast(({ from }) => from <= Math.abs(lead));
  return all(
    'lead' in said.values ? expectAmounts(said, { lead: Math.abs(lead) }) : undefined,
    'rank' in said.values ? is('the grade', textIn(said, 'rank'), grade?.name) : undefined,
    'who' in said.values ? is('the winner', playerIn(said, occasion), lead > 0 ? 0 : 1) : undefined,
  );
};

/** The charts of a finished game. */
export const result = judgeCatalogue<NpOccasion, typeof resultMessages.messages.english>(resultMessages.messages, {
  ...everyKey(resultMessages.messages.english, 'name'),
  tie: 'rule',
  era: 'choice',
  settled: 'choice',
  graded,
  byOrder: (said, occasion) => {
    const { state } = occasion;
    return all(
      is('the lead', player(state, 0).score - player(state, 1).score, 0),
      is('the winner', playerIn(said, occasion), state.order[0]),
    );
  },
  grades: 'frame',
  gradeFrom: (said) =>
    is(
      'the grade',
      box.components.solo.grades.find(({ name }) => name === textIn(said, 'name'))?.from,
      numberIn(said, 'from'),
    ),
  'record.totals': (said, { state }) =>
    is('totals', [numberIn(said, 'score'), numberIn(said, 'rival')], [player(state, 0).score, player(state, 1).score]),
});
