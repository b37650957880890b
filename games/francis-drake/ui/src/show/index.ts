/** What shows events as motion. Fetched once the table is there. */
export { Show } from './Show.tsx';
export { stepView } from './stepView.ts';
