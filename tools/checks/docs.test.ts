import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where docs/security.md finds paths that do not begin with one of these folders. */
const SERVER = 'packages/server/src';
const PATH = /(?<![\w./<>-])((?:apps|deploy|docs|examples|games|packages|releases|tools)\/[\w./*<>-]*[\w*])/g;
const FILE = /`([\w./*<>-]+\.(?:css|js|json|md|mjs|svg|ts|tsx|yaml))`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
const SCRIPT = /\bnpm run (?:-s )?([\w-]+(?:.* -w @portolan\/[\w-]+)?)/g;
const COMMAND = /(?:`|npm run -s )portolan (?:-- )?([a-z]\w*)/g;
const PROOF = /(?:`|npm run -s )proof (?:-- )?([a-z]\w*)/g;
const ATTACKS = /\bsiege ("[^"]+"(?:, "[^"]+")*)/g;

const files = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) });
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What the parentheses of a pattern match, each once. */
function matches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, match = '']) => match))];
}

const GUIDES = ['docs/security.md', 'docs/operating.md'];
const OVERVIEWS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/bots.md',
  'docs/strength.md',
  'docs/benchmarks.md',
];
const READMES = files('{apps,games,packages,tools}/**/README.md');
const ALL = files('{apps,deploy,docs,examples,games,packages,releases,tools}/**');
const COMMANDS = files('apps/cli/src/commands/*.ts').flatMap((file) => /\/(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** Whether a path is the end of one of these, as in `decisions/sail.ts`; `<game>` and `*` stand for any name. */
function isEndOf(path: string, known: readonly string[]): boolean {
  const escaped = path.replace(/^\.\//, '').replaceAll('.', '\\.');
  const pattern = escaped.replaceAll(/<\w+>|\*+/g, '[^/]*');
  const wanted = new RegExp(`(?:^|/)${pattern}$`);
  return known.some((one) => wanted.test(one));
}

/** From the root, beside the document, or wherever its folder or, for a document about everything, any folder has it. */
function isThere(path: string, document: string): boolean {
  // What a build writes.
  if (path.split('/').includes('dist')) return true;
  const folder = dirname(document);
  if (GUIDES.includes(document)) return [path, `${SERVER}/${path}`].some((one) => files(one).length > 0);
  const near = READMES.includes(document) ? ALL.filter((one) => one.startsWith(`${folder}/`)) : ALL;
  const pattern = path.replaceAll(/<\w+>/g, '*');
  return files(pattern).length > 0 || files(join(folder, pattern)).length > 0 || isEndOf(path, near);
}

/** `shots -w @portolan/web` is a script of that package. */
function isScript(named: string): boolean {
  const [script = '', workspace] = named.split(/ .*-w @portolan\//);
  const manifest = workspace === undefined ? 'package.json' : `apps/${workspace}/package.json`;
  const { scripts }: { readonly scripts: object } = JSON.parse(read(manifest));
  return Object.hasOwn(scripts, script);
}

describe.each([...GUIDES, ...OVERVIEWS, ...READMES])('%s', (document) => {
  const text = read(document);

  it('names files and folders that exist', () => {
    const named = [...matches(text, PATH), ...matches(text, FILE)];
    expect(named.filter((path) => !isThere(path, document))).toEqual([]);
  });

  it('links to files and folders that exist', () => {
    const links = matches(text, LINK).map((link) => join(dirname(document), link));
    expect(links.filter((path) => files(path).length === 0)).toEqual([]);
  });

  it('names scripts, commands and proofs that exist', () => {
    expect(matches(text, SCRIPT).filter((script) => !isScript(script))).toEqual([]);
    expect(matches(text, COMMAND).filter((command) => !COMMANDS.includes(command))).toEqual([]);
    const proofs = matches(read('tools/proof/registry.ts'), /^ {2}(\w+),$/gm);
    expect(proofs).toContain('siege');
    expect(matches(text, PROOF).filter((proof) => !proofs.includes(proof))).toEqual([]);
  });

  it('names attacks that are part of the siege', () => {
    const sources = files('tools/proof/siege/attacks/*.ts').map(read).join('\n');
    const named = matches(text, ATTACKS).flatMap((list) => matches(list, /"([^"]+)"/g));
    expect(named.filter((attack) => !sources.includes(`'${attack}'`))).toEqual([]);
  });
});

it.each(GUIDES)('%s has names and links to check', (guide) => {
  const text = read(guide);
  for (const pattern of [PATH, LINK]) expect(matches(text, pattern).length).toBeGreaterThan(2);
  expect(matches(text, SCRIPT)).toContain('proof');
});

it('README.md has every command', () => {
  expect(COMMANDS).toContain('sim');
  expect(COMMANDS.filter((command) => !matches(read('README.md'), COMMAND).includes(command))).toEqual([]);
});
