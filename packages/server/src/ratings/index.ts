export { asContender } from './contenders.ts';
export { deviationOf, type Rating, rateMatch, type ShownRating, START, shownRating } from './rating.ts';
export { ratingFaults } from './rebuild.ts';
export { makeRecorder, type Recorder } from './recorder.ts';
export { DEFAULT_SEASON_MONTHS, seasonAt } from './season.ts';
