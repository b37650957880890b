import type { CDPSession, Page } from 'playwright-core';

/** Chromium's virtual authenticator: a phone's or a laptop's own, which always finds its person. */
export interface Authenticator {
  /** How many passkeys it holds. */
  count(): Promise<number>;
  /** Its passkeys come to another one, as those of one person's devices do. */
  syncTo(other: Authenticator): Promise<void>;
  add(credential: Credential): Promise<void>;
}

/** As the browser has it. */
interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
  readonly rpId?: string;
  readonly userHandle?: string;
}

export async function plugInAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await credentialsOf(session, authenticatorId)).length,
    async syncTo(other) {
      for (const credential of await credentialsOf(session, authenticatorId)) await other.add(credential);
    },
    add: async (credential) => void (await session.send('WebAuthn.addCredential', { authenticatorId, credential })),
  };
}

async function credentialsOf(session: CDPSession, authenticatorId: string): Promise<readonly Credential[]> {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
