import type { Known } from '@portolan/server/testing';

/**
 * What is wrong with the ends of a match that several servers show to the same viewer: undefined is what a server did not
 * show at all, which is never as it should be.
 */
export function unlikeEnds(where: string, shown: readonly (Pick<Known, 'moment' | 'entries'> | undefined)[]): string[] {
  const silent = shown.flatMap((known, at) => (known?.moment === undefined ? [at + 1] : []));
  const ends = shown.flatMap((known) => (known === undefined ? [] : [JSON.stringify([known.moment, known.entries])]));
  const different = new Set(ends).size;
  return [
    ...silent.map((server) => `${where}: server ${server} shows nothing`),
    ...(different > 1 ? [`${where}: its servers show ${different} different positions`] : []),
  ];
}
