import type { Attack } from './attack.ts';
import { COMPANY_ATTACKS } from './attacks/company.ts';
import { DRIP_ATTACKS } from './attacks/drips.ts';
import { FRAME_ATTACKS } from './attacks/frames.ts';
import { INTRUDER_ATTACKS } from './attacks/intruders.ts';
import { MESSAGE_ATTACKS } from './attacks/messages.ts';
import { RECORD_ATTACKS } from './attacks/records.ts';
import { REQUEST_ATTACKS } from './attacks/requests.ts';
import { TABLE_ATTACKS } from './attacks/tables.ts';

export const ATTACKS: readonly Attack[] = [
  ...MESSAGE_ATTACKS,
  ...FRAME_ATTACKS,
  ...REQUEST_ATTACKS,
  ...TABLE_ATTACKS,
  ...COMPANY_ATTACKS,
  ...RECORD_ATTACKS,
  ...DRIP_ATTACKS,
  ...INTRUDER_ATTACKS,
];

/** Those of the quick form: one of each kind. */
export const BRIEF_ATTACKS: readonly string[] = [
  'pings, never read',
  'news, never read',
  '200 connections: watch',
  '200 connections: why not',
  'chat of spectators and strangers',
  'undo and redo',
  'connect and disconnect',
  'malformed frames',
  'fragments without end',
  'compressed bombs',
  'replay scrubbing',
  'limits by other spellings of a path',
  'forged X-Forwarded-For',
  'guessing table codes',
  'forged sign-ins',
  'pipelined requests, never read',
  'creating tables',
  'crafted components in new tables',
  'crafted components in imports',
  '3.9 MB of components in imports',
  'offers, reports and invitations',
  'tournaments without end',
  'own data, again and again',
  'slow bodies',
  'requests of other sites',
  'messages into the network',
  'forged cookies',
  'cookies of devices that were signed out',
  'malformed and smuggled requests',
];
