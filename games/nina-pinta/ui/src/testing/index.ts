export { rarePositions } from './rarePositions.ts';
export { judgedCatalogues } from './sentences/index.ts';
