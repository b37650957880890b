import type { Known } from '@portolan/server/testing';

type End = Pick<Known, 'moment' | 'entries'>;

export interface Ends {
  /** By server; undefined is what a server did not show at all, which is never as it should be. */
  readonly shown: readonly (End | undefined)[];
  /** What a page knew that had been open before; undefined if it did not come that far. */
  readonly stayed?: readonly (End | undefined)[];
}

/** What is wrong with the ends of a match that one viewer is shown. */
export function unlikeEnds(where: string, { shown, stayed = [] }: Ends): string[] {
  const silent = shown.flatMap((known, at) => (known?.moment === undefined ? [at + 1] : []));
  const ends = new Set(shown.flatMap((known) => (known === undefined ? [] : [textOf(known)])));
  const different = ends.size;
  const unlike = stayed.filter((known) => known === undefined || !ends.has(textOf(known)));
  return [
    ...silent.map((server) => `${where}: server ${server} shows nothing`),
    ...(different > 1 ? [`${where}: its servers show ${different} different positions`] : []),
    ...unlike.map((known) =>
      known === undefined
        ? `${where}: a page that stayed open did not come to the end`
        : `${where}: a page that stayed open ended after ${known.entries.length} entries with what no server shows`,
    ),
  ];
}

function textOf({ moment, entries }: End): string {
  return JSON.stringify([moment, entries]);
}
