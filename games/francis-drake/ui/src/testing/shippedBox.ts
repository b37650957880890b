import { acceptedBox, type Box } from '@portolan/francis-drake';

/** The components we ship, as lookup tables. */
export const shippedBox: Box = acceptedBox();
