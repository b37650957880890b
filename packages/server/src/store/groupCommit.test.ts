import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from './groupCommit.ts';

function setUp(): {
  database: DatabaseSync;
  commits: GroupCommit;
  insert: (n: number) => number;
  all: () => unknown[];
} {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE thing (n INTEGER PRIMARY KEY)');
  const statement = database.prepare('INSERT INTO thing VALUES (?)');
  return {
    database,
    commits: new GroupCommit(database),
    insert: (n) => Number(statement.run(n).changes),
    all: () =>
      database
        .prepare('SELECT n FROM thing ORDER BY n')
        .all()
        .map(({ n }) => n),
  };
}

/** Counts the executed statements by kind. */
function counted(database: DatabaseSync): string[] {
  const seen: string[] = [];
  const real = database.exec.bind(database);
  database.exec = (sql) => {
    seen.push(sql.split(' ')[0] ?? '');
    real(sql);
  };
  return seen;
}

describe('group commit', () => {
  it('commits the writes of one event-loop turn in one transaction, in order', async () => {
    const { database, commits, insert, all } = setUp();
    const seen = counted(database);
    const done = await Promise.all([1, 2, 3].map((n) => commits.write(() => insert(n))));
    expect(done).toEqual([1, 1, 1]);
    expect(seen).toEqual(['BEGIN', 'COMMIT']);
    await commits.write(() => insert(4));
    expect(seen).toEqual(['BEGIN', 'COMMIT', 'BEGIN', 'COMMIT']);
    expect(all()).toEqual([1, 2, 3, 4]);
  });

  it('resolves nothing before the whole batch is committed', async () => {
    const { database, commits, insert } = setUp();
    const order: string[] = [];
    const real = database.exec.bind(database);
    database.exec = (sql) => {
      real(sql);
      order.push(sql);
    };
    await Promise.all([1, 2].map((n) => commits.write(() => insert(n)).then(() => order.push(`told ${n}`))));
    expect(order).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'told 1', 'told 2']);
  });

  it('rolls back only a job that throws; the rest of the batch is written once', async () => {
    const { commits, insert, all } = setUp();
    const jobs = [1, 2, 2, 3].map((n) => commits.write(() => insert(n)));
    const half = commits.write(() => {
      insert(9);
      throw new Error('changed my mind');
    });
    const results = await Promise.allSettled([...jobs, half]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(all()).toEqual([1, 2, 3]);
  });

  it('rejects the whole batch if it cannot be committed, and continues with the next', async () => {
    const { database, commits, insert, all } = setUp();
    const real = database.exec.bind(database);
    database.exec = (sql) => {
      if (sql === 'COMMIT') throw new Error('disk full');
      real(sql);
    };
    const results = await Promise.allSettled([1, 2].map((n) => commits.write(() => insert(n))));
    expect(results.map((one) => (one.status === 'rejected' ? one.reason.message : one.status))).toEqual([
      'disk full',
      'disk full',
    ]);
    expect(all()).toEqual([]);
    database.exec = real;
    await commits.write(() => insert(3));
    expect(all()).toEqual([3]);
  });

  it('rejects the whole batch if no transaction can begin', async () => {
    const { database, commits, insert } = setUp();
    const real = database.exec.bind(database);
    database.exec = () => {
      throw new Error('locked');
    };
    await expect(commits.write(() => insert(1))).rejects.toThrow('locked');
    database.exec = real;
    expect(await commits.write(() => insert(1))).toBe(1);
  });

  it('finishes pending writes on close and refuses new ones', async () => {
    const { commits, insert, all } = setUp();
    const first = commits.write(() => insert(1));
    await commits.close();
    await expect(first).resolves.toBe(1);
    await expect(commits.write(() => insert(2))).rejects.toThrow('the store is closed');
    await commits.close();
    expect(all()).toEqual([1]);
  });
});
