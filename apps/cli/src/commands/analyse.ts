import { type Analysis, analyse as analyseMatch, type Finding, type SeatAnalysis, type Swing } from '@portolan/bots';
import { moveSentence } from '@portolan/client';
import { resignedSeats } from '@portolan/protocol';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT } from '../errors.ts';
import { readLoggedMatches } from '../loggedMatches.ts';
import type { ChosenGame } from '../openGame.ts';
import { progress } from '../progress.ts';
import { paint, seatColour, seatName } from '../style.ts';
import { showNumber } from '../table.ts';

export const analyse: Command = {
  name: 'analyse',
  summary: 'says where the games of a log were won and lost',
  usage: '--log FILE [--findings K]',
  flags: {
    log: { value: 'FILE', help: 'a log, as sim --log writes it or a page offers it for download' },
    findings: { value: 'K', help: 'the costliest decisions that are shown for each seat (3)' },
    json: { help: 'one JSON object per game' },
  },
  about: [
    'Every decision is judged by what its seat knew then: in imagined worlds that the seat could not tell from the real',
    'one, the move is compared with those that the advice rates highest. A decision is reported only if the difference is',
    'three times its standard error in worlds that had no part in finding it. What is not explained by these decisions is',
    'luck: chance, and the moves of others and of stand-ins. The same log gives the same findings on any machine.',
  ].join('\n'),
  run,
};

function run(args: Args): number {
  const file = args.required('log');
  const shown = args.whole('findings', { min: 0, max: 1000, otherwise: 3 });
  for (const { chosen, log, match } of readLoggedMatches(file)) {
    const bar = progress(chosen.game.id, 1);
    const work = analyseMatch(match);
    let step = work.next();
    for (; step.done !== true; step = work.next()) bar.at(step.value);
    bar.done();
    const resigned = resignedSeats(log.header.value.seats ?? []);
    print(args.on('json') ? JSON.stringify(step.value) : describe(chosen, step.value, { shown, resigned }));
  }
  return EXIT.ok;
}

interface Shown {
  /** Findings of each seat. */
  readonly shown: number;
  readonly resigned: readonly number[];
}

function describe(chosen: ChosenGame, { seats }: Analysis, how: Shown): string {
  return seats.map((one, seat) => describeSeat(chosen, one, { ...how, seat })).join('\n\n');
}

function describeSeat(
  chosen: ChosenGame,
  one: SeatAnalysis,
  { seat, shown, resigned }: Shown & { readonly seat: number },
): string {
  const { prospects, luck, lost, decisions, stoodIn, findings, swings } = one;
  const [first, last] = [prospects[0], prospects.at(-1)];
  const hasResigned = resigned.includes(seat);
  return [
    [
      paint(seatColour(seat), seatName(seat)),
      ...(hasResigned ? ['(resigned; a bot played on, and its decisions count as luck)'] : []),
      ...(stoodIn > 0 && !hasResigned ? ['(a bot stood in at times; its decisions count as luck)'] : []),
    ].join(' '),
    `  expected at first: place ${places(first?.place)}, ${points(first?.score)}`,
    `  result:            place ${places(last?.place)}, ${points(last?.score)}`,
    `  luck:              ${places(luck.place)} places, ${points(luck.score)}`,
    `  costly decisions:  ${findings.length} of ${decisions}, ${places(-lost.place)} places, ${points(-lost.score)}`,
    ...findings.slice(0, shown).flatMap((finding) => describeFinding(chosen, finding)),
    ...swings.slice(0, shown).map(describeSwing),
  ].join('\n');
}

function describeFinding(chosen: ChosenGame, finding: Finding): string[] {
  const { moves, view } = finding;
  const say = (text: string): string => {
    const move = chosen.game.readMove(text);
    return move === undefined ? text : `${moveSentence(chosen.text.describeMove(move, view))} [${text}]`;
  };
  return [
    `  move ${moves + 1}: ${places(finding.places)} ± ${places(finding.error)} places, ${points(finding.points)}`,
    `    played: ${say(finding.played)}`,
    `    better: ${say(finding.better)}`,
    `    because of: ${finding.terms.map(({ name, points: worth }) => `${name} ${showNumber(worth)}`).join(', ')}`,
  ];
}

function describeSwing({ from, to, error, ...gained }: Swing): string {
  return `  luck in moves ${from + 1} to ${to}: ${places(gained.places)} ± ${places(error)} places, ${points(gained.points)}`;
}

function places(value: number | undefined): string {
  return (value ?? 0).toFixed(2);
}

function points(value: number | undefined): string {
  return `${(value ?? 0).toFixed(1)} points`;
}
