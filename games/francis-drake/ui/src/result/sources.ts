/** What a bar of the result is made of: a heading, and the sources of the outcome that it sums up. */
export interface SourceGroup {
  readonly title: string;
  readonly sources: readonly string[];
}

export const SOURCE_GROUPS: readonly SourceGroup[] = [
  { title: 'Start and Investor', sources: ['start', 'investor'] },
  { title: 'Towns', sources: ['towns'] },
  { title: 'Forts', sources: ['forts'] },
  { title: 'Galleons', sources: ['galleons'] },
  { title: 'Hero’s bonus', sources: ['hero'] },
  { title: 'Kinds conquered', sources: ['kinds'] },
  { title: 'Admiral and Governor', sources: ['admiral', 'governor'] },
  { title: 'Commodities', sources: ['commodities'] },
  { title: 'Treasure', sources: ['silver', 'gold', 'jewels'] },
];

/** The points of each group, for a seat's part of the outcome. */
export function groupPoints(breakdown: Readonly<Record<string, number>>): number[] {
  return SOURCE_GROUPS.map(({ sources }) => sources.reduce((sum, source) => sum + (breakdown[source] ?? 0), 0));
}
