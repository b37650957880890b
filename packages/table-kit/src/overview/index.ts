/** A game at a glance, above its rules. Load it with them. */
export { Overview, type OverviewProps, type PhaseWords } from './Overview.tsx';
export { type OverviewRow, OverviewRows } from './OverviewRows.tsx';
export { OverviewTable, type OverviewTableProps } from './OverviewTable.tsx';
export { RuleLinks } from './RuleLinks.tsx';
