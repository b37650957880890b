import type { AnyGame } from '../../game.ts';
import { broken, isRuleId, looked, type Moment, type Probe } from '../probe.ts';

/** Every move a game knows, each with its text. Written once per game: there can be thousands. */
const books = new WeakMap<AnyGame, readonly { readonly move: unknown; readonly text: string }[]>();

function everyMove(game: AnyGame): readonly { readonly move: unknown; readonly text: string }[] {
  const known = books.get(game);
  if (known !== undefined) return known;
  const book = game.allMoves().map((move) => ({ move, text: game.writeMove(move) }));
  books.set(game, book);
  return book;
}

/** Over every move the game knows: it is listed if and only if no condition fails, and no rule is made up. */
export function checkConditions(probe: Probe, { state, awaiting, texts }: Moment): void {
  const { game } = probe;
  awaiting.forEach((seat, i) => {
    looked(probe, 'conditions');
    const listed = new Set(texts[i]);
    let met = 0;
    for (const { move, text } of everyMove(game)) {
      const rule = game.whyNot(state, seat, move);
      const legal = listed.has(text);
      if (legal) met++;
      if (legal && rule !== undefined)
        broken(probe, 'conditions', `'${text}' of seat ${seat} is listed, yet ${rule} fails`);
      if (!legal && rule === undefined)
        broken(probe, 'conditions', `'${text}' of seat ${seat} is not listed, yet nothing fails`);
      if (rule !== undefined && !isRuleId(probe, rule)) {
        broken(
          probe,
          'conditions',
          `'${text}' of seat ${seat} is forbidden by '${rule}', which is not a rule of the game`,
        );
      }
    }
    if (met < listed.size) {
      const known = new Set(everyMove(game).map(({ text }) => text));
      const missing = texts[i].find((text) => !known.has(text));
      broken(probe, 'conditions', `'${missing}' is listed, but allMoves does not have it`);
    }
    probe.figures.judged += everyMove(game).length;
  });
}
