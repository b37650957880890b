import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

interface Made {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly user: string;
}

/** A passkey that exists in memory: answers challenges as a browser with an authenticator does (ES256, no attestation). */
export class SoftAuthenticator {
  /** Of the page that is asking; another one is what a phishing site would have. */
  origin: string;
  /** Whether the person proves to be there by more than a touch. */
  verifies = true;
  #made: Made | undefined;
  #counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  create(options: { readonly challenge: string; readonly user: { readonly id: string } }): object {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.#made = { id, key: privateKey, user: options.user.id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)]);
    const authData = Buffer.concat([this.#authData(ATTESTED), attested]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge),
      attestationObject: text(attestationObject(authData)),
      transports: ['internal'],
    });
  }

  get(options: { readonly challenge: string }): object {
    if (this.#made === undefined) throw new Error('there is no passkey');
    const authData = this.#authData(0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge);
    const signed = Buffer.concat([authData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: text(authData),
      signature: text(createSign('sha256').update(signed).sign(this.#made.key)),
      userHandle: this.#made.user,
    });
  }

  #answer(response: object): object {
    const id = text(this.#made?.id ?? Buffer.alloc(0));
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const all = PRESENT | (this.verifies ? VERIFIED : 0) | flags;
    return Buffer.concat([hash(new URL(this.origin).hostname), Buffer.from([all]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })));
  }
}

/** In CBOR: `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
function coseKey(x: string, y: string): Buffer {
  const bytes = (coordinate: string): Buffer =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(coordinate, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** In CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationObject(authData: Buffer): Buffer {
  const key = (name: string): Buffer => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    key('fmt'),
    key('none'),
    key('attStmt'),
    Buffer.from([0xa0]),
    key('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
