import { refusal, type SignedIn } from '@portolan/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shortened } from '../accessLog.ts';
import { DEVICE_COOKIE, grantCookie, readCookie, revokeCookies } from '../account/cookies.ts';
import { deviceLabel } from '../account/deviceLabel.ts';
import { leaveGuest } from '../account/leaveGuest.ts';
import type { Clients } from '../clients.ts';
import type { Services } from '../services.ts';
import { refuse } from './reply.ts';

/** Signs the device that sent a request in and out: the session on the server, and the cookie in the reply. */
export interface SignIn {
  /** Signs the device in as a player, with a session of its own; anybody signed in there before is signed out. */
  begin(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void>;
  /**
   * The same for somebody who has shown who they are, and sends them who that is. If another player, perhaps a guest,
   * has used the device, the answer says what becomes of them.
   */
  welcome(request: FastifyRequest, reply: FastifyReply, who: Arrival): Promise<FastifyReply>;
  /** At every visit: the cookie lasts as long as the session. One from before there were sessions is exchanged. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Call when the session gains rights: a copy of its old cookie stops working. */
  rotate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Takes the cookie from the device. */
  revoke(reply: FastifyReply): void;
  /** Call when a table on a shared device has been made: the device will be known without its session. */
  keepDevice(request: FastifyRequest, reply: FastifyReply): void;
  /** Takes the mark from the device, unless somebody else's table needs it. */
  forgetDevice(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface Arrival {
  readonly player: string;
  /** The guest's unfinished tables come along. */
  readonly bring: boolean | undefined;
}

export function makeSignIn(services: Services, clients: Clients): SignIn {
  const { sessions, devices, players, store, log } = services;
  const seconds = Math.floor(sessions.lifetimeMs / 1000);
  const label = ({ headers }: FastifyRequest): string => deviceLabel(headers['user-agent']);
  const grant = ({ raw }: FastifyRequest, reply: FastifyReply, secret: string | undefined): void => {
    if (secret !== undefined)
      reply.header('set-cookie', grantCookie(secret, { secure: clients.isSecure(raw), seconds }));
  };
  const hasMark = ({ raw }: FastifyRequest): boolean =>
    readCookie(raw.headers.cookie, clients.isSecure(raw), DEVICE_COOKIE) !== undefined;
  function keepDevice({ raw, visit }: FastifyRequest, reply: FastifyReply): void {
    const secure = clients.isSecure(raw);
    const secret = devices.secret({ cookies: raw.headers.cookie, secure, session: visit?.session?.id });
    if (secret !== undefined) reply.header('set-cookie', grantCookie(secret, { secure, seconds, name: DEVICE_COOKIE }));
  }
  async function begin(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    const { session } = request.visit ?? {};
    const secret = await sessions.begin(player, { label: label(request) });
    if (session !== undefined) await sessions.end(session.player, session.id);
    const network = shortened(clients.address(request.raw));
    log.info({ player, way: request.routeOptions.url, network }, 'signed in');
    grant(request, reply, secret);
  }
  return {
    begin,
    async welcome(request, reply, { player, bring = false }) {
      const me = await players.me(player);
      if (me === undefined) return refuse(reply, refusal('signInRefused'));
      const before = request.player;
      const guest =
        before === undefined
          ? undefined
          : await leaveGuest(services, { guest: before, player, bring, device: request.device });
      await begin(request, reply, player);
      const answer: SignedIn = { ...me, ...(guest === undefined ? {} : { guest }) };
      return reply.send(answer);
    },
    async renew(request, reply) {
      const { visit, raw } = request;
      if (visit?.session !== undefined) grant(request, reply, readCookie(raw.headers.cookie, clients.isSecure(raw)));
      else if (visit !== undefined)
        grant(request, reply, await sessions.begin(visit.player, { label: label(request), exchanged: true }));
      if (hasMark(request)) keepDevice(request, reply);
    },
    async rotate(request, reply) {
      const { session } = request.visit ?? {};
      if (session !== undefined) grant(request, reply, await sessions.rotate(session));
    },
    revoke: (reply) => void reply.header('set-cookie', revokeCookies()),
    keepDevice,
    async forgetDevice(request, reply) {
      const { device } = request;
      if (device === undefined || !hasMark(request) || (await store.isDeviceUsed(device))) return;
      reply.header('set-cookie', revokeCookies(DEVICE_COOKIE));
    },
  };
}
