import { findDifference } from '../plain.ts';
import { broken, looked, type Probe } from '../probe.ts';
import { plainJson } from './json.ts';

/** The text of a move, after checking it in both directions. */
export function checkNotation(probe: Probe, move: unknown): string {
  const { game } = probe;
  looked(probe, 'notation');
  const json = plainJson(probe, move, 'a move');
  const text = game.writeMove(move);
  if (text.trim() !== text || text === '' || /[\r\n\u2028\u2029]/.test(text)) {
    broken(probe, 'notation', `${json} is written ${JSON.stringify(text)}, which is not one trimmed line`);
  }
  const back = game.readMove(text);
  const difference = back === move ? undefined : findDifference(move, back);
  if (difference !== undefined) broken(probe, 'notation', `'${text}' is read as another move${difference}`);
  if (back !== move && game.writeMove(back) !== text) broken(probe, 'notation', `'${text}' is not written again`);
  return text;
}

/** A readable text is exactly what would be written: there is one way to write a move. */
export function checkReading(probe: Probe, text: string): void {
  looked(probe, 'notation');
  const move = probe.game.readMove(text);
  if (move === undefined) return;
  const written = probe.game.writeMove(move);
  if (written !== text) broken(probe, 'notation', `${JSON.stringify(text)} is read as '${written}'`);
}
