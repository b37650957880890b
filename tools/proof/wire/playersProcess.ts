import { BoardgameTable } from './boardgameTable.ts';
import { ColyseusTable } from './colyseusTable.ts';
import { cpuTimesNow } from './cpuTimes.ts';
import { Gate } from './gate.ts';
import { LightTable, newTally } from './lightTable.ts';
import type { PlayersCommand, PlayersOptions, PlayersReply } from './players.ts';
import { timedTable } from './timedTable.ts';

/** Tables created in parallel. */
const AT_ONCE = 8;

const tally = newTally();
const gate = new Gate();
const {
  server,
  address,
  game,
  players,
  tables,
  games,
  isTimed = false,
} = JSON.parse(process.argv[2] ?? '') as PlayersOptions;
gate.close();
tally.timing = true;
const extras = isTimed ? await timedTable() : {};

async function seat(number: number): Promise<void> {
  if (server === 'boardgame.io') {
    const table = await BoardgameTable.open({ address, game, players, tally, gate, name: `t${number}` });
    table.begin();
  } else if (server === 'colyseus') {
    await ColyseusTable.open({ address, game, players, tally, gate });
  } else {
    const table = await LightTable.open([address], game, { tally, gate, ...extras });
    await table.prepare(games);
    await table.begin();
  }
}

let seated = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (seated < tables) await seat(seated++);
  }),
);

const say = (reply: PlayersReply): void => void process.send?.(reply);
process.on('message', (command: PlayersCommand) => {
  if (command.kind === 'open') gate.open();
  else if (command.kind === 'close') gate.close();
  else if (command.kind === 'meter') gate.meter(command.perSecond);
  else {
    const { acknowledged, refused, lost, unprepared, bytes } = tally;
    say({
      kind: 'counts',
      acknowledged,
      refused,
      lost,
      unprepared,
      bytes,
      waits: tally.waits.splice(0),
      cpuTimes: cpuTimesNow(),
    });
  }
});
process.on('disconnect', () => process.exit(0));
say({ kind: 'seated' });
