import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const FOLDERS = ['apps/web/src', 'packages', 'games'];
/** Elements that contain most of a page; a game calls its table by its two letters, such as `.fd-table`. */
const LARGE =
  /(?:^|[\s,>+~(])(?:html|body|:root|main|#app|\.page[\w-]*|\.live(?:-dock|-board|-own)?|\.[a-z]{2}-table)(?:\[[^\]]*\])?:has\(/;

it('no large element is styled by what it contains, because any change inside would restyle everything in it', () => {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const found = sheets.flatMap((sheet) =>
    readFileSync(join(ROOT, sheet), 'utf8')
      .split('\n')
      .filter((line) => LARGE.test(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
