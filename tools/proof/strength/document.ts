import { readFileSync, writeFileSync } from 'node:fs';
import type { Estimate } from '@portolan/bots';
import type { Finding } from './findings.ts';

const DOCUMENT = new URL('../../../docs/strength.md', import.meta.url);
const START = '<!-- The tables below are written by `proof strength --write`. -->';
const END = '<!-- End of the tables. -->';

/** Replaces the tables in docs/strength.md. */
export function writeDocument(findings: ReadonlyMap<string, readonly Finding[]>): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  const tables = [...findings].map(([title, found]) => `### ${title}\n\n${tableOf(found)}`).join('\n\n');
  writeFileSync(DOCUMENT, `${before}\n\n${tables}\n\n${after}`);
}

const HEAD = ['players', 'bot', 'against', 'games', 'figure', 'result', 'claimed', 'CPU s per game', ''];

export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.flatMap((finding) => [rowOf(finding), ...eachOf(finding)]);
  const widths = HEAD.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function rowOf({ pairing, games, figure, secondsPerGame, verdict }: Finding): string[] {
  const { players, bots, claim } = pairing;
  const [own = '', ...others] = bots;
  return [
    String(players),
    own,
    [...new Set(others.filter((bot) => bot !== own))].join(', ') || 'Planck',
    String(games),
    claim.figure === 'won' ? 'games won' : 'rivals beaten',
    percent(figure),
    `${Math.round(100 * claim.least)} %`,
    secondsPerGame.toFixed(1),
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
