import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST = [/im-fell-english-(?!italic|latin)[^/]*\.woff2$/, /source-sans-(?!3-)[^/]*\.woff2$/];

/** Preloads the two fonts every page needs, instead of waiting for the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'portolan-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.some((pattern) => pattern.test(file)));
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
