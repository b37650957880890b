import type { AccountInfo } from '@portolan/protocol';

/** What every section of the account page is given. */
export interface AccountPartProps {
  readonly account: AccountInfo;
  /** Asks the server again. */
  readonly onChange: () => Promise<void>;
}
