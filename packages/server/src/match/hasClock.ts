import type { LiveMatch } from '@portolan/match';

export function hasClock(match: LiveMatch): boolean {
  return match.position().table.clock !== undefined;
}
