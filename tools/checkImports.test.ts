import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { checkImports } from './checkImports.ts';

const WORKSPACES = { workspaces: ['packages/*', 'games/*/rules', 'games/*/ui', 'apps/*', 'tools'] };

/** A small repository without faults. */
const SOUND: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(WORKSPACES),
  ...pkg('packages/kernel', 'kernel', []),
  'packages/kernel/src/index.ts': "export { one } from './one.ts';\nexport type { Two } from './two.ts';\n",
  'packages/kernel/src/one.ts': 'export const one = Math.floor(1);\n',
  'packages/kernel/src/two.ts':
    "import type { Three } from './three.ts';\nexport interface Two { readonly at: Three }\n",
  'packages/kernel/src/three.ts': "import type { Two } from './two.ts';\nexport type Three = Two | 3;\n",
  'packages/kernel/src/one.test.ts':
    "import { readFileSync } from 'node:fs';\nimport fc from 'fast-check';\nimport { it } from 'vitest';\nnew Date();\n",
  ...pkg('packages/bots', 'bots', ['kernel']),
  'packages/bots/src/index.ts': "import { one } from '@p/kernel';\nexport const bots = one;\n",
  ...pkg('packages/ui-kit', 'ui-kit', []),
  'packages/ui-kit/src/index.ts': "export { h } from 'preact';\n",
  ...pkg('games/alpha/rules', 'alpha', ['kernel']),
  'games/alpha/rules/src/index.ts':
    "export { one as alpha } from '@p/kernel';\nexport const step = { process: 1 }.process;\n",
  ...pkg('games/beta/rules', 'beta', ['kernel']),
  'games/beta/rules/src/index.ts': "export { one as beta } from '@p/kernel';\n",
  ...pkg('games/alpha/ui', 'alpha-ui', ['alpha', 'ui-kit']),
  'games/alpha/ui/art/draw.ts': "import { writeFileSync } from 'node:fs';\nwriteFileSync('a.svg', '');\n",
  'games/alpha/ui/src/index.ts': "export { alpha } from '@p/alpha';\nexport { h } from '@p/ui-kit';\n",
  ...pkg('apps/cli', 'cli', ['alpha', 'beta', 'bots']),
  'apps/cli/src/index.ts':
    "import { argv } from 'node:process';\nimport { alpha } from '@p/alpha';\nexport const cli = [argv, alpha, Date.now()];\n",
};

function pkg(folder: string, name: string, needs: readonly string[]): Record<string, string> {
  const dependencies = Object.fromEntries(needs.map((need) => [`@p/${need}`, '1']));
  const manifest = { name: `@p/${name}`, exports: { '.': './src/index.ts' }, dependencies };
  return { [`${folder}/package.json`]: JSON.stringify(manifest) };
}

function check(changes: Readonly<Record<string, string>>): { readonly code: number; readonly lines: string[] } {
  const lines: string[] = [];
  const code = checkImports(tempTree({ ...SOUND, ...changes }), (line) => lines.push(line));
  return { code, lines };
}

