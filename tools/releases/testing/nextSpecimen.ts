import type { AnyGame, GamePackage, OpenGame } from '@portolan/kernel';
import { specimen } from '@portolan/specimen';

/** The specimen with a rules change: scores are doubled, so no earlier game replays to its outcome. */
export const nextSpecimen: GamePackage = {
  ...specimen,
  open(components) {
    const open = specimen.open(components);
    return open.ok ? { ok: true, value: changed(open.value) } : open;
  },
};

function changed({ game, advice }: OpenGame): OpenGame {
  const next: AnyGame = {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    outcome(state) {
      const outcome = game.outcome(state);
      return outcome && { ...outcome, scores: outcome.scores.map((score) => 2 * score) };
    },
  };
  return { game: next, advice };
}
