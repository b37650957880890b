import type { GamePackage } from '@portolan/kernel';

/** The rules of the games, for bots in the browser. Each is a file of its own. */
const RULES: Readonly<Record<string, () => Promise<GamePackage>>> = {
  'francis-drake': async () => (await import('@portolan/francis-drake')).francisDrake,
  amerigo: async () => (await import('@portolan/amerigo')).amerigo,
  'nina-pinta': async () => (await import('@portolan/nina-pinta')).ninaPinta,
  specimen: async () => (await import('@portolan/specimen')).specimen,
};

export async function loadRules(game: string): Promise<GamePackage | undefined> {
  return RULES[game]?.();
}
