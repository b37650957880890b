import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where docs/security.md finds paths that do not begin with one of these folders. */
const SERVER = 'packages/server/src';
const PATH = /(?<![\w./-])((?:apps|deploy|docs|examples|games|packages|releases|tools)\/[\w./*-]*[\w*])/g;
const FILE = /`([\w./*-]+\.(?:js|json|md|mjs|ts|yaml))`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
const SCRIPT = /\bnpm run (?:-s )?([\w-]+)/g;
const PROOF = /(?:`|npm run -s )proof (?:-- )?(\w+)/g;
const ATTACKS = /\bsiege ("[^"]+"(?:, "[^"]+")*)/g;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const isThere = (...paths: string[]): boolean => globSync(paths, { cwd: ROOT }).length > 0;

/** What the parentheses of a pattern match, each once. */
function matches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, match = '']) => match))];
}

describe.each(['docs/security.md', 'docs/operating.md'])('%s', (guide) => {
  const text = read(guide);

  it('names files and folders that exist', () => {
    const named = [...matches(text, PATH), ...matches(text, FILE)];
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !isThere(path, `${SERVER}/${path}`))).toEqual([]);
  });

  it('links to files and folders that exist', () => {
    const links = matches(text, LINK).map((link) => join(dirname(guide), link));
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names scripts and proofs that exist', () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(read('package.json'));
    const named = matches(text, SCRIPT);
    expect(named).toContain('proof');
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
    const proofs = matches(read('tools/proof/registry.ts'), /^ {2}(\w+),$/gm);
    expect(proofs).toContain('siege');
    expect(matches(text, PROOF).filter((proof) => !proofs.includes(proof))).toEqual([]);
  });

  it('names attacks that are part of the siege', () => {
    const sources = globSync('tools/proof/siege/attacks/*.ts', { cwd: ROOT }).map(read).join('\n');
    const named = matches(text, ATTACKS).flatMap((list) => matches(list, /"([^"]+)"/g));
    expect(named.filter((attack) => !sources.includes(`'${attack}'`))).toEqual([]);
  });
});
