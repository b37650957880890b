export { type Fault, judgeSentence, type Tally } from './judgeSentence.ts';
export {
  type Drawn,
  type Exempt,
  expectAmounts,
  expectTrue,
  type Judge,
  type JudgedCatalogue,
  type Judgement,
  judgeCatalogue,
  type Occasion,
  type PlayedMove,
  type Subject,
  UNDECIDED,
} from './judging.ts';
export { type Answer, type Around, type Occasions, occasionsOf } from './occasions.ts';
export { all, allInside, is, numberIn, partsOf, targetIn, targetsIn, textIn, textsIn } from './reading.ts';
