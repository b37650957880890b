import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PagePreloads, routesOf, weighRoutes } from './weigh.ts';

const HTML = `<script src="/first.js"></script>
<script type="module" crossorigin src="/a/index.js"></script>
<link rel="modulepreload" crossorigin href="/a/index.js">
<link rel="modulepreload" crossorigin href="/a/shared.js">
<link rel="stylesheet" crossorigin href="/a/index.css">
<link rel="preload" href="/a/one.woff2" as="font">`;

const PRELOADS: readonly PagePreloads[] = [
  { page: 'lobby', files: ['/a/Lobby.js'] },
  {
    page: 'table',
    files: ['/a/Table.js', '/a/board.css', '/a/emblems.ttf'],
    games: {
      alpha: { gathering: ['/a/Gathering.js'], running: ['/a/alpha.js', '/a/own.js'] },
      beta: { gathering: ['/a/Gathering.js'], running: ['/a/beta.js', '/a/generic.js'] },
    },
  },
  { page: 'learn', files: ['/a/Learn.js'], games: { alpha: { '': ['/a/alpha.js', '/rules/alpha.json'] } } },
];

describe('the files of a route', () => {
  it('are those of the document, of the page and of the game that is played', () => {
    const entry = ['a/index.js', 'a/shared.js', 'a/index.css'];
    expect(routesOf(HTML, PRELOADS)).toEqual([
      { route: 'Lobby', files: [...entry, 'a/Lobby.js'] },
      { route: 'Table with alpha', files: [...entry, 'a/Table.js', 'a/board.css', 'a/alpha.js', 'a/own.js'] },
      { route: 'Table with beta', files: [...entry, 'a/Table.js', 'a/board.css', 'a/beta.js', 'a/generic.js'] },
      { route: 'Learn', files: [...entry, 'a/Learn.js'] },
    ]);
  });
});

describe('the weight of a route', () => {
  it('is the gzip size of its files plus the size of the fonts', () => {
    const files: Record<string, string> = {
      'index.html': HTML,
      'first.js': 'theme',
      'a/index.js': 'x'.repeat(5000),
      'a/shared.js': 'shared',
      'a/index.css': 'body {}',
      'a/one.woff2': 'f'.repeat(900),
      'a/Home.js': 'home',
      'preload.json': JSON.stringify([{ page: 'home', files: ['/a/Home.js'] }]),
    };
    const [home] = weighRoutes(writeTree(files));
    const gzip = (name: string): number => gzipSync(files[name] ?? '', { level: 9 }).length;
    const expected = {
      files: 4,
      script: gzip('a/index.js') + gzip('a/shared.js') + gzip('a/Home.js'),
      style: gzip('a/index.css'),
      page: gzip('index.html') + gzip('first.js'),
      fonts: 900,
    };
    const total = expected.script + expected.style + expected.page + expected.fonts;
    expect(home).toEqual({ route: 'Home', ...expected, total });
  });
});

function writeTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'portolan-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}
