import { makeStore } from '@portolan/client';

/** The table whose analysis somebody asked for on another page. */
export const wantedAnalysis = makeStore<string | undefined>(undefined);
