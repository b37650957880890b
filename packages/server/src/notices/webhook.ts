import type { ChannelTarget } from '../store/noticeStore.ts';
import type { Told } from './noticeTexts.ts';
import type { Posted } from './post.ts';

type WebhookTarget = Extract<ChannelTarget, { readonly kind: 'webhook' }>;

export interface WebhookMessage {
  readonly id: string;
  readonly tables: readonly Told[];
  readonly text: string;
}

/** The body each service expects. The id lets a program recognize a message that had to be sent again. */
export function webhookRequest({ url, format }: WebhookTarget, { id, tables, text }: WebhookMessage): Posted {
  const body = {
    // A title must not notify everybody in the channel.
    discord: { content: text, allowed_mentions: { parse: [] } },
    slack: { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
    json: { id, text, tables },
  }[format];
  return {
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Portolan', 'idempotency-key': id },
    body: JSON.stringify(body),
  };
}
