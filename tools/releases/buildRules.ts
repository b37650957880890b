import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GamePackage } from '@portolan/kernel';
import { build } from 'vite';

/**
 * The rules of a game, with the kernel and the shipped components, as one module that imports nothing. Its default export
 * is the game's package. It is not minified, so that a reader can still compare it with the ledger.
 */
export async function buildRules(root: string, one: GamePackage): Promise<string> {
  const source = join(root, 'games', one.id, 'rules/src/index.ts');
  const name = exportedName(source, one);
  // A module that exists only for this build.
  const entry = join(root, 'rules-entry.ts');
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'rules-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${name} as default } from ${JSON.stringify(source)};` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node24',
      lib: { entry, formats: ['es'] },
      // What the rules load on demand, such as a net, comes along.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [];
  const [chunk, ...others] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`the rules of ${one.id} are not a single file`);
  if (chunk.imports.length > 0) throw new Error(`the rules of ${one.id} import ${chunk.imports.join(', ')}`);
  return chunk.code;
}

/** The name under which the game's sources export its package. */
function exportedName(source: string, one: GamePackage): string {
  const module: Readonly<Record<string, Partial<GamePackage> | undefined>> = createRequire(import.meta.url)(source);
  const name = Object.keys(module).find((key) => module[key]?.id === one.id && module[key].open !== undefined);
  if (name === undefined) throw new Error(`${source} does not export the package of ${one.id}`);
  return name;
}
