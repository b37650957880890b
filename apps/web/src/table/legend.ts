import { makeStore } from '@portolan/client';

/** Whether the legend is open. */
export const legendOpen = makeStore(false);
