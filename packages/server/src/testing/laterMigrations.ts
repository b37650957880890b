import { MIGRATIONS } from '../store/migrations.ts';

/**
 * What later versions of this program might bring: so many migrations more, each with a column for the tables that every move
 * reads and writes.
 */
export function laterMigrations(additions: number): readonly string[] {
  return [
    ...MIGRATIONS,
    ...Array.from(
      { length: additions },
      (_, at) => `
      ALTER TABLE game_table ADD COLUMN later_${at} TEXT;
      ALTER TABLE entry ADD COLUMN later_${at} INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE player ADD COLUMN later_${at} TEXT;
      `,
    ),
  ];
}
