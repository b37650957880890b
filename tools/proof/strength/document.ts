import { readFileSync, writeFileSync } from 'node:fs';
import type { Estimate } from '@portolan/bots';
import type { Finding } from './findings.ts';
import type { Pairing } from './pairings.ts';

const DOCUMENT = new URL('../../../docs/strength.md', import.meta.url);
const START = '<!-- The tables below are written by `proof strength --write`. -->';
const END = '<!-- End of the tables. -->';

/** What has been found about a game's bots, and the pairings that have not been played yet. */
export interface Shown {
  readonly findings: readonly Finding[];
  readonly unplayed: readonly Pairing[];
}

/** Replaces the tables in docs/strength.md. */
export function writeDocument(games: ReadonlyMap<string, Shown>): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  const tables = [...games].map(([title, shown]) => `### ${title}\n\n${tableOf(shown)}`).join('\n\n');
  writeFileSync(DOCUMENT, `${before}\n\n${tables}\n\n${after}`);
}

const HEAD = ['players', 'bot', 'against', 'games', 'figure', 'result', 'claimed', 'CPU s per game', ''];

export function tableOf({ findings, unplayed }: Shown): string {
  const rows = [...findings.flatMap((finding) => [rowOf(finding), ...eachOf(finding)]), ...unplayed.map(unplayedRow)];
  const widths = HEAD.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function rowOf({ pairing, games, figure, secondsPerGame, verdict }: Finding): string[] {
  return row(pairing, { games, result: percent(figure), seconds: secondsPerGame.toFixed(1), verdict });
}

function unplayedRow(pairing: Pairing): string[] {
  return row(pairing, { games: 0, result: '', seconds: '', verdict: 'not played' });
}

interface Played {
  readonly games: number;
  readonly result: string;
  readonly seconds: string;
  readonly verdict: string;
}

function row({ players, bots, claim }: Pairing, { games, result, seconds, verdict }: Played): string[] {
  const [own = '', ...others] = bots;
  const against = [...new Set(others.filter((bot) => bot !== own))].join(', ') || 'Planck';
  const figure = claim.figure === 'won' ? 'games won' : 'rivals beaten';
  return [
    String(players),
    own,
    against,
    String(games),
    figure,
    result,
    `${Math.round(100 * claim.least)} %`,
    seconds,
    verdict,
  ];
}

function eachOf({ each, pairing }: Finding): string[][] {
  const least = pairing.claim.leastEach;
  const claimed = least === undefined ? '' : `${Math.round(100 * least)} %`;
  return each.map(({ name, games, figure }) => ['', '', name, String(games), '', percent(figure), claimed, '', '']);
}

function percent({ mean, low, high }: Estimate): string {
  const show = (share: number): string => String(Math.round(100 * share));
  return `${show(mean)} % (${show(low)} to ${show(high)})`;
}
