/** What a section of a ledger is about, by the part of its rules' ids that they share. */
const TITLES: Readonly<Record<string, string>> = {
  'FD-SETUP': 'Setting up',
  'FD-PROV': 'Plymouth Street',
  'FD-PREP': 'Making ready to sail',
  'FD-SAIL': 'Laying missions',
  'FD-INF': 'The Informer',
  'FD-REVEAL': 'Turning the discs up',
  'FD-RESOLVE': 'Raids and trade',
  'FD-HOME': 'Going home',
  'FD-SCORE': 'Scoring a voyage',
  'FD-RESET': 'Before the next voyage',
  'FD-END': 'The end of the game',
  'FD-HIDDEN': 'Who may know what',
  'FD-LIMITS': 'Limits and rare cases',
};

export function sectionTitle(rule: string, section: string): string {
  const known = TITLES[rule.replace(/-\d+$/, '')];
  return known ?? (section.length > 2 ? section.slice(0, 1) + section.slice(1).toLowerCase() : section);
}
