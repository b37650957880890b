/** Shows events as motion. Fetched after the table. */

export { phaseShown } from './phaseShown.ts';
export { Show } from './Show.tsx';
