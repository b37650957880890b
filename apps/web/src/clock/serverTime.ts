import { makeServerTime } from '@portolan/client';
import { connection } from '../app/session.ts';

/** The server's time, by which clocks are shown. */
export const serverTime = makeServerTime({ connection });

// It is loaded with the first clock; what the server said before was not heard here.
connection.nudge();
