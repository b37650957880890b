import { list } from '@portolan/i18n';
import { type Box, NATIONS } from '@portolan/nina-pinta';
import { t as names } from '../messages/names.ts';
import { t } from './messages/cards.ts';

/** What cards say with figures of the components, which a table may replace. */
export const figureWords = {
  settlers: ({ components: { terrains, scoring } }) =>
    t('settlersWhat', {
      yields: list(
        terrains.map(({ id, settlerRevenue }) =>
          t('yieldIn', { gold: settlerRevenue, terrain: names('terrain', { terrain: id, alone: true }) }),
        ),
      ),
      points: scoring.settler,
    }),
  town: ({ components: { cost, buildingRevenue, scoring } }) =>
    t('townWhat', { cost: cost.town, gold: buildingRevenue.town, points: scoring.town }),
  city: ({ components: { cost, buildingRevenue, scoring } }) =>
    t('cityWhat', {
      cost: cost.city,
      upgrade: cost.townToCity,
      gold: buildingRevenue.city,
      points: scoring.city,
    }),
  ship: ({ components }) => t('shipWhat', { ships: components.shipsPerHarbourLand }),
  stronghold: ({ components }) => t('strongholdWhat', { limit: components.strongholdGoldLimit }),
  cathedral: ({ components }) => t('cathedralWhat', { factor: components.scoring.cathedralFactor }),
  militaryGroup: ({ components }) => t('militaryGroupWhat', { most: components.scoring.militaryBaseMax }),
  grow: ({ components }) => t('growWhat', { more: components.growBonus }),
  display: ({ components: { cost } }) => t('displayWhat', { step: cost.benefitStep, max: cost.benefitMax }),
  score: ({ components }) => t('scoreWhat', { per: components.scoring.goldPerPoint }),
  gold: ({ components }) => t('goldWhat', { per: components.scoring.goldPerPoint }),
  cityDisc: ({ components }) => t('cityDiscWhat', { most: components.limits.citiesPerWorld }),
  spain: ({ components }) => t('spainWhat', { points: components.solo.retained.spain.turnOrder }),
  portugal: ({ components }) => t('portugalWhat', { points: components.solo.retained.portugal.spyglass }),
  england: ({ crewSide }) => t('englandWhat', { crew: crewSide[NATIONS.indexOf('england')] ?? 0 }),
  corn: increase('corn'),
  timber: increase('timber'),
  iron: increase('iron'),
  gems: increase('gems'),
  cathedralBonus: ({ components }) => t('benefit.cathedralWhat', { factor: components.scoring.cathedralFactor }),
} as const satisfies Readonly<Record<string, (box: Box) => string>>;

function increase(id: keyof Box['components']['increase']): (box: Box) => string {
  return ({ components }) => {
    const { terrain, gold } = components.increase[id];
    return t('benefit.increaseWhat', { terrain: names('terrain', { terrain, alone: true }), gold });
  };
}
