import { type Ids, tokenHash } from '../ids.ts';
import type { Store } from '../store/store.ts';

/** Codes on paper: each signs its player in, once. */
export interface RecoveryCodes {
  /** Ten new ones, shown now and never again; earlier ones stop working. */
  renew(player: string): Promise<string[]>;
  /** One more, beside those there are. */
  addOne(player: string): Promise<string>;
  /** The player of a code, which this uses up. */
  use(code: string): Promise<string | undefined>;
}

const CODES = 10;
const GROUP = 4;

export function makeRecoveryCodes({ store, ids }: { readonly store: Store; readonly ids: Ids }): RecoveryCodes {
  return {
    async renew(player) {
      const codes = Array.from({ length: CODES }, () => ids.recoveryCode());
      await store.addRecoveryCodes(player, codes.map(tokenHash), true);
      return codes.map(grouped);
    },
    async addOne(player) {
      const code = ids.recoveryCode();
      await store.addRecoveryCodes(player, [tokenHash(code)], false);
      return grouped(code);
    },
    use: (code) => store.takeRecoveryCode(tokenHash(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))),
  };
}

/** Easier to read and to copy: `ABCD-EFGH-…` */
function grouped(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}
