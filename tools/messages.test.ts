import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineMessages, type Messages } from '@portolan/i18n';
import { formatSample, pseudoMessage, samples } from '@portolan/i18n/testing';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCES = globSync('{apps,games,packages}/**/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name.endsWith('node_modules'),
}).filter((file) => !/\.test\.tsx?$/.test(file));
/** Wherever a catalogue is defined, whatever the file is called. */
const FILES = SOURCES.filter((file) => /\bdefineMessages\('/.test(readFileSync(resolve(ROOT, file), 'utf8')));

const catalogues = (await Promise.all(FILES.map(cataloguesIn))).flat();

/** Syntax that no catalogue may happen to use. */
const EXAMPLES = defineMessages('examples', {
  quoted: "It''s '{a}' and don't, {n, plural, one {'#' #} other {it''s #}}",
  ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  nested: '{a, select, x {{n, plural, =0 {none of {b}} other {# of {b}}}} other {{b}}} and {n, number}',
  spaced: '{ n ,plural , =1{one}\n other {  # } }',
});

async function cataloguesIn(file: string): Promise<readonly Messages[]> {
  const exported: Readonly<Record<string, unknown>> = await import(resolve(ROOT, file));
  return Object.values(exported).flatMap((value) =>
    typeof value === 'function' && 'messages' in value ? [value.messages as Messages] : [],
  );
}

describe('the catalogues', () => {
  it('are found, each under a name of its own', () => {
    const ids = catalogues.map(({ id }) => id);
    expect(ids).toContain('client');
    expect(ids.length).toBeGreaterThanOrEqual(FILES.length);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each([EXAMPLES, ...catalogues])('$id reads as FormatJS reads it, also in the pseudo-locale', ({ english }) => {
    for (const text of Object.values(english).flatMap((message) => [message, pseudoMessage(message)])) {
      const theirs = new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true });
      for (const values of samples(text)) expect(formatSample(text, values)).toBe(theirs.format(values));
    }
  });
});
