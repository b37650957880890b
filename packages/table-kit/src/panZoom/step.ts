/** By how much one press of a button or key enlarges a sheet. */
export const STEP = 1.6;
