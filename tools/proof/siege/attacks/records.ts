import { type Attack, type Field, note, swarm } from '../attack.ts';
import { HttpClient } from '../httpClient.ts';
import { tableOf } from './ownTables.ts';
import { mostPerNetwork } from './requests.ts';

const NETWORKS = 5;
const CLIENTS = 20;
const ALONE = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];

function guestsOf(field: Field): Promise<HttpClient[]> {
  return Promise.all(Array.from({ length: CLIENTS }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
}

/** A tournament that has begun makes tables by itself, and each list of them looks up all the names. */
const tournaments: Attack = {
  name: 'tournaments without end',
  async run(field) {
    const clients = await guestsOf(field);
    const request = { title: 'Flood', game: 'specimen', seats: 2, groupSize: 2, rounds: 8, roundDays: 1 };
    await swarm(field, CLIENTS, async (attacker) => {
      const [host, guest] = [clients[attacker], clients[(attacker + 1) % CLIENTS]];
      const made = await host?.post('/api/tournaments', request);
      if (made?.status === 200) {
        note(field.tally, 'tournaments');
        const { id } = JSON.parse(made.body) as { readonly id: string };
        for (const one of [host, guest]) await one?.post(`/api/tournaments/${id}/enter`);
        await guest?.post(`/api/tournaments/${id}/leave`);
        await guest?.post(`/api/tournaments/${id}/enter`);
        await host?.post(`/api/tournaments/${id}/start`);
        await guest?.get(`/api/tournaments/${id}`);
      }
      await host?.get('/api/tournaments');
    });
  },
  judge: ({ tally: { notes } }) => {
    // Five of each host that are not over.
    const most = CLIENTS * 5;
    return (notes.tournaments ?? 0) > most ? `${notes.tournaments} tournaments, ${most} are allowed` : undefined;
  },
};

/** Each answer is a page of rows with the names of all who sat at the same tables. */
const lookups: Attack = {
  name: 'records, curves, meetings and ladders',
  async run(field) {
    const clients = await guestsOf(field);
    const me = await clients[0]?.get('/api/me');
    const { player = 'nobody' } = JSON.parse(me?.body || '{}') as { readonly player?: string };
    await swarm(field, 2 * CLIENTS, async (attacker) => {
      const nth = field.tally.sent;
      const paths = [
        `/api/players/${player}`,
        `/api/players/${player}/results?before=${nth}`,
        `/api/players/${player}/curve?game=specimen`,
        `/api/players/${player}/meetings?opponent=${nth}`,
        `/api/players/${nth}/results`,
        `/api/ratings/francis-drake?season=${2000 + (nth % 99)}-1&after=${nth}`,
        '/api/me/opponents',
        '/api/me/invitations',
      ];
      const answer = await clients[attacker % CLIENTS]?.get(paths[nth % paths.length] ?? '');
      if (answer !== undefined && answer.status >= 500) note(field.tally, 'failed');
    });
  },
  judge: ({ tally: { notes } }) => (notes.failed ? `${notes.failed} answers with an internal error` : undefined),
};

/** Everything the server has about a player, with the logs of all their matches. */
const exports: Attack = {
  name: 'own data, again and again',
  async run(field) {
    const clients = await guestsOf(field);
    for (const client of clients)
      await tableOf(client, {
        game: 'francis-drake',
        visibility: 'unlisted',
        seats: [...ALONE, ALONE[1] ?? {}],
        start: true,
      });
    await swarm(field, 2 * CLIENTS, async (attacker) => {
      const answer = await clients[attacker % CLIENTS]?.get('/api/me/export');
      if (answer?.status === 200) note(field.tally, 'exported');
    });
  },
  judge: (outcome) => {
    const { exported = 0 } = outcome.tally.notes;
    // Each counts as sixty requests.
    const most = Math.ceil(mostPerNetwork(outcome, 240, 30) / 60);
    return exported > most ? `${exported} exports, ${most} are allowed` : undefined;
  },
};

export const RECORD_ATTACKS: readonly Attack[] = [tournaments, lookups, exports];
