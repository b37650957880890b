/**
 * With `PORTOLAN_E2E=every` the end-to-end tests play every combination of seats and devices. Otherwise they play a
 * selection, because whole games in real browsers take minutes.
 */
export const every = process.env.PORTOLAN_E2E === 'every';
