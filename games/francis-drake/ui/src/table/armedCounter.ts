import { makeStore } from '@portolan/client';

/** The counter that is selected to be placed next, shared by the board and the controls. */
export const armedCounter = makeStore<number | undefined>(undefined);
