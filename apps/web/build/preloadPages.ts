import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/app/routes.ts';

const SCRIPT = '<script src="/first.js"></script>';

/** What a page loads besides the entry. */
interface PageFiles {
  /** A regular expression for its path. */
  readonly path: string;
  readonly files: readonly string[];
}

/**
 * Lists each page's files in the document, where `public/first.js` preloads those of the current address. Otherwise the
 * browser would learn of them only after running the entry.
 */
export function preloadPages(): Plugin {
  return {
    name: 'portolan-preload-pages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const pages = JSON.stringify(filesByPath(bundle)).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
        return html.replace(SCRIPT, () => `<script src="/first.js" data-pages='${pages}'></script>`);
      },
    },
  };
}

function filesByPath(bundle: Rolldown.OutputBundle): PageFiles[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set(entry === undefined ? [] : withImports(bundle, entry.fileName));
  return ROUTES.flatMap(([page, pattern]) => {
    const source = `/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}.tsx`;
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source) === true);
    if (chunk === undefined) return [];
    const files = withImports(bundle, chunk.fileName).filter((file) => !first.has(file));
    return [{ path: pattern.source, files: files.map((file) => `/${file}`) }];
  });
}

/** A chunk, its style sheets and those of everything it imports. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [...new Set([file, ...styles, ...chunk.imports.flatMap((other) => withImports(bundle, other, seen))])];
}