describe('checkImports', () => {
  it('accepts a sound repository', () => {
    expect(check({})).toEqual({ code: 0, lines: ['12 files, 0 breaches'] });
  });

  it.each([
    ['packages/kernel/src/x.ts', "\nimport { a } from '@p/bots';\n", 2, 'may not import @p/bots'],
    ['packages/kernel/src/x.ts', "export * from 'left-pad';", 1, 'may not import left-pad'],
    ['packages/kernel/src/x.ts', "import fs from 'node:fs';", 1, 'may not import node:fs'],
    ['packages/kernel/src/x.ts', "import type { Stats } from 'node:fs';", 1, 'may not import node:fs'],
    ['packages/kernel/src/x.ts', "type A = import('node:fs').Stats;", 1, 'may not import node:fs'],
    ['packages/kernel/src/x.ts', "import { it } from 'vitest';", 1, 'may not import vitest'],
    ['packages/kernel/src/x.test.ts', "import { a } from 'left-pad';", 1, 'may not import left-pad'],
    ['packages/bots/src/x.ts', "import { a } from '@p/alpha';", 1, 'may not import @p/alpha'],
    ['packages/bots/src/x.ts', "\n\nexport const a = 'plays alpha well';", 3, "names the game 'alpha'"],
    ['packages/ui-kit/src/x.ts', "import { a } from '@p/kernel';", 1, 'may not import @p/kernel'],
    ['games/alpha/rules/src/x.ts', "import { a } from '@p/beta';", 1, 'may not import @p/beta'],
    ['games/alpha/rules/src/x.test.ts', "import { a } from '@p/beta';", 1, 'may not import @p/beta'],
    ['games/alpha/rules/src/x.ts', "import { a } from '@p/bots';", 1, 'may not import @p/bots'],
    ['games/alpha/rules/src/x.ts', "import fs from 'node:fs';", 1, 'may not import node:fs'],
    ['games/alpha/ui/src/x.ts', "import { a } from '@p/beta';", 1, 'may not import @p/beta'],
    ['games/alpha/ui/src/x.ts', "import fs from 'node:fs';", 1, 'may not import node:fs'],
  ])('in %s refuses %j', (file, text, line, problem) => {
    expect(check({ [file]: text })).toEqual({ code: 1, lines: [`${file}:${line}: ${problem}`, expect.any(String)] });
  });

  it.each([
    ['const now = Date.now();', 'Date'],
    ['const now = new Date();', 'Date'],
    ['const chance = Math.random();', 'Math.random'],
    ["const chance = Math['random']();", 'Math.random'],
    ['const now = performance.now();', 'performance'],
    ['const { env } = process;', 'process'],
    ['setTimeout(() => 1, 1);', 'setTimeout'],
    ['const id = crypto.randomUUID();', 'crypto'],
    ['const all = { process };', 'process'],
    ['const late = globalThis.x;', 'globalThis'],
  ])('in rules refuses %j', (text, name) => {
    const file = 'games/alpha/rules/src/x.ts';
    expect(check({ [file]: text }).lines).toContain(`${file}:1: uses ${name}`);
  });

  it('refuses an import that bypasses the exports of a package', () => {
    const { lines } = check({ 'apps/cli/src/x.ts': "import '@p/alpha/src/index.ts';" });
    expect(lines[0]).toBe(
      'apps/cli/src/x.ts:1: imports @p/alpha/src/index.ts, which games/alpha/rules/package.json does not export',
    );
  });

  it('refuses a path out of the package', () => {
    const { lines } = check({ 'apps/cli/src/x.ts': "await import('../../../games/alpha/rules/src/index.ts');" });
    expect(lines[0]).toContain('apps/cli/src/x.ts:1: leaves its package by path');
  });

  it('refuses a dependency that the package does not list', () => {
    const { lines } = check({ 'apps/cli/src/x.ts': "import '@p/kernel';" });
    expect(lines[0]).toBe('apps/cli/src/x.ts:1: imports @p/kernel, which apps/cli/package.json does not list');
  });

  it('refuses an import cycle, also through the own name of the package', () => {
    const { lines } = check({
      'apps/cli/src/a.ts': "import './b.ts';",
      'apps/cli/src/b.ts': "export const b = 1;\nimport { a } from './a.ts';",
      'packages/kernel/src/one.ts': "import '@p/kernel';\nexport const one = 1;",
    });
    expect(lines.slice(0, 2)).toEqual([
      'apps/cli/src/a.ts:1: import cycle: src/a.ts -> src/b.ts -> src/a.ts',
      'packages/kernel/src/index.ts:1: import cycle: src/index.ts -> src/one.ts -> src/index.ts',
    ]);
  });

  it.each(['dependencies', 'devDependencies'])('refuses a cycle between packages through their %s', (field) => {
    const tools = { name: '@p/tools', exports: {}, [field]: { '@p/cli': '1' } };
    const { code, lines } = check({
      ...pkg('apps/cli', 'cli', ['alpha', 'beta', 'bots', 'tools']),
      'tools/package.json': JSON.stringify(tools),
    });
    expect(code).toBe(1);
    expect(lines[0]).toBe('apps/cli/package.json:1: package cycle: apps/cli -> tools -> apps/cli');
  });

  describe('class names in style sheets', () => {
    /** A kit with a badge, a game that uses it, and a page around both. */
    const STYLED: Readonly<Record<string, string>> = {
      'packages/ui-kit/src/Badge.tsx': "export const Badge = () => <i class={cx('badge', big && 'badge-big')} />;\n",
      'packages/ui-kit/src/badge.css': '.badge,\n.badge-big:hover {\n  margin: 0.5rem;\n}\n.quiet { top: 0 }\n',
      'games/alpha/ui/src/Disc.tsx': `export const Disc = () => <b class={\`al-disc al-\${kind}-disc badge\`} />;\n`,
      'games/alpha/ui/src/disc.css': '@layer page {\n  .al-disc > b { top: 0 }\n  .al-grey-disc { top: 0 }\n}\n',
      ...pkg('apps/web', 'web', ['alpha-ui', 'ui-kit']),
      'apps/web/src/Page.tsx': 'export const Page = () => <main class="page quiet" />;\n',
      'apps/web/src/page.css': '/* .badge */\n.page { background: url("a.png") }\n',
    };
    const styled = (changes: Readonly<Record<string, string>>) => check({ ...STYLED, ...changes });

    it('are allowed when the package uses them itself or, as a shared package, offers them to others', () => {
      expect(styled({})).toEqual({ code: 0, lines: ['18 files, 0 breaches'] });
    });

    it.each([
      ['games/alpha/ui/src/x.css', '\n.badge { top: 0 }', 2, '.badge, which belongs to packages/ui-kit'],
      ['apps/web/src/x.css', '.page .badge-big { top: 0 }', 1, '.badge-big, which belongs to packages/ui-kit'],
      [
        'games/alpha/ui/src/x.css',
        '@media print {\n  .al-disc,\n  .page { top: 0 }\n}',
        3,
        '.page, which belongs to apps/web',
      ],
      ['games/alpha/ui/src/x.css', '.quiet { top: 0 }', 1, '.quiet, which belongs to packages/ui-kit'],
      ['apps/web/src/x.css', '.page:has(:is(b, .al-disc)) { top: 0 }', 1, '.al-disc, which belongs to games/alpha/ui'],
      ['apps/web/src/x.css', '.page { & .al-disc { top: 0 } }', 1, '.al-disc, which belongs to games/alpha/ui'],
      ['apps/web/src/x.css', '.page { top: 0 }\n.lost { top: 0 }', 2, '.lost, which nothing uses'],
    ])('in %s refuses %j', (file, text, line, problem) => {
      const { code, lines } = styled({ [file]: text });
      expect([code, lines[0], lines.length]).toEqual([1, `${file}:${line}: selects ${problem}`, 2]);
    });

    it('are ignored in comments, strings, values and keyframes', () => {
      const text =
        '/* .badge */\n.page::before { content: ".badge" }\n@keyframes a { 0.5% { top: 1.5px } to { top: .5px } }';
      expect(styled({ 'apps/web/src/x.css': text }).code).toBe(0);
    });

    it.each([
      ['class="page al-disc"', '.page, which belongs to apps/web'],
      ["class={cx('al-disc', look === 'main' && 'page')}", '.page, which belongs to apps/web'],
      ["class={isMain ? 'page' : 'al-disc'}", '.page, which belongs to apps/web'],
      [`class={\`page al-\${kind}-disc\`}`, '.page, which belongs to apps/web'],
      [`class={\`al-disc \${look === 'main' ? 'page' : ''}\`}`, '.page, which belongs to apps/web'],
      [`class={\`pa\${look === 'main' ? 'ge' : 'x'} al-disc\`}`, '.page, which belongs to apps/web'],
      [`class={\`pa\${isMain ? \`g\${isBig && 'e'}\` : ''} al-disc\`}`, '.page, which belongs to apps/web'],
      ['rowClass="page"', '.page, which belongs to apps/web'],
    ])('are refused in %j of a package that may not import their owner', (prop, problem) => {
      const { lines } = styled({ 'games/alpha/ui/src/X.tsx': `\nexport const X = () => <b ${prop} />;\n` });
      expect(lines).toEqual([`games/alpha/ui/src/X.tsx:2: uses ${problem}`, expect.any(String)]);
    });

    it.each([
      'class="badge al-disc unstyled"',
      "class={cx(look === 'page' && 'al-disc')}",
      `class={\`page\${kind} \${kind}page\`}`,
      `class={\`al-\${look === 'main' ? 'page' : 'page-'} x-\${look === 'page' && 'disc'}\`}`,
      `class={\`\${isMain ? 'page' : ''}\${kind}\`}`,
      'title="page" {...{ page }}',
    ])('are allowed in %j: the package may import their owner, nothing styles them, or they are no class', (prop) => {
      expect(styled({ 'games/alpha/ui/src/X.tsx': `export const X = () => <b ${prop} />;\n` }).code).toBe(0);
    });

    it('belong to one package, even when two packages do not know each other', () => {
      const { lines } = styled({
        ...pkg('games/beta/ui', 'beta-ui', []),
        'games/beta/ui/src/Disc.tsx': 'export const Disc = () => <b class="al-disc" />;\n',
        'games/beta/ui/src/disc.css': '.al-disc { top: 0 }',
      });
      expect(lines.slice(0, 2)).toEqual([
        'games/alpha/ui/src/disc.css:2: selects .al-disc, which belongs to games/beta/ui',
        'games/beta/ui/src/disc.css:1: selects .al-disc, which belongs to games/alpha/ui',
      ]);
    });
  });

  describe('attributes in style sheets', () => {
    /** A kit that documents one attribute and keeps another to itself, and a game on it. */
    const MARKED: Readonly<Record<string, string>> = {
      'packages/ui-kit/README.md': 'The part that is shown has `data-shown`, and data-inner is nobody’s business.\n',
      'packages/ui-kit/src/Part.tsx': 'export const Part = () => <i class="part" data-shown="" data-inner="" />;\n',
      'packages/ui-kit/src/part.css': '.part[data-inner] { top: 0 }\n[data-shown] { top: 0 }\n',
      'games/alpha/ui/src/Disc.tsx': 'export const Disc = () => <b class="al-disc" data-mine="" hidden />;\n',
      'games/alpha/ui/src/drag.ts':
        "element.dataset.overSea = '';\nelement.setAttribute('data-far', '');\nfind('.al-disc [data-lost]');\n",
      'games/alpha/ui/src/disc.css':
        '.al-disc:is([data-mine], [data-over-sea="1"], [data-far]):not([hidden]) [data-shown] { top: 0 }\n',
    };
    const marked = (css: string) => check({ ...MARKED, 'games/alpha/ui/src/x.css': css });

    it('are allowed when the package sets them, or one that it builds on documents them', () => {
      expect(marked('').lines).toEqual(['18 files, 0 breaches']);
    });

    it.each([
      ['.al-disc [data-inner] { top: 0 }', '[data-inner], which packages/ui-kit sets but does not document'],
      ['@media print { .al-disc { &[data-lost] { top: 0 } } }', '[data-lost], which nothing sets'],
    ])('are refused in %j', (css, problem) => {
      expect(marked(css).lines).toEqual([`games/alpha/ui/src/x.css:1: selects ${problem}`, expect.any(String)]);
    });
  });

  describe('selectors without a class', () => {
    const SCOPED: Readonly<Record<string, string>> = {
      'games/alpha/ui/src/Disc.tsx': 'export const Disc = () => <b class="al-disc" data-mine="" />;\n',
      'games/alpha/ui/src/disc.css':
        '.al-disc { b, :is(i, u) { top: 0 } }\n:is(b, .al-disc) > i { top: 0 }\n@keyframes a { from { top: 1px } }\n',
      'packages/ui-kit/src/base.css': 'svg, :root[hidden] { top: 0 }\n',
    };

    it('may style the whole page in the shell', () => {
      expect(check(SCOPED)).toEqual({ code: 0, lines: ['15 files, 0 breaches'] });
    });

    it.each([
      ['.al-disc,\nsvg > b { top: 0 }', 2, 'svg > b'],
      ['@layer page {\n  [data-mine="1"] { top: 0 }\n}', 2, '[data-mine=…]'],
      ['b:not(.al-disc, :has(.al-disc)) { top: 0 }', 1, 'b:not(.al-disc, :has(.al-disc))'],
      [':is(b, i) { top: 0 }', 1, ':is(b, i)'],
    ])('are refused elsewhere: %j', (css, line, selector) => {
      const file = 'games/alpha/ui/src/x.css';
      const { lines } = check({ ...SCOPED, [file]: css });
      expect(lines).toEqual([`${file}:${line}: selects ${selector} on the whole page`, expect.any(String)]);
    });
  });

  describe('sizes in media queries', () => {
    it.each([
      ['@media (max-width: 40rem) { i { top: 0 } }', '(max-width: 40rem)'],
      ['@media print, (--compact) and (min-height: 30rem) { i { top: 0 } }', '(min-height: 30rem)'],
      ['@media (width < 45rem) { i { top: 0 } }', '(width < 45rem)'],
      ['@media (30rem <= width <= 45rem) { i { top: 0 } }', '(30rem <= width <= 45rem)'],
      ['i { @media not (height > 30rem) { top: 0 } }', '(height > 30rem)'],
    ])('are refused in %j', (text, query) => {
      const file = 'packages/ui-kit/src/x.css';
      const { code, lines } = check({ [file]: text });
      expect([code, lines[0]]).toEqual([1, `${file}:1: writes out ${query}, which needs a name in media.css`]);
    });

    it('have names, defined once', () => {
      const text =
        '@custom-media --low (max-height: 30rem);\n@media (--low), (pointer: coarse) {}\n@container (width < 9rem) {}';
      expect(check({ 'packages/ui-kit/src/x.css': text }).code).toBe(0);
    });
  });

  it('refuses a package without a row in the table', () => {
    const { lines } = check({ ...pkg('packages/extra', 'extra', []) });
    expect(lines[0]).toBe('packages/extra/package.json:1: has no row in tools/imports/policy.ts');
  });
});
