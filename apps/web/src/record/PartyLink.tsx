import type { Party } from '@portolan/protocol';
import type { JSX } from 'preact';
import { partyName } from './partyName.ts';

/** A name; that of a player leads to their record. */
export function PartyLink({ party }: { readonly party: Party }): JSX.Element {
  const name = partyName(party);
  if (party.kind === 'bot' || party.deleted === true) return <span>{name}</span>;
  return (
    <a href={`/player/${party.player}`} translate={false}>
      {name}
    </a>
  );
}
