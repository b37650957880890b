import { once } from 'node:events';
import type { ClientMessage } from '@portolan/protocol';
import { type Attack, type Field, note, swarm } from '../attack.ts';
import { HttpClient } from '../httpClient.ts';
import { PageClient } from '../pageClient.ts';
import { frame, openRaw, textFrame, write } from '../rawSocket.ts';
import { sharedTable, tableOf } from './ownTables.ts';

const NETWORKS = 5;

/** Each pong is as large as its ping. */
const pings: Attack = {
  name: 'pings, never read',
  run: (field) =>
    swarm(field, 40, async (attacker) => {
      const socket = await openRaw(field, attacker % NETWORKS);
      socket.pause();
      const ping = frame({ opcode: 9, data: Buffer.alloc(125) });
      const many = Buffer.concat(Array.from({ length: 100 }, () => ping));
      while (!field.isOver()) {
        await write(socket, many);
        field.tally.sent += 100;
      }
    }),
};

const deafPages: Attack = {
  name: 'news, never read',
  run: (field) =>
    swarm(field, 60, async (attacker) => {
      const socket = await openRaw(field, attacker % NETWORKS);
      socket.pause();
      while (!field.isOver()) {
        await write(socket, textFrame({ type: 'watch', table: field.table }));
        await write(socket, textFrame({ type: 'lobby' }));
        field.tally.sent += 2;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }),
};

/** Sends the same message on many connections, as fast as each is read. */
function flood(name: string, message: (field: Field, nth: number) => ClientMessage): Attack {
  return {
    name,
    run: (field) =>
      swarm(field, 200, async (attacker) => {
        const page = await PageClient.open(field, attacker % NETWORKS);
        for (let nth = 0; !field.isOver() && page.isOpen; nth++) {
          page.send(message(field, nth));
          // Twice what a connection may send: most of it is answered, and the connection stays.
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      }),
  };
}

const watches = flood('200 connections: watch', ({ table }) => ({ type: 'watch', table }));
const lobbies = flood('200 connections: lobby', () => ({ type: 'lobby' }));
const unknownTables = flood('200 connections: unknown tables', (_field, nth) => ({
  type: 'watch',
  table: `nowhere${nth}`,
}));

/** `why` and illegal moves make the rules list all legal moves; whoever has a seat may ask. */
function floodFromSeat(name: string, message: (table: string, nth: number) => ClientMessage): Attack {
  return {
    name,
    async run(field) {
      const hosts = await Promise.all(
        Array.from({ length: NETWORKS }, async (_, network) => {
          const client = await HttpClient.guest(field, network);
          return { client, table: await sharedTable(client, 'amerigo') };
        }),
      );
      await swarm(field, 200, async (attacker) => {
        const { client, table } = hosts[attacker % NETWORKS] ?? {};
        if (table === undefined) return field.over;
        const page = await PageClient.open(field, attacker % NETWORKS, client?.cookie);
        for (let nth = 0; !field.isOver() && page.isOpen; nth++) {
          page.send(message(table, nth));
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      });
    },
  };
}

const whys = floodFromSeat('200 connections: why not', (table, nth) => ({
  type: 'why',
  id: `w${nth}`,
  table,
  text: 'act green',
}));
const illegalMoves = floodFromSeat('200 connections: illegal moves', (table, nth) => ({
  type: 'move',
  id: `m${nth}`,
  table,
  seq: 0,
  text: 'lay 1,1 turn 0',
}));

const chat: Attack = {
  name: 'chat of spectators and strangers',
  run: (field) =>
    swarm(field, 50, async (attacker) => {
      const client = await HttpClient.guest(field, attacker % NETWORKS);
      const page = await PageClient.open(field, attacker % NETWORKS, client.cookie);
      if (attacker % 2 === 0) page.send({ type: 'watch', table: field.table });
      for (let nth = 0; !field.isOver() && page.isOpen; nth++) {
        page.send({ type: 'chat', id: `c${nth}`, table: field.table, text: 'x'.repeat(400) });
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }),
};

const MANY_SPECTATORS = 500;

/** They are welcome, and must all get the news. */
const spectators: Attack = {
  name: `${MANY_SPECTATORS} spectators`,
  async run(field) {
    const pages: PageClient[] = [];
    await Promise.all(
      Array.from({ length: NETWORKS }, async (_, network) => {
        for (let i = 0; i < MANY_SPECTATORS / NETWORKS && !field.isOver(); i++) {
          const page = await PageClient.open(field, network);
          page.onFrame = (data) => {
            if (data.toString('latin1', 0, 14) === '{"type":"news"') note(field.tally, 'news');
          };
          page.send({ type: 'watch', table: field.table, steps: true });
          pages.push(page);
        }
      }),
    );
    note(field.tally, 'spectators', pages.length);
    await field.over;
    note(field.tally, 'stayed', pages.filter((page) => page.isOpen).length);
  },
  judge: ({ tally: { notes } }) => {
    const { spectators: came = 0, stayed = 0, news = 0 } = notes;
    if (came > 0 && stayed < came) return `${came - stayed} spectators were cut off`;
    return news < came ? 'spectators got no news' : undefined;
  },
};

/** Every entry is written to disk and sent to the page. */
const undos: Attack = {
  name: 'undo and redo',
  run: (field) =>
    swarm(field, 30, async (attacker) => {
      const client = await HttpClient.guest(field, attacker % NETWORKS);
      const table = await sharedTable(client, 'amerigo');
      const page = await PageClient.open(field, attacker % NETWORKS, client.cookie);
      let ids = 0;
      page.onFrame = (data) => {
        const news = JSON.parse(data.toString());
        if (news.type !== 'news') return;
        const { seq, legal, undoTo } = news.moment;
        const id = `u${++ids}`;
        if (undoTo !== undefined) page.send({ type: 'undo', id, table, seq, to: undoTo });
        else if (legal !== undefined) page.send({ type: 'move', id, table, seq, text: legal[ids % legal.length] });
      };
      // After a refusal nothing comes by itself.
      while (!field.isOver() && page.isOpen) {
        page.send({ type: 'watch', table });
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    }),
};

/** Each of them is an entry, and a bot thinks for a seat that is handed over. */
const tableRequests: Attack = {
  name: 'bots, requests and calendars without end',
  run: (field) =>
    swarm(field, 30, async (attacker) => {
      const client = await HttpClient.guest(field, attacker % NETWORKS);
      const terms = { clock: { kind: 'correspondence', daysPerTurn: 1, vacationDays: 60 }, silenceHours: 1 };
      const seats = [{ kind: 'me' }, { kind: 'me' }];
      const table = await tableOf(client, { game: 'amerigo', visibility: 'hotseat', seats, terms, start: true });
      if (table === undefined) return;
      const page = await PageClient.open(field, attacker % NETWORKS, client.cookie);
      for (let ids = 0; !field.isOver() && page.isOpen; ids += 5) {
        page.send({ type: 'handOver', id: `w${ids}`, table, seat: 0 });
        page.send({ type: 'return', id: `w${ids + 1}`, table, seat: 0 });
        page.send({ type: 'askBack', id: `w${ids + 2}`, table, seq: ids, to: 0, hidden: true });
        page.send({ type: 'vote', id: `w${ids + 3}`, table, for: 1 });
        page.send({ type: 'calendar', id: `w${ids + 4}`, table, zone: 'Pacific/Auckland', vacation: ['2030-01-01'] });
        field.tally.sent += 5;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }),
};

const storm: Attack = {
  name: 'connect and disconnect',
  run: (field) =>
    swarm(field, 40, async (attacker) => {
      field.tally.sent++;
      const page = await PageClient.open(field, attacker % NETWORKS);
      page.send({ type: 'watch', table: field.table });
      if (attacker % 2 === 0) await once(page.socket, 'message');
      page.socket.terminate();
    }),
};

/** Everybody who follows the lobby is sent each change of it. */
const lobbyFollowers: Attack = {
  name: '200 followers of a changing lobby',
  async run(field) {
    const hosts = await Promise.all(
      Array.from({ length: NETWORKS }, async (_, network) => {
        const client = await HttpClient.guest(field, network);
        return { client, table: await tableOf(client, { game: 'specimen', visibility: 'public' }) };
      }),
    );
    for (let i = 0; i < 200 && !field.isOver(); i++) {
      const { client } = hosts[i % NETWORKS] ?? {};
      const page = await PageClient.open(field, i % NETWORKS, client?.cookie);
      page.send({ type: 'lobby' });
    }
    await swarm(field, NETWORKS, async (network) => {
      const { client, table } = hosts[network] ?? {};
      await client?.post(`/api/tables/${table}/sit`, { seat: 1 });
      await client?.post(`/api/tables/${table}/sit`, { seat: 0 });
    });
  },
};

export const MESSAGE_ATTACKS: readonly Attack[] = [
  pings,
  deafPages,
  watches,
  lobbies,
  unknownTables,
  whys,
  illegalMoves,
  chat,
  spectators,
  undos,
  tableRequests,
  storm,
  lobbyFollowers,
];
