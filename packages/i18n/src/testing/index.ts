export { PSEUDO_CLOSE, PSEUDO_OPEN, pseudoMessage } from '../pseudoMessage.ts';
export { formatSample, samples } from './samples.ts';
