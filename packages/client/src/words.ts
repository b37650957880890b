import type { BaseEvent } from '@portolan/kernel';
import type { GameUi, MoveText } from './gameUi.ts';

/** `tradeGoods`, `trade-goods` and `trade_goods` as words. */
export function spaced(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-zA-Z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-zA-Z])/g, '$1 $2')
    .replaceAll('+', ' + ')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A word of the notation for people: `crew1` is `Crew 1`, `havana=3` is `Havana 3`. */
export function wordOf(token: string): string {
  return token
    .split('=')
    .map((part) => spaced(part).replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()))
    .join(' ');
}

/** A move in the game's words where it has them, otherwise its notation made readable. */
export function describeMove(ui: GameUi, text: string, view: unknown): MoveText {
  const move = ui.readMove?.(text);
  if (ui.text !== undefined && move !== undefined) return ui.text.describeMove(move, view);
  return { text: capital(text.split(' ').map(spacedToken).join(' ')) };
}

function spacedToken(token: string, at: number): string {
  return at === 0 ? spaced(token) : wordOf(token);
}

/**
 * What happened: in the game's words, or the fields of the event in a row, which are data and not translated. `you` is
 * the reader's seat.
 */
export function describeEvent(
  ui: GameUi,
  event: BaseEvent,
  names: readonly string[],
  you?: number,
): string | undefined {
  return ui.text === undefined ? plainEvent(event, names) : ui.text.describeEvent(event, names, you);
}

function plainEvent({ kind, ...fields }: BaseEvent, names: readonly string[]): string {
  const { seat, ...rest } = fields as Readonly<Record<string, unknown>>;
  const who = typeof seat === 'number' ? names[seat] : undefined;
  const what = Object.entries(rest)
    .map(([name, value]) => `${spaced(name)} ${plainValue(value)}`)
    .join(', ');
  const said = who === undefined ? capital(spaced(kind)) : `${who}: ${spaced(kind)}`;
  return what === '' ? `${said}.` : `${said}, ${what}.`;
}

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(' ');
  if (typeof value === 'object' && value !== null) {
    // In a record of amounts only what there is says something.
    return Object.entries(value)
      .filter(([, item]) => item !== 0 && item !== false)
      .map(([name, item]) => `${spaced(name)} ${plainValue(item)}`)
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return String(value);
}
