import { list, type Shape, text } from '@portolan/kernel';
import { protocolFault as fault } from './problems.ts';

/** More days than any terms allow. */
const MOST_DAYS = 60;

const DAY = text(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, (path, found) => fault(path, 'badDay', { found }));
export const DAYS_SHAPE = list(DAY, { min: 0, max: MOST_DAYS });

const ZONE_NAME = text(/^[A-Za-z][A-Za-z0-9_+/-]{1,40}$/, (path, found) => fault(path, 'badZone', { found }));
/** A time zone that this machine knows. */
export const ZONE_SHAPE: Shape = (value, path) => {
  const found = ZONE_NAME(value, path);
  if (found !== undefined) return found;
  return isZone(String(value)) ? undefined : fault(path, 'badZone', { found: String(value) });
};

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
