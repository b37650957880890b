import { describeFault, InvariantError } from '@portolan/kernel';
import file from './components.json' with { type: 'json' };
import type { Components } from './components.ts';
import { readComponents } from './shape.ts';

/** The components that come with the program. */
export const shippedComponents: Components = readShipped();

function readShipped(): Components {
  const read = readComponents(file);
  if (read.ok) return read.value;
  throw new InvariantError(`components.json ${describeFault(read.error)}`);
}
