import type { Box } from '../box.ts';
import { type Face, KEPT, NOTHING } from '../ids.ts';
import type { State } from '../state.ts';

/** No counter exists more often than in the components, and no Bonus Benefit of a later era is missing. */
export function counterFaults(box: Box, state: State): string[] {
  const { names, progressSet, bonusSets } = box.faces;
  const faults: string[] = [];
  const all = countFaces(names.length, [progressSet, ...bonusSets]);
  const found = countFaces(names.length, [
    ...[state.display, state.progressOut, state.progressStack],
    ...[...state.progressStore, ...state.bonusStore, ...state.bonusOut],
  ]);
  addOwned(box, state, found);
  for (let face = 0; face < names.length; face++) {
    if (found[face] > all[face]) faults.push(`${found[face]} of ${all[face]} ${names[face]}`);
  }
  for (let era = state.era; era < bonusSets.length; era++) {
    const kept = countFaces(names.length, [state.bonusStore[era], state.bonusOut[era]]);
    const set = countFaces(names.length, [bonusSets[era]]);
    if (kept.some((count, face) => count !== set[face])) faults.push(`bonus benefits of era ${era + 1}`);
  }
  return faults;
}

/** By Face: how often it is in these places together. */
function countFaces(faces: number, places: readonly (readonly Face[])[]): number[] {
  const counts = Array.from({ length: faces }, () => 0);
  for (const place of places) for (const face of place) if (face !== NOTHING) counts[face]++;
  return counts;
}

function addOwned({ faces }: Box, { players }: State, counts: number[]): void {
  const hourGlasses = KEPT.map((id) => faces.names.indexOf(id));
  for (const { progress, kept } of players) {
    for (let kind = 0; kind < progress.length; kind++) counts[faces.progressFrom + kind] += progress[kind];
    for (const [at, face] of hourGlasses.entries()) if (face >= 0) counts[face] += kept[at];
  }
}
