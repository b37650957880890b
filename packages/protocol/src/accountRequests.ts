import { allOf, isRecord, object, oneOf, optional, type Shape, text } from '@portolan/kernel';
import { SIGN_OUTS, type SignOut } from './account.ts';
import { BOUNDED_CREDENTIAL } from './bounded.ts';
import { isMailAddress } from './mailAddress.ts';
import { PAGE_LOCALE, type PageLocale } from './pageLocale.ts';
import { protocolFault as fault } from './problems.ts';

/** The answer of a browser to a challenge, in WebAuthn's JSON form. Its fields are checked with its signature. */
export type Credential = Readonly<Record<string, unknown>>;

/** Of a sign-in: the unfinished tables of the guest who used the device come along. */
export interface Bringing {
  readonly bring?: boolean;
}

const RECORD: Shape = (value, path) => (isRecord(value) ? undefined : object({})(value, path));
const CREDENTIAL = allOf(RECORD, BOUNDED_CREDENTIAL);
const RECOVERY_CODE = text(/^[A-Za-z0-9 -]{16,24}$/, (path) => fault(path, 'badRecoveryCode'));
const LINK_SECRET = text(/^[\w-]{20,64}$/, (path) => fault(path, 'badSecret'));
const ADDRESS: Shape = (value, path) =>
  typeof value === 'string' && isMailAddress(value) ? undefined : fault(path, 'badAddress');
export const BRING = optional(oneOf([true, false]));

/** The requests about an account, given the shape of a name. */
export const accountShapes = (name: Shape) => ({
  signOut: object({ where: oneOf(SIGN_OUTS) }),
  addPasskey: object({ name, response: CREDENTIAL }),
  renamePasskey: object({ name }),
  passkeySignIn: object({ response: CREDENTIAL, bring: BRING }),
  codeSignIn: object({ code: RECOVERY_CODE, bring: BRING }),
  newAddress: object({ address: ADDRESS, ...PAGE_LOCALE }),
  address: object({ address: ADDRESS }),
  mailLink: object({ secret: LINK_SECRET, bring: BRING }),
});

export interface AccountRequests {
  signOut: { readonly where: SignOut };
  addPasskey: { readonly name: string; readonly response: Credential };
  renamePasskey: { readonly name: string };
  passkeySignIn: { readonly response: Credential } & Bringing;
  codeSignIn: { readonly code: string } & Bringing;
  newAddress: { readonly address: string } & PageLocale;
  address: { readonly address: string };
  mailLink: { readonly secret: string } & Bringing;
}
