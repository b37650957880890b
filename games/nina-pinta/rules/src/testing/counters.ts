import type { Box } from '../box.ts';
import { KEPT, NOTHING } from '../ids.ts';
import type { State } from '../state.ts';

/** No counter is there more often than the box has it, and none of the Progress Benefits to come is missing. */
export function counterFaults(box: Box, state: State): string[] {
  const { faces } = box;
  const shown = state.display.filter((face) => face !== NOTHING);
  const faults: string[] = [];
  for (let face = 0; face < faces.names.length; face++) {
    const progress = face >= faces.progressFrom;
    const all = (progress ? faces.progressSet : faces.bonusSets.flat()).filter((one) => one === face).length;
    const stored = progress
      ? [...state.progressStore.flat(), ...state.progressOut, ...state.progressStack]
      : [...state.bonusStore.flat(), ...state.bonusOut.flat()];
    const found = [...stored, ...shown].filter((one) => one === face).length + owned(box, state, face);
    if (found > all) faults.push(`${found} of ${all} ${faces.names[face]}`);
  }
  for (const [era, set] of faces.bonusSets.entries()) {
    const found = [...state.bonusStore[era], ...state.bonusOut[era]];
    if (era + 1 > state.era && found.sort(rising).join() !== set.slice().sort(rising).join()) {
      faults.push(`bonus benefits of era ${era + 1}`);
    }
  }
  return faults;
}

function owned({ faces }: Box, { players }: State, face: number): number {
  if (face >= faces.progressFrom) {
    return players.reduce((sum, player) => sum + player.progress[face - faces.progressFrom], 0);
  }
  const names: readonly string[] = KEPT;
  const kept = names.indexOf(faces.names[face]);
  return kept < 0 ? 0 : players.reduce((sum, player) => sum + player.kept[kept], 0);
}

function rising(one: number, other: number): number {
  return one - other;
}
