import type { Party } from '@portolan/protocol';
import { personName } from '../app/seatNames.ts';
import { botName } from '../messages/bots.ts';
import { t } from '../messages/record.ts';

export function partyName(party: Party): string {
  return party.kind === 'bot' ? t('ratings.bot', { name: botName(party.bot) }) : personName(party);
}

/** The id under which the server lists somebody. */
export function partyId(party: Party): string {
  return party.kind === 'bot' ? `bot:${party.bot}` : party.player;
}
