import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A rule as its game's ledger states it. */
interface Rule {
  readonly id: string;
  readonly text: string;
  readonly section: string;
  readonly group: string;
  /** The printed rules are open here, and the ledger decides. */
  readonly ruling?: true;
}

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

/** Offers every game's ledger as `/rules/<game>.json`, read from its RULES.md. */
export function ledgers(): Plugin {
  return {
    name: 'portolan-ledgers',
    configureServer(server) {
      server.middlewares.use('/rules/', (request, response, next) => {
        const game = /^\/([a-z-]+)\.json$/.exec(request.url ?? '')?.[1];
        if (game === undefined || !gamesWithLedger().includes(game)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readLedger(game)));
      });
    },
    generateBundle() {
      for (const game of gamesWithLedger()) {
        this.emitFile({ type: 'asset', fileName: `rules/${game}.json`, source: JSON.stringify(readLedger(game)) });
      }
    },
  };
}

function gamesWithLedger(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The lines of the form every ledger describes in its own head; `###` opens a section, a lone line a group. */
function readLedger(game: string): Rule[] {
  const rules: Rule[] = [];
  let section = '';
  let group = '';
  for (const line of readFileSync(`${GAMES}${game}/RULES.md`, 'utf8').split('\n')) {
    const rule = /^- \*\*([A-Z]+-[A-Z]+-\d{2})\*\* (.+) \((RB|INF|RULING)\)$/.exec(line);
    const heading = /^### (.+)$/.exec(line);
    if (rule !== null) {
      const [, id = '', text = '', mark] = rule;
      rules.push({ id, text, section, group, ...(mark === 'RULING' ? { ruling: true } : {}) });
    } else if (heading !== null) [section, group] = [heading[1] ?? '', ''];
    else if (/^[A-Z][^.:|]{2,60}$/.test(line)) group = line;
  }
  return rules;
}
