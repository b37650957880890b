import { createBot, playGame, type Versions } from '@portolan/bots';
import { hashState, InvariantError, type OpenGame, sha256Hex } from '@portolan/kernel';
import { arenaBotVersion } from './bots.ts';

/** Of the bots at a table with so many seats. */
export async function versionsOf(open: OpenGame, bots: readonly string[], seats: number): Promise<Versions> {
  const { game, foresight } = open;
  return {
    rules: game.rulesVersion,
    advice: await adviceOf(open),
    ...(foresight === undefined ? {} : { features: foresight.features.version }),
    ...(await valueFingerprint(open)),
    bots: Object.fromEntries([...new Set(bots)].sort().map((bot) => [bot, arenaBotVersion(bot, open, seats)])),
  };
}

async function valueFingerprint({ foresight }: OpenGame): Promise<Pick<Versions, 'value'>> {
  if (foresight?.value === undefined) return {};
  const net = await foresight.net?.();
  const values = net === undefined ? foresight.value : [foresight.value, net];
  return { value: fingerprint(JSON.stringify(values)) };
}

const advice = new WeakMap<OpenGame['game'], Promise<string>>();

function adviceOf(open: OpenGame): Promise<string> {
  const known = advice.get(open.game);
  if (known !== undefined) return known;
  const played = playByAdvice(open);
  advice.set(open.game, played);
  return played;
}

async function playByAdvice(open: OpenGame): Promise<string> {
  const options = open.game.readOptions({});
  if (!options.ok) throw new InvariantError(`${open.game.id} has no default options`);
  const bots = Array.from({ length: open.game.seats.max }, () => createBot('greedy', open));
  const { state } = await playGame({ game: open.game, options: options.value, seed: 'fingerprint', bots });
  return fingerprint(hashState(state));
}

function fingerprint(text: string): string {
  return sha256Hex(text).slice(0, 8);
}
