import { type EntryInfo, foldMoment, type Moment, type Replay } from '@portolan/protocol';

export type ReplayMoment = Moment & { readonly entry?: EntryInfo };

/** Moments are loaded in blocks of this size. */
export const MOMENTS_AT_ONCE = 40;

/** Each moment with its whole view; the first one of a block brings its own. */
export function foldMoments(moments: Replay['moments']): readonly ReplayMoment[] {
  let view: unknown;
  return moments.map((moment) => {
    const folded = { ...moment, ...foldMoment(moment, { view, entry: moment.entry }) };
    view = folded.view;
    return folded;
  });
}
