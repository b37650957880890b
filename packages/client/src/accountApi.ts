import { currentLocale } from '@portolan/i18n';
import type { AccountInfo, Credential, MailLinkInfo, OwnBot, PasskeyInfo, SignedIn, SignOut } from '@portolan/protocol';
import { type Answered, type Fetch, makeRequests } from './api.ts';

/** The options of a challenge, for the browser to read. */
export type Challenge = Readonly<Record<string, unknown>>;

/** The part of the HTTP API about signing in and out, and a player's own bots. `bring`: the tables of the guest who used the device come along. */
export interface AccountApi {
  ownBots(): Answered<readonly OwnBot[]>;
  /** The answer has its token, which is never sent again. */
  newBot(name: string): Answered<OwnBot>;
  removeBot(id: string): Answered<undefined>;
  account(): Answered<AccountInfo>;
  /** What a stranger can sign in with. */
  waysIn(): Answered<{ readonly mail: boolean }>;
  signOut(where: SignOut): Answered<undefined>;
  signOutDevice(id: string): Answered<undefined>;
  passkeyOptions(): Answered<Challenge>;
  addPasskey(name: string, response: Credential): Answered<PasskeyInfo>;
  renamePasskey(id: string, name: string): Answered<undefined>;
  removePasskey(id: string): Answered<undefined>;
  signInOptions(): Answered<Challenge>;
  signInByPasskey(response: Credential, bring: boolean): Answered<SignedIn>;
  /** Ten codes, which are never sent again. */
  newCodes(): Answered<{ readonly codes: readonly string[] }>;
  signInByCode(code: string, bring: boolean): Answered<SignedIn>;
  /** Emails to it are in the language of the page. */
  addAddress(address: string): Answered<undefined>;
  removeAddress(address: string): Answered<undefined>;
  askForLink(address: string): Answered<undefined>;
  lookAtLink(secret: string): Answered<MailLinkInfo>;
  /** Nobody if the link was not for signing in. */
  useLink(secret: string, bring: boolean): Answered<SignedIn | undefined>;
}

export function makeAccountApi(fetch: Fetch): AccountApi {
  const { get, post } = makeRequests(fetch);
  const passkey = (id: string): string => `/me/passkeys/${encodeURIComponent(id)}`;
  return {
    ownBots: () => get('/me/bots'),
    newBot: (name) => post('/me/bots', { name }),
    removeBot: (id) => post(`/me/bots/${encodeURIComponent(id)}/remove`),
    account: () => get('/me/account'),
    waysIn: () => get('/signin'),
    signOut: (where) => post('/me/signout', { where }),
    signOutDevice: (id) => post(`/me/devices/${encodeURIComponent(id)}/signout`),
    passkeyOptions: () => post('/me/passkeys/options'),
    addPasskey: (name, response) => post('/me/passkeys', { name, response }),
    renamePasskey: (id, name) => post(`${passkey(id)}/rename`, { name }),
    removePasskey: (id) => post(`${passkey(id)}/remove`),
    signInOptions: () => post('/signin/options'),
    signInByPasskey: (response, bring) => post('/signin/passkey', { response, bring }),
    newCodes: () => post('/me/codes'),
    signInByCode: (code, bring) => post('/signin/code', { code, bring }),
    addAddress: (address) => post('/me/addresses', { address, locale: currentLocale() }),
    removeAddress: (address) => post('/me/addresses/remove', { address }),
    askForLink: (address) => post('/signin/mail', { address }),
    lookAtLink: (secret) => post('/mail/look', { secret }),
    useLink: (secret, bring) => post('/mail/use', { secret, bring }),
  };
}
