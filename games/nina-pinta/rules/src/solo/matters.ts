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
