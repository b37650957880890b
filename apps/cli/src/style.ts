import { styleText } from 'node:util';

const SEAT_COLOURS = ['redBright', 'cyanBright', 'yellowBright', 'greenBright', 'magentaBright'] as const;

type Format = Parameters<typeof styleText>[0];

/** Plain if standard output is not a terminal or NO_COLOR is set. */
export function paint(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stdout });
}

export function seatColour(seat: number): Format {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'white';
}

/** The name of a seat, counted from 1 on the screen. */
export function seatName(seat: number): string {
  return `Seat ${seat + 1}`;
}
