import type { MoveText } from '@portolan/client';
import type { AnyGame, BaseEvent } from '@portolan/kernel';

/** A game's texts, from its `ui` package; a game without one is shown in notation. */
export interface GameText {
  /** The question that the viewer of `view` is asked. */
  prompt(view: unknown): string;
  /** Describes a move to the viewer of `view`, who may play it. */
  describeMove(move: unknown, view: unknown): MoveText;
  /** A sentence, or undefined for an event not worth telling. `names` is by seat. */
  describeEvent(event: BaseEvent, names: readonly string[]): string | undefined;
  /** The table as the viewer sees it, in several lines. */
  describeView(view: unknown, names: readonly string[]): string;
}

/** The texts of a game without its own. */
export function plainText(game: AnyGame): GameText {
  return {
    prompt: () => 'Your move?',
    describeMove: (move) => ({ text: game.writeMove(move) }),
    describeEvent: (event, names) => describeFields(event, names),
    describeView: (view) => outline(view, '').join('\n'),
  };
}

function describeFields({ kind, ...fields }: BaseEvent, names: readonly string[]): string {
  const rest = Object.entries(fields).map(([name, value]) =>
    name === 'seat' && typeof value === 'number' ? (names[value] ?? 'nobody') : `${name} ${short(value)}`,
  );
  return [kind, ...rest].join(', ');
}

function short(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

const WIDTH = 100;

/** An indented outline: short entries share a line, long ones are expanded. */
function outline(value: unknown, indent: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${JSON.stringify(value)}`];
  const lines: string[] = [];
  let line = indent;
  const flush = (): void => {
    if (line !== indent) lines.push(line.trimEnd());
    line = indent;
  };
  for (const [key, item] of Object.entries(value)) {
    const flat = `${key}: ${JSON.stringify(item)}  `;
    if (line.length + flat.length > WIDTH) flush();
    if (indent.length + flat.length <= WIDTH) line += flat;
    else lines.push(`${indent}${key}:`, ...outline(item, `${indent}  `));
  }
  flush();
  return lines;
}
