import type { Plugin } from 'vite';

const RUNTIME = /rolldown-runtime-[^/]*\.js$/;
/** A file of a few functions, each exported under the name it has. */
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Copies the bundler's helpers into every file that uses them. They are 150 bytes, but as a file of their own they cost
 * a request before the first picture, and the bundler puts them nowhere else.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'portolan-inline-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const file = Object.keys(bundle).find((name) => RUNTIME.test(name));
        const runtime = file === undefined ? undefined : bundle[file];
        if (file === undefined || runtime?.type !== 'chunk') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.imports.includes(file)) continue;
          chunk.code = withRuntime(chunk.code, runtime.code);
          chunk.imports = chunk.imports.filter((name) => name !== file);
        }
        delete bundle[file];
      },
    },
  };
}

/** A module with the import of its runtime replaced by the runtime itself. */
export function withRuntime(code: string, runtime: string): string {
  const [, exported = ''] = EXPORTS.exec(runtime) ?? [];
  const named = exported.split(',').map((one) => one.split(' as ').map((name) => name.trim()));
  const fields = named.map(([local = '', name = local]) => `${name}:${local}`).join(',');
  const body = runtime.replace(EXPORTS, '');
  return code.replace(/import\s*\{([^}]*)\}\s*from\s*"[^"]*rolldown-runtime-[^"]*";?/, (_, wanted: string) => {
    const pattern = wanted.replaceAll(' as ', ':');
    return `const {${pattern}}=(()=>{${body};return{${fields}}})();`;
  });
}
