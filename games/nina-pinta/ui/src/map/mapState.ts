import { makeStore } from '@portolan/client';

/** Whether every connection is drawn, and not only those of the land that is pointed at. */
export const showsConnections = makeStore(false);

/** The Place that the pointer or the focus is on. */
export const pointedPlace = makeStore<number | undefined>(undefined);

/** The world in sight where only one fits. Setting it brings that world into sight. */
export const worldInSight = makeStore(0);
