import type { Plugin } from 'vite';

const COMPONENTS = /\/games\/[\w-]+\/rules\/src\/data\/components\.json$/;
/** Remarks for owners of the printed game; no rule and no drawing reads them. */
const REMARKS = ['notice', 'provenance'];

/** Pages get a game's components without the remarks on where each value comes from. */
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
