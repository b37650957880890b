import { capital } from '@portolan/client';
import type { Move } from '@portolan/nina-pinta';
import { describeMove } from '../describeMove.ts';
import type { Scene } from '../table/scene.ts';

/** The targets of a kind that the question offers, picked or not, in the order of the moves. */
export function offered({ turn }: Scene, kind: string): readonly string[] {
  return [...(turn?.whole.lit.keys() ?? []), ...(turn?.whole.settled ?? [])].filter((target) =>
    target.startsWith(`${kind}:`),
  );
}

/** The move that picking a target would choose, where it is the only one; or that was chosen by it. */
export function moveAt({ box, turn }: Scene, target: string): Move | undefined {
  const lit = turn?.outlook.lit.get(target);
  const [option, ...others] = lit ?? (turn?.outlook.settled.includes(target) ? [turn.outlook.chosen] : []);
  return option === undefined || others.length > 0 ? undefined : box.moves.byText.get(option.text);
}

/** What it brings, as a sentence without its stop. */
export function effectAt(scene: Scene, target: string): string | undefined {
  const move = moveAt(scene, target);
  const effect = move === undefined ? undefined : describeMove(scene.box, move, scene.view).effect;
  return effect === undefined ? undefined : capital(effect);
}
