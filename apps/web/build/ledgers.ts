import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rule } from '@portolan/client';
import { readLedger } from '@portolan/ledger';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

/** Serves every game's ledger as `/rules/<game>.json`, so that the page does not ship a parser. */
export function ledgers(): Plugin {
  return {
    name: 'portolan-ledgers',
    configureServer(server) {
      server.middlewares.use('/rules/', (request, response, next) => {
        const game = /^\/([a-z-]+)\.json$/.exec(request.url ?? '')?.[1];
        if (game === undefined || !gamesWithLedger().includes(game)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readRules(game)));
      });
    },
    generateBundle() {
      for (const game of gamesWithLedger()) {
        this.emitFile({ type: 'asset', fileName: `rules/${game}.json`, source: JSON.stringify(readRules(game)) });
      }
    },
  };
}

export function gamesWithLedger(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(ledgerOf(game)));
}

/** A game's rules in the form that the page loads. */
export function readRules(game: string): Rule[] {
  const { rules } = readLedger(readFileSync(ledgerOf(game), 'utf8'));
  return rules.map(({ id, text, source, section, group }) => ({
    id,
    text,
    section,
    group,
    ...(source === 'RULING' ? { ruling: true } : {}),
  }));
}

function ledgerOf(game: string): string {
  return `${GAMES}${game}/RULES.md`;
}
