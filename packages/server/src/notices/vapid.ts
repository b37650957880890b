import { createECDH, createHash, hkdfSync } from 'node:crypto';
import webPush from 'web-push';
import type { ChannelTarget } from '../store/noticeStore.ts';
import { DeliveryError } from './deliveryError.ts';
import type { Posted } from './post.ts';

/** The pair of keys by which push services recognize this server (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** How the operator of a push service can reach ours. */
  readonly subject: string;
}

/**
 * Derived from the key in the data folder, which is written once and part of every backup: browsers subscribe to one pair
 * of keys, and a new one would silence all of them.
 */
export function vapidKeys(secret: string, subject: string): VapidKeys {
  const ecdh = createECDH('prime256v1');
  for (let tries = 0; ; tries++) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, 'portolan', `vapid ${tries}`, 32));
    try {
      ecdh.setPrivateKey(bytes);
    } catch {
      // One number in four billion is not a key of the curve.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: bytes.toString('base64url'), subject };
  }
}

/** What the service worker of a page gets. */
export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The path of the page that a click opens. */
  readonly path: string;
}

/** A turn that lasted a day has been noticed otherwise. */
const TTL_SECONDS = 24 * 60 * 60;

type PushTarget = Extract<ChannelTarget, { readonly kind: 'push' }>;

/**
 * Encrypts a push for its browser. The topic is derived from the id: of two messages with the same topic, a push service
 * delivers only the later one to a browser that was away.
 */
export function pushRequest(keys: VapidKeys, target: PushTarget, payload: PushPayload): Posted {
  const { endpoint, p256dh, auth } = target;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: keys, TTL: TTL_SECONDS, urgency: 'normal', topic: topicOf(payload.id) },
    );
    return { url: endpoint, headers: headers as Posted['headers'], body: body ?? Buffer.alloc(0) };
  } catch (error) {
    // The browser's keys were not keys.
    throw new DeliveryError(error instanceof Error ? error.message : String(error), 'gone');
  }
}

/** At most 32 characters of the alphabet for URLs. */
function topicOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}
