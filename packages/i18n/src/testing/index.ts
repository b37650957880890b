export { PSEUDO_CLOSE, PSEUDO_OPEN, pseudoMessage } from '../pseudoMessage.ts';
export { outsideMessages } from './outsideMessages.ts';
export { formatSample, samples } from './samples.ts';
export { type Hearing, hearSentences, type Sentence } from './sentences.ts';
