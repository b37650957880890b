import type { Party } from '@portolan/protocol';
import { type Players, shownName } from '../players.ts';
import { levelOf } from './contenders.ts';

/** Who is behind an id of a record, as others may know them. */
export async function findParty(players: Pick<Players, 'name' | 'isProgram'>, who: string): Promise<Party> {
  const bot = levelOf(who);
  if (bot !== undefined) return { kind: 'bot', bot };
  const program = (await players.isProgram(who)) ? { program: true as const } : {};
  return { kind: 'player', player: who, ...shownName(await players.name(who)), ...program };
}
