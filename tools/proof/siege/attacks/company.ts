import { TABLE_PACES } from '@portolan/protocol';
import { type Attack, note, swarm } from '../attack.ts';
import { HttpClient } from '../httpClient.ts';
import { PageClient } from '../pageClient.ts';
import { forbidden } from './intruders.ts';
import { tableOf } from './ownTables.ts';

const NETWORKS = 5;
const FOLLOWERS = 200;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ru'];
const WHY = { why: 'because', verdict: 'dismiss', line: 1 };

/** Nobody is an administrator of the besieged server. */
const usurpers = forbidden('acting as an administrator', (client, field, nth) => {
  const paths = [
    `/api/moderation/tables/${field.table}/close`,
    `/api/moderation/tables/${field.table}/hide`,
    '/api/moderation/players/nobody/ban',
    '/api/moderation/reports/1/settle',
  ];
  const path = paths[nth % (paths.length + 1)];
  return path === undefined ? client.get(`/api/moderation/tables/${field.table}`) : client.post(path, WHY);
});

/** Each filter has to be looked up by itself whenever the lobby changes. */
const filters: Attack = {
  name: '200 followers with filters of their own',
  async run(field) {
    const host = await HttpClient.guest(field, 0);
    for (let i = 0; i < FOLLOWERS && !field.isOver(); i++) {
      const page = await PageClient.open(field, i % NETWORKS).catch(() => undefined);
      const pace = TABLE_PACES[i % TABLE_PACES.length] ?? 'live';
      const language = LANGUAGES[i % LANGUAGES.length] ?? 'en';
      page?.send({ type: 'lobby', filter: { seats: 2 + (i % 7), pace, language, rated: i % 2 === 0 } });
    }
    await swarm(field, 4, async () => {
      const id = await tableOf(host, { game: 'specimen', visibility: 'public' });
      if (id !== undefined) await host.post(`/api/tables/${id}/leave`);
    });
  },
};

/** Offers for different numbers of players, reports and invitations, all of which are limited. */
const nuisances: Attack = {
  name: 'offers, reports and invitations',
  async run(field) {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
    const report = { about: 'table', table: field.table, reason: 'spam', text: 'x'.repeat(500) };
    await swarm(field, 20, async (attacker) => {
      const client = clients[attacker];
      if (client === undefined) return;
      await client.post('/api/offers', { game: 'specimen', least: 4, most: 4, terms: { silenceHours: 1 + attacker } });
      const filed = await client.post('/api/reports', report);
      if (filed.status === 204) note(field.tally, 'reports');
      await client.post(`/api/tables/${field.table}/invite`, { player: 'nobody' });
    });
  },
  judge: ({ tally: { notes } }) => {
    // Ten of each network, which the players of the network share.
    const most = NETWORKS * 11;
    return (notes.reports ?? 0) > most ? `${notes.reports} reports, ${most} are allowed` : undefined;
  },
};

export const COMPANY_ATTACKS: readonly Attack[] = [usurpers, filters, nuisances];
