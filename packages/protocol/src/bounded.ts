import { isRecord, type Shape, type ShapeFault } from '@portolan/kernel';
import { protocolFault as fault } from './problems.ts';

/** The largest components that a table can have, in KB of JSON. */
const LARGEST_COMPONENTS_KB = 256;
const LARGEST_CREDENTIAL_KB = 16;
/** The longest text in components, such as their notice. */
const LONGEST_REMARK = 2000;
const MOST_ENTRIES = 1000;
const DEEPEST = 12;
const BYTES_PER_KB = 1024;

/** JSON that is cheap to copy, compare and show, whatever it means. */
export const BOUNDED: Shape = (value, path) => boundFault(value, path, 0);

/** What an authenticator says may have long texts, but is small. */
export const BOUNDED_CREDENTIAL: Shape = (value, path) =>
  depthFault(value, path, 0) ?? sizeFault(value, path, LARGEST_CREDENTIAL_KB);

/** Components from outside: bounded JSON, and of a limited size in all. What they mean is for their game to check. */
export const COMPONENTS: Shape = (value, path) =>
  depthFault(value, path, 0) ?? sizeFault(value, path) ?? BOUNDED(value, path);

/** Must come first: deeply nested JSON cannot even be written. */
function depthFault(value: unknown, path: string, depth: number): ShapeFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return fault(path, 'tooDeep', { max: DEEPEST });
  for (const [key, entry] of Object.entries(value)) {
    const found = depthFault(entry, within(path, key), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sizeFault(value: unknown, path: string, max = LARGEST_COMPONENTS_KB): ShapeFault | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes > max * BYTES_PER_KB ? fault(path, 'tooLarge', { max }) : undefined;
}

function boundFault(value: unknown, path: string, depth: number): ShapeFault | undefined {
  if (typeof value === 'string')
    return value.length > LONGEST_REMARK ? fault(path, 'tooLong', { max: LONGEST_REMARK }) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return fault(path, 'tooDeep', { max: DEEPEST });
  const entries = Object.entries(value);
  if (entries.length > MOST_ENTRIES) return fault(path, 'tooManyEntries', { max: MOST_ENTRIES, found: entries.length });
  const names = isRecord(value) ? entries.map(([key]) => key) : [];
  if (names.some((name) => name.length > LONGEST_REMARK)) return fault(path, 'tooLong', { max: LONGEST_REMARK });
  for (const [key, entry] of entries) {
    const found = boundFault(entry, within(path, key), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function within(path: string, key: string): string {
  return `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
