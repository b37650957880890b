/** Shows events as motion. Loaded after the table. */
export { Show } from './Show.tsx';
