import type { Result } from '@portolan/kernel';
import { type RefusalCode, type RefusalInfo, refusal } from '@portolan/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  notKnown: 401,
  notAllowed: 403,
  notSeated: 403,
  unknownTable: 404,
  notFound: 404,
  stale: 409,
  over: 409,
  tooFast: 429,
  tooMany: 429,
};

export function refuse(reply: FastifyReply, refusal: RefusalInfo): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send(refusal);
}

/** Sends a table, or the refusal. */
export async function replyTable(
  services: Services,
  reply: FastifyReply,
  found: Result<TableRow, RefusalInfo>,
): Promise<FastifyReply> {
  if (!found.ok) return refuse(reply, found.error);
  if (found.value.damage !== undefined) return refuse(reply, refusal('damaged'));
  return reply.send(await services.info(found.value));
}

/** Sends what has been written as JSON already. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The table id in the path. */
export function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}
