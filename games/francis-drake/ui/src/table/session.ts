import { makeStore } from '@portolan/client';

/** The counter that was taken up and is to be laid next; the board and the controls both know it. */
export const armedCounter = makeStore<number | undefined>(undefined);
