import { noFigures, shippedBox, tryTower } from '@portolan/amerigo/testing';
import { progress, table } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';

export const tower: Check = {
  name: 'tower',
  summary: "drops of amerigo's cube tower: cubes and colours out and cubes retained within 2 % of the ledger's figures",
  flags: { drops: { value: 'K', help: 'how many drops (1,000,000; quick 100,000)' } },
  run,
};

/** The ledger's rounded figures. */
const INSIDE = [21.0, 12.4, 10.3, 9.9, 9.8, 9.8];
const LEEWAY = 0.02;
/** The mean of the ledger's shares of 1 to 5 or more colours, with 5.15 as the average of 5 or more. */
const COLOURS_OUT = 1 * 0.1 + 2 * 0.28 + 3 * 0.33 + 4 * 0.2 + 5.15 * 0.09;
const MOST_SKIPPED = 0.001;

type Row = readonly [name: string, found: number, wanted: number];

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const drops = args.whole('drops', { min: 35, max: 1_000_000_000, otherwise: quick ? 100_000 : 1_000_000 });
  const figures = noFigures(shippedBox.components.rounds);
  const rng = rngFromSeed('tower');
  const bar = progress('drops', drops);
  while (figures.drops < drops) {
    tryTower(shippedBox, rng, figures);
    if (figures.games % 200 === 0) bar.at(figures.drops);
  }
  bar.done();
  const played = figures.drops - figures.skipped;
  const rows: readonly Row[] = [
    ['cubes out per phase', figures.out / figures.drops, 6.5],
    ['of the colour dropped', figures.outOwn / figures.drops, 4.1],
    ['colours out per phase', figures.colours / played, COLOURS_OUT],
    ['action points', figures.points / played, 4.2],
    ['action points in round 1', figures.firstPoints / figures.firstPlayed, 3.7],
    ...INSIDE.map((wanted, round): Row => [insideName(round), (figures.inside[round] ?? 0) / figures.games, wanted]),
  ];
  const shown = rows.map(([name, found, wanted]) => {
    const off = found / wanted - 1;
    return { name, found, wanted, off, ok: Math.abs(off) <= LEEWAY };
  });
  say(
    table(
      ['', 'found', 'ledger', 'off %'],
      shown.map((one) => [one.name, one.found.toFixed(3), one.wanted.toFixed(2), (100 * one.off).toFixed(2)]),
    ),
  );
  const skipped = figures.skipped / figures.drops;
  say(`phases skipped: ${(100 * skipped).toFixed(3)} % (ledger 0.06 %)`);
  const ok = shown.every((one) => one.ok) && skipped <= MOST_SKIPPED;
  return { ok, figures: { drops: figures.drops, skipped, means: shown } };
}

function insideName(round: number): string {
  return round === 0 ? 'inside after set-up' : `inside after round ${round}`;
}
