import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DEFINITIONS = new URL('../../../packages/ui-kit/src/style/media.css', import.meta.url);

/**
 * Replaces custom media queries by what they stand for, so that every breakpoint is written once, in the ui-kit's
 * `media.css`. Browsers do not support `@custom-media` yet. It works on parsed style sheets, which contain what they import.
 */
export function customMedia(): Plugin {
  const expand = expander(readFileSync(DEFINITIONS, 'utf8'));
  const plugin = {
    postcssPlugin: 'portolan-custom-media',
    AtRule: {
      media(rule: { params: string }) {
        rule.params = expand(rule.params);
      },
    },
  };
  return {
    name: 'portolan-custom-media',
    config: () => ({ css: { postcss: { plugins: [plugin] } } }),
  };
}

/** Writes out the named queries in a media query. A definition may use those above it. */
export function expander(definitions: string): (query: string) => string {
  const queries = new Map<string, string>();
  const expand = (query: string): string =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const found = queries.get(name);
      if (found === undefined) throw new Error(`no custom media query is named ${name}`);
      return found;
    });
  for (const [, name = '', query = ''] of definitions.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)) {
    queries.set(name, expand(query.replaceAll(/\s+/g, ' ')));
  }
  return expand;
}
