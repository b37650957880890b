import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { GROUPS } from '@portolan/nina-pinta';
import { t } from '../../help/messages/now.ts';
import { cardOf, pointsIn } from './cardMeant.ts';
import { countingIn, groupValue } from './facts.ts';
import { eventsOfEra, pricePaid } from './following.ts';
import { landNow } from './landNow.ts';
import { all, allInside, box, is, type NpJudge, type NpOccasion, playerIn, worldIn, worldNamed } from './occasion.ts';
import { price } from './panels.ts';
import { sheetNow } from './sheetNow.ts';
import { takingIn, worthOf } from './taking.ts';
import { worldNow } from './worldNow.ts';

const group = (occasion: NpOccasion): number => GROUPS.findIndex((id) => id === cardOf(occasion)[1]);

const value: NpJudge = (said, occasion) => is('the value', pointsIn(said), groupValue(occasion.state, group(occasion)));

/** What holds of a thing at this moment. */
export const now = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  ...landNow,
  ...worldNow,
  ...sheetNow,
  you: 'name',
  youFirst: 'name',
  none: 'name',
  all: 'frame',
  points: 'part',
  markerOn: (said, occasion, isInside) =>
    all(value(said, occasion, isInside), is('the marker', occasion.state.markers[group(occasion)], worldIn(said))),
  markerOff: (_, occasion) =>
    all(
      is('the marker', occasion.state.markers[group(occasion)], -1),
      is('the value', groupValue(occasion.state, group(occasion)), 0),
    ),
  militaryValue: value,
  counting: (said, occasion) =>
    expectAmounts(said, { n: countingIn(occasion.state, playerIn(said, occasion), group(occasion)) }),
  benefitPrice: price,
  benefitPriceLater: (said, occasion) => {
    const paid = pricePaid(occasion, 0);
    return paid === undefined || occasion.state.phase > 4 ? UNDECIDED : expectAmounts(said, { now: paid });
  },
  benefitWorth: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : is('points', pointsIn(said), worthOf(occasion, taking));
  },
  benefitEffect: 'frame',
  onDisplay: (said, occasion) => {
    const [kind, name = ''] = cardOf(occasion);
    if (kind !== 'benefit') return UNDECIDED;
    return expectAmounts(said, {
      n: occasion.state.display.filter((face) => face >= 0 && box.faces.names[face] === name).length,
    });
  },
  displayCount: (said, { state }) => expectAmounts(said, { n: state.display.filter((face) => face >= 0).length }),
  stored: (said, occasion) => {
    const shown = eventsOfEra(occasion, Number(cardOf(occasion)[1])).find((event) => event.kind === 'benefitsShown');
    if (shown?.kind !== 'benefitsShown') return UNDECIDED;
    return expectAmounts(said, { n: shown.display.filter((face) => face >= box.faces.progressFrom).length });
  },
  storedBonuses: (said, occasion) => {
    const shown = eventsOfEra(occasion, Number(cardOf(occasion)[1])).find((event) => event.kind === 'benefitsShown');
    if (shown?.kind !== 'benefitsShown') return UNDECIDED;
    const named = allInside(said).flatMap(({ catalogue, key, values }) =>
      catalogue === 'np.counters' ? [key === 'goldOf' ? `gold${values.gold}` : key] : [],
    );
    const bonuses = shown.display
      .filter((face) => face >= 0 && face < box.faces.progressFrom)
      .map((face) => box.faces.names[face] ?? '');
    return is(
      'among them',
      bonuses.every((name) => named.includes(name)),
      true,
    );
  },
  storedNow: (_, occasion) => is('in store', Number(cardOf(occasion)[1]) > occasion.state.era, false),
  turn: (said, occasion) =>
    is('the turn', occasion.state.order[Number(cardOf(occasion)[1]) - 1], playerIn(said, occasion)),
  passTaken: (said, occasion) =>
    is('the space', occasion.state.passes[Number(cardOf(occasion)[1]) - 1], playerIn(said, occasion)),
  passFree: (_, occasion) => is('the space', occasion.state.passes[Number(cardOf(occasion)[1]) - 1], -1),
  stackCount: (said, { state }) => expectAmounts(said, { n: state.progressStack.length }),
  tileCount: (said, { state }) => expectAmounts(said, { n: state.tileStack.length }),
  goals: (said, { state }) => {
    const items = said.inside[0]?.values.items;
    const worlds =
      typeof items === 'object' && 'items' in items ? items.items.map((name) => worldNamed(String(name))) : [];
    return is('the order', worlds, state.goals);
  },
  phaseNow: 'name',
});
