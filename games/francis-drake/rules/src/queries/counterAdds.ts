import type { Box } from '../box.ts';
import { type Destination, GALLEON } from '../ids.ts';
import type { Cost } from './cost.ts';

/** What the value of a troop or frigate counter is added to. [FD-RESOLVE-15] [FD-RESOLVE-18] */
export function counterAdds(box: Box, destination: Destination): keyof Cost {
  return box.kind[destination] === GALLEON ? 'guns' : 'crew';
}
