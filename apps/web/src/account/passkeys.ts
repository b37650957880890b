import type { Failure } from '@portolan/client';
import { fail, ok, type Result } from '@portolan/kernel';
import type { Credential, SignedIn } from '@portolan/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { accountApi } from './accountApi.ts';

/** `cancelled`: the person or the browser did not want to; `again`: this authenticator has a passkey already. */
export type PasskeyFailure = Failure | { readonly browser: 'cancelled' | 'again' };

export function hasPasskeys(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn();
}

export async function addPasskey(name: string): Promise<Result<undefined, PasskeyFailure>> {
  const options = await accountApi.passkeyOptions();
  if (!options.ok) return options;
  const optionsJSON = options.value as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await asked(() => startRegistration({ optionsJSON }));
  if (!made.ok) return made;
  const added = await accountApi.addPasskey(name, made.value);
  return added.ok ? ok(undefined) : added;
}

export async function signInByPasskey(bring: boolean): Promise<Result<SignedIn, PasskeyFailure>> {
  const options = await accountApi.signInOptions();
  if (!options.ok) return options;
  const optionsJSON = options.value as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await asked(() => startAuthentication({ optionsJSON }));
  return answer.ok ? accountApi.signInByPasskey(answer.value, bring) : answer;
}

/** The browser rejects when its dialog is closed, and whenever it does not want to say why. */
async function asked(work: () => Promise<object>): Promise<Result<Credential, PasskeyFailure>> {
  try {
    return ok((await work()) as Credential);
  } catch (error) {
    return fail({ browser: error instanceof Error && error.name === 'InvalidStateError' ? 'again' : 'cancelled' });
  }
}
