import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DEFINITIONS = new URL('../../../packages/ui-kit/src/style/media.css', import.meta.url);

/**
 * Replaces custom media queries by what they stand for, so that every breakpoint is written once, in the ui-kit's
 * `media.css`. Browsers do not support `@custom-media` yet.
 */
export function customMedia(): Plugin {
  const queries = new Map(
    [...readFileSync(DEFINITIONS, 'utf8').matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(
      ([, name = '', query = '']) => [name, query.replaceAll(/\s+/g, ' ')] as const,
    ),
  );
  return {
    name: 'portolan-custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id) || !code.includes('(--')) return undefined;
      return code.replaceAll(/@media [^{]+/g, (rule) =>
        rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
          const query = queries.get(name);
          if (query === undefined) throw new Error(`${id}: no custom media query is named ${name}`);
          return query;
        }),
      );
    },
  };
}
