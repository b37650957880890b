import { type Box, openBox } from '@portolan/francis-drake';
import { describeFault, InvariantError } from '@portolan/kernel';

/** The components we ship, as lookup tables. */
export const shippedBox: Box = open();

function open(): Box {
  const opened = openBox();
  if (!opened.ok) throw new InvariantError(`our own components are faulty: ${describeFault(opened.error)}`);
  return opened.value;
}
