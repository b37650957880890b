/** What shows events as motion. Fetched once the table is there. */

export { phaseShown } from './phaseShown.ts';
export { Show } from './Show.tsx';
