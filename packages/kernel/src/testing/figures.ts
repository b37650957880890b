import { LAWS, type Law } from './lawBroken.ts';

/** What one run checked. */
export interface Figures {
  decisions: number;
  /** How many moves, legal or not, were compared with their conditions. */
  judged: number;
  /** How often each law was checked. */
  laws: Record<Law, number>;
  /** Altered moves and how they were refused; the last two only if the game can name a rule. */
  refused: { unreadable: number; named: number; unnamed: number };
  /** Worlds made by `determinize`, and how many differed from the real state in more than the future. */
  worlds: { imagined: number; different: number };
  /** By part of the state: how often a seat could not see it, and how often its world had another value there. */
  secrets: Record<string, Secret>;
}

export interface Secret {
  hidden: number;
  dealt: number;
}

export function emptyFigures(): Figures {
  const laws = Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<Law, number>;
  return {
    decisions: 0,
    judged: 0,
    laws,
    refused: { unreadable: 0, named: 0, unnamed: 0 },
    worlds: { imagined: 0, different: 0 },
    secrets: {},
  };
}

/** The combined figures of several games. */
export function addFigures(one: Figures, other: Figures): Figures {
  const sum = emptyFigures();
  sum.decisions = one.decisions + other.decisions;
  sum.judged = one.judged + other.judged;
  for (const law of LAWS) sum.laws[law] = one.laws[law] + other.laws[law];
  sum.refused.unreadable = one.refused.unreadable + other.refused.unreadable;
  sum.refused.named = one.refused.named + other.refused.named;
  sum.refused.unnamed = one.refused.unnamed + other.refused.unnamed;
  sum.worlds.imagined = one.worlds.imagined + other.worlds.imagined;
  sum.worlds.different = one.worlds.different + other.worlds.different;
  for (const { secrets } of [one, other]) {
    for (const [part, { hidden, dealt }] of Object.entries(secrets)) addSecret(sum, part, { hidden, dealt });
  }
  return sum;
}

export function addSecret({ secrets }: Figures, part: string, { hidden, dealt }: Secret): void {
  const secret = secrets[part] ?? { hidden: 0, dealt: 0 };
  secrets[part] = { hidden: secret.hidden + hidden, dealt: secret.dealt + dealt };
}
