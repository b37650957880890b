import type { RuleId } from '@portolan/kernel';

/** What the Soloist may have to decide on Planck's behalf, apart from migration. [NP-SOLO-02] */
export const PLANCK_MATTERS = [
  'war',
  'recover',
  'natives',
  'fallback',
  'pirate',
  'build',
  'native',
  'stronghold',
  'corn',
  'timber',
  'iron',
  'gems',
  'town',
  'city',
  'cathedral',
] as const;
export type PlanckMatter = (typeof PLANCK_MATTERS)[number];

/** The rule that says what serves Planck best, whether the Soloist is asked or not. */
export const MATTER_RULES: Readonly<Record<PlanckMatter, RuleId>> = {
  war: 'NP-SOLO-21',
  recover: 'NP-SOLO-36',
  natives: 'NP-SOLO-51',
  fallback: 'NP-SOLO-53',
  pirate: 'NP-SOLO-75',
  build: 'NP-SOLO-64',
  native: 'NP-SOLO-72',
  stronghold: 'NP-SOLO-76',
  corn: 'NP-SOLO-81',
  timber: 'NP-SOLO-81',
  iron: 'NP-SOLO-81',
  gems: 'NP-SOLO-81',
  town: 'NP-SOLO-83',
  city: 'NP-SOLO-84',
  cathedral: 'NP-SOLO-85',
};
