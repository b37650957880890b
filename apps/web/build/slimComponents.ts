import type { Plugin } from 'vite';

const COMPONENTS = /\/games\/[\w-]+\/rules\/src\/data\/components\.json$/;
/** Notes for owners of the printed game; no code reads them. */
const REMARKS = ['notice', 'provenance'];

/** Strips the notes on the origin of each value from the components that pages load. */
export function slimComponents(): Plugin {
  return {
    name: 'slim-components',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!COMPONENTS.test(id)) return undefined;
      const entries = Object.entries(JSON.parse(code)).filter(([key]) => !REMARKS.includes(key));
      return { code: JSON.stringify(Object.fromEntries(entries)), map: null };
    },
  };
}
