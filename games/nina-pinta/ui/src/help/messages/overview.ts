import { defineMessages, translator } from '@portolan/i18n';

/** The game at a glance, above its rules. */
export const t = translator(
  defineMessages('np.overview', {
    glance: 'An era at a glance',
    lead: 'A game has {n, plural, one {# era} other {# eras}} of these phases. Ships sail to three New Worlds with the same seven lands, explore and settle them, and bring gold home, which pays for crews and Benefits. At the end settlements, Progress Benefits and gold score; ties go to whoever is earlier in the turn order.',
    landsTable: 'Terrains',
    terrain: 'Terrain',
    capacityFew: 'Capacity, 1 or 2 players',
    capacityMany: 'Capacity, 3 or 4 players',
    revenue: 'Revenue of a Settler',
    costs: 'Costs',
    crew: 'Captain or Settler loaded',
    town: 'Town',
    city: 'City',
    upgrade: 'City on a Town of yours',
    benefits: 'First Benefits of eras 1 to {n}',
    gold: '{gold} gold',
    scores: 'What scores',
    settler: 'Settler',
    goldPoints: 'Every {n} gold at home',
    groupTable: 'Counting Benefits of a group: 1, 2, 3, 4, 5',
    base: 'Value {n}',
    values: '{values}',
    wars: 'Worlds at war in eras 1 to {n}',
    solo: 'Solo: Planck for a world with 0, 1, 2, 3 Cities',
    grades: 'Solo: grades of victory by the lead',
    grade: '{name} from {from}',
  }),
);
