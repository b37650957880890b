import { fail, ok, type Result } from '@portolan/kernel';
import { type Credential, type Me, type PasskeyInfo, type RefusalInfo, refusal } from '@portolan/protocol';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Bus } from '../bus/bus.ts';
import type { PasskeyRow } from '../store/accountStore.ts';
import type { Store } from '../store/store.ts';
import { CHALLENGE_MS, makeChallenges } from './challenges.ts';
import type { Site } from './site.ts';

/** Who answers a challenge, and where. `key` binds the answer to whom the challenge was given. */
export interface Ceremony {
  readonly key: string;
  readonly site: Site;
}

/** Passkeys (WebAuthn): added by a player, and then enough to sign in. */
export interface Passkeys {
  addingOptions(me: Me, ceremony: Ceremony): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(player: string, ceremony: Ceremony, made: NewPasskey): Promise<Result<PasskeyInfo, RefusalInfo>>;
  signInOptions(ceremony: Ceremony): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The player whose passkey answered. */
  signIn(ceremony: Ceremony, response: Credential): Promise<Result<string, RefusalInfo>>;
}

export interface NewPasskey {
  readonly name: string;
  readonly response: Credential;
}

export interface PasskeysOptions {
  readonly store: Store;
  readonly bus: Pick<Bus, 'keep' | 'take'>;
  readonly now: () => number;
}

const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what authenticators use. Probing Node for more would write warnings to the log. */
const ALGORITHMS = [-8, -7, -257];
const SITE_NAME = 'Portolan';

/** Loaded by the first who uses it: it is large, and most visitors are guests. */
const webAuthn = () => import('@simplewebauthn/server');

export function makePasskeys({ store, bus, now }: PasskeysOptions): Passkeys {
  const challenges = makeChallenges(bus, now);
  return {
    async addingOptions({ player, name }, { key, site }) {
      const { generateRegistrationOptions } = await webAuthn();
      const known = await store.passkeys(player);
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: site.domain,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(player)),
        timeout: CHALLENGE_MS,
        supportedAlgorithmIDs: [...ALGORITHMS],
        excludeCredentials: known.map(credentialOf),
        // Discoverable, so that nobody has to say who they are; and never by touch alone.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.issue(key, options.challenge);
      return options;
    },

    async add(player, { key, site }, { name, response }) {
      const challenge = await challenges.take(key);
      if (challenge === undefined) return fail(refusal('passkeyNotAdded'));
      if ((await store.passkeys(player)).length >= MOST_PASSKEYS)
        return fail(refusal('tooManyPasskeys', { max: MOST_PASSKEYS }));
      const made = await attempt(async () => {
        const { verifyRegistrationResponse } = await webAuthn();
        return verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.domain,
          supportedAlgorithmIDs: [...ALGORITHMS],
        });
      });
      if (made?.verified !== true) return fail(refusal('passkeyNotAdded'));
      const { credential } = made.registrationInfo;
      const passkey: PasskeyRow = {
        id: credential.id,
        player,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).map(String).slice(0, 8),
        createdAt: now(),
        usedAt: undefined,
      };
      if (!(await store.addPasskey(passkey))) return fail(refusal('passkeyNotAdded'));
      return ok({ id: passkey.id, name, createdAt: passkey.createdAt });
    },

    async signInOptions({ key, site }) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: site.domain,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
      await challenges.issue(key, options.challenge);
      return options;
    },

    async signIn({ key, site }, response) {
      const challenge = await challenges.take(key);
      const known = await store.passkey(String(response.id));
      if (challenge === undefined || known === undefined) return fail(refusal('signInRefused'));
      const answered = await attempt(async () => {
        const { verifyAuthenticationResponse } = await webAuthn();
        return verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.domain,
          credential: {
            ...credentialOf(known),
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: known.counter,
          },
        });
      });
      if (answered?.verified !== true) return fail(refusal('signInRefused'));
      await store.usePasskey(known.id, answered.authenticationInfo.newCounter, now());
      return ok(known.player);
    },
  };
}

function credentialOf({ id, transports }: PasskeyRow) {
  return { id, transports: transports as AuthenticatorTransport[] };
}

/** The library throws on any invalid answer. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
