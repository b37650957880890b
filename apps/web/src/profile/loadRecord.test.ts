import type { TableInfo } from '@portolan/protocol';
import { expect, it } from 'vitest';
import { soloTables } from './loadRecord.ts';

const ME = { player: 'p1', name: 'Ana' };
const seat = (player: string) => ({ kind: 'person', player, name: player, online: true }) as const;
const outcome = { scores: [50], places: [1], breakdown: [{}] };

function table(id: string, more: object): TableInfo {
  return { id, status: 'finished', outcome, seats: [seat('p1')], movedAt: 0, ...more } as unknown as TableInfo;
}

it('lists finished games of one person, newest first', () => {
  const tables = [
    table('old', { movedAt: 1 }),
    table('new', { movedAt: 2 }),
    table('running', { status: 'running', outcome: undefined }),
    table('company', { seats: [seat('p1'), seat('p2')] }),
    table('another', { seats: [seat('p2')] }),
  ];
  expect(soloTables(tables, ME).map(({ id }) => id)).toEqual(['new', 'old']);
});
