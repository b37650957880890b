export { isTest, sheetsBelow, sourcesBelow } from './files.ts';
export {
  nameOf,
  nodeIn,
  nodesIn,
  parseSource,
  readSource,
  type Source,
  type SyntaxNode,
  textOf,
  walk,
} from './syntax.ts';
