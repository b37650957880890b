import { type Box, DISC_NAMES } from '@portolan/francis-drake';
import { list, type Mention, type Said } from '@portolan/i18n';
import type { Mentions } from './mentions.ts';
import { t } from './messages/events.ts';
import { discFace } from './words.ts';

/** A sentence for each Destination with the discs there. `discs` is by seat and Destination. */
export function tellRevealed(box: Box, discs: readonly number[], { who, place }: Mentions): readonly Said[] {
  const places = box.names.length;
  const lines = box.names.flatMap((_, destination) => {
    const here = discs.flatMap((disc, at) =>
      at % places === destination && disc > 0
        ? [t.parts('tally', { who: who(Math.floor(at / places)), n: discFace(DISC_NAMES[disc] ?? 'none') })]
        : [],
    );
    return here.length === 0 ? [] : [t.parts('revealedAt', { place: place(destination), discs: list(here, 'plain') })];
  });
  return sentences([t.parts('revealed'), ...(lines.length === 0 ? [t.parts('revealedNone')] : lines)]);
}

export function tellScores(what: Mention, scores: readonly number[], { who }: Mentions): readonly Said[] {
  const tallies = scores.map((n, seat) => t.parts('tally', { who: who(seat), n }));
  return t.parts('scored', { what, scores: list(tallies, 'plain') });
}

/** A chest lists its Treasures: silver, gold, jewels. */
export function tellChests(chests: readonly (readonly number[])[], { subject }: Mentions): readonly Said[] {
  const lines = chests.map(([silver = 0, gold = 0, jewels = 0], seat) =>
    t.parts('chestOf', { who: subject(seat), silver, gold, jewels }),
  );
  return sentences([t.parts('chestsOpened'), ...lines]);
}

function sentences(all: readonly (readonly Said[])[]): readonly Said[] {
  return all.flatMap((one, at) => (at === 0 ? one : [' ', ...one]));
}
