import { below, type Rng } from '@portolan/kernel';
import { REFUSALS } from '@portolan/protocol';
import { Visitor } from '@portolan/server/testing';

/** The answers to requests that must have no effect. */
export interface Requests {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const PATHS = [
  '/guest',
  '/me/name',
  '/me/signout',
  '/me/passkeys',
  '/me/passkeys/nothing/rename',
  '/me/passkeys/__proto__/remove',
  '/me/addresses',
  '/me/addresses/remove',
  '/signin/passkey',
  '/signin/code',
  '/signin/mail',
  '/mail/look',
  '/mail/use',
  '/me/devices/nobody/signout',
  '/me/bots',
  '/me/bots/nobody/remove',
  '/link',
  '/me/shun',
  '/me/unshun',
  '/reports',
  '/offers',
  '/offers/nothing/withdraw',
  '/tables/nowhere/invite',
  '/me/invitations/nowhere/accept',
  '/me/invitations/%2e%2e/decline',
  '/tables/nowhere/remove',
  '/moderation/tables/nowhere/close',
  '/moderation/tables/__proto__/hide',
  '/moderation/players/nobody/ban',
  '/moderation/players/nobody/unban',
  '/moderation/reports/1/settle',
  '/tables',
  '/join',
  '/import',
  '/tables/nowhere/sit',
  '/tables/__proto__/start',
  '/tables/%00/leave',
  '/tables/..%2f..%2fetc/resign',
  '/nowhere',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  '{"name":""}',
  '{"name":"\\u0000"}',
  '{"name":{"toString":"x"}}',
  '{"code":"\'; DROP TABLE player; --"}',
  '{"seat":-1}',
  '{"game":"__proto__","seats":[{"kind":"me"}],"visibility":"public"}',
  '{"game":"specimen","seats":[],"visibility":"public"}',
  `{"name":"${'x'.repeat(300_000)}"}`,
  '['.repeat(100_000),
];
const TYPES = ['application/json', 'text/plain', 'application/jsonl', 'application/octet-stream', 'x'];

/** Sends requests that must all be refused with a code. */
export async function sendRequests(address: string, count: number, rng: Rng): Promise<Requests> {
  const known = await Visitor.guest(address, 'Known');
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  for (let i = 0; i < count; i++) {
    const visitor = below(rng, 2) === 0 ? known : new Visitor(address);
    const [path = '', body = '', type = ''] = [PATHS, BODIES, TYPES].map((list) => list[below(rng, list.length)]);
    const answer = await visitor
      .request<{ code?: string }>('POST', path, body, type)
      .catch(() => ({ status: 0, body: { code: 'cut off' } }));
    const code = String(answer.body.code);
    answers[code] = (answers[code] ?? 0) + 1;
    const coded = answer.status >= 400 && answer.status < 500 && REFUSALS.some((one) => one === code);
    if (!coded) wrong.push(`${answer.status} ${code}: POST ${path} ${type} ${body.slice(0, 80)}`);
  }
  return { sent: count, answers, wrong };
}
