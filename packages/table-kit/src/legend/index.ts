/** A list of symbols and what they stand for. Load it when somebody asks. */
export { Legend, type LegendEntry, type LegendSection } from './Legend.tsx';
