import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Manifest, routesOf, weighRoutes } from './weigh.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'a/index.js', isEntry: true, imports: ['_shared.js'], css: ['a/index.css'] },
  '_shared.js': { file: 'a/shared.js' },
  '_board.js': { file: 'a/board.js', imports: ['_shared.js'], css: ['a/board.css'] },
  'src/pages/Lobby.tsx': { file: 'a/Lobby.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
  'src/pages/Table.tsx': { file: 'a/Table.js', isDynamicEntry: true, imports: ['_board.js'] },
  '../../games/alpha/ui/src/web.ts': {
    file: 'a/alpha.js',
    isDynamicEntry: true,
    dynamicImports: ['../../games/alpha/ui/src/table/index.tsx', '../../games/alpha/ui/src/guide/Guide.tsx'],
  },
  '../../games/alpha/ui/src/table/index.tsx': { file: 'a/own.js', isDynamicEntry: true, imports: ['_shared.js'] },
  '../../games/alpha/ui/src/guide/Guide.tsx': { file: 'a/guide.js', isDynamicEntry: true },
  'src/games/beta.ts': { file: 'a/beta.js', isDynamicEntry: true },
  'src/table/GenericTable.tsx': { file: 'a/generic.js', isDynamicEntry: true },
};

describe('the files of a route', () => {
  it('are those of the entry and of all imports, each once', () => {
    const routes = routesOf(MANIFEST).map(({ route, files }) => [route, [...files.scripts], [...files.styles]]);
    expect(routes).toEqual([
      ['Lobby', ['a/index.js', 'a/shared.js', 'a/Lobby.js'], ['a/index.css']],
      [
        'Table with alpha',
        ['a/index.js', 'a/shared.js', 'a/Table.js', 'a/board.js', 'a/alpha.js', 'a/own.js'],
        ['a/index.css', 'a/board.css'],
      ],
      [
        'Table with beta',
        ['a/index.js', 'a/shared.js', 'a/Table.js', 'a/board.js', 'a/beta.js', 'a/generic.js'],
        ['a/index.css', 'a/board.css'],
      ],
    ]);
  });
});

describe('the weight of a route', () => {
  it('is the gzip size of its files plus the size of the fonts', () => {
    const html = '<script src="/first.js"></script><link rel="preload" href="/a/one.woff2" as="font">';
    const files: Record<string, string> = {
      'index.html': html,
      'first.js': 'theme',
      'a/index.js': 'x'.repeat(5000),
      'a/index.css': 'body {}',
      'a/one.woff2': 'f'.repeat(900),
      'a/Home.js': 'home',
      '.vite/manifest.json': JSON.stringify({
        'index.html': { file: 'a/index.js', css: ['a/index.css'] },
        'src/pages/Home.tsx': { file: 'a/Home.js', isDynamicEntry: true },
      }),
    };
    const [home] = weighRoutes(writeTree(files));
    const gzip = (name: string): number => gzipSync(files[name] ?? '', { level: 9 }).length;
    const expected = {
      script: gzip('a/index.js') + gzip('a/Home.js'),
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
