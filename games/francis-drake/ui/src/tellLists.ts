import type { Said } from '@portolan/client';
import { type Box, DISC_NAMES } from '@portolan/francis-drake';
import { joined, type Mentions, say } from './mentions.ts';
import { discFace } from './words.ts';

/** Place by place, who lies there with what. `discs` is by seat and Destination. */
export function revealedWords(box: Box, discs: readonly number[], { who, place }: Mentions): readonly Said[] {
  const places = box.names.length;
  const lines = box.names.flatMap((_, destination) => {
    const here = discs.flatMap((disc, at) =>
      at % places === destination && disc > 0 ? [say`${who(Math.floor(at / places))} ${faceOf(disc)}`] : [],
    );
    return here.length === 0 ? [] : [say`${place(destination)}: ${joined(here, ', ')}`];
  });
  return lines.length === 0 ? ['There are none.'] : say`${joined(lines, '; ')}.`;
}

function faceOf(disc: number): string {
  const name = DISC_NAMES[disc];
  return name === undefined ? '?' : discFace(name);
}

export function tallyWords(scores: readonly number[], { who }: Mentions): readonly Said[] {
  return joined(
    scores.map((score, seat) => say`${who(seat)} ${score}`),
    ', ',
  );
}

/** A chest by Treasure: silver, gold, jewels. */
export function chestWords([silver = 0, gold = 0, jewels = 0]: readonly number[]): string {
  return `${silver} silver, ${gold} gold, ${jewels} ${jewels === 1 ? 'jewel' : 'jewels'}`;
}
