export { judgedCatalogues } from './sentences/index.ts';
