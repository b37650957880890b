import type { JSX } from 'preact';
import { LineArt } from './LineArt.tsx';

/** Portraits of the levels of play, drawn like the icons: a 24-unit grid, a stroke of 1.4, each a list of path data. */
const PORTRAITS: Readonly<Record<string, readonly string[]>> = {
  cabinBoy: [
    'M7.9 9.9v1.2c0 2.7 1.8 4.5 4.1 4.5s4.1-1.8 4.1-4.5V9.9',
    'M7.2 9.9c-.2-3.6 1.8-5.8 4.7-5.8 2.5 0 4.2 1.6 4.5 4.1',
    'M6.9 9.9h9.5c1.6 0 2.6-.5 3.2-1.6l-3.3-.2',
    'M10.3 11.9h.01',
    'M13.7 11.9h.01',
    'M10.7 13.6c.8.6 1.8.6 2.6 0',
    'M4.2 21c.6-3.3 2.6-5 5.2-5.4L12 18l2.6-2.4c2.6.4 4.6 2.1 5.2 5.4',
  ],
  bosun: [
    'M7.7 8.8C7.7 5.4 9.4 3.4 12 3.4s4.3 2 4.3 5.4',
    'M7.1 8.8h9.8v1.8H7.1z',
    'M7.6 10.6c-.3 4.3 1.6 6.7 4.4 6.7s4.7-2.4 4.4-6.7',
    'M9.6 13.9c.8-1 1.7-.9 2.4-.3.7-.6 1.6-.7 2.4.3',
    'M10.1 12.1h.01',
    'M13.9 12.1h.01',
    'M3.6 21c.5-2.9 2.3-4.7 5-5.3',
    'M20.4 21c-.5-2.9-2.3-4.7-5-5.3',
    'M9.4 21h5.2',
  ],
  master: [
    'M5 8.8c2 .9 4.3 1.3 7 1.3s5-.4 7-1.3',
    'M7.9 9.6c-.3-3 .8-4.7 4.1-4.7s4.4 1.7 4.1 4.7',
    'M14.9 5.9c.6-2.2 2.3-3.4 5-3.5-.3 2.3-1.8 3.8-4 4.6',
    'M8.1 10v1.4c0 2.4 2 3.6 3.9 6.4 1.9-2.8 3.9-4 3.9-6.4V10',
    'M10.2 12.2h.01',
    'M13.8 12.2h.01',
    'M10.6 14.3h2.8',
    'M3.8 21c.5-2.8 2.3-4.6 4.9-5.2',
    'M20.2 21c-.5-2.8-2.3-4.6-4.9-5.2',
  ],
  admiral: [
    'M3.2 8.9C6 8.4 6.6 3 12 3s6 5.4 8.8 5.9c-2.7 1.1-5.5 1.5-8.8 1.5S5.9 10 3.2 8.9z',
    'M12 5.3v2.8',
    'M10.6 6.7h2.8',
    'M8.1 10.3v1.2c0 2.6 1.8 4.3 3.9 4.3s3.9-1.7 3.9-4.3v-1.2',
    'M10.3 12.2h.01',
    'M13.7 12.2h.01',
    'M10.7 14h2.6',
    'M3.4 18.2c.7-1.3 2.6-1.6 4.2-.6L7 19.3H3z',
    'M20.6 18.2c-.7-1.3-2.6-1.6-4.2-.6l.6 1.7h4z',
    'M7.6 17.2 12 21l4.4-3.8',
    'M4 21.2v-1.9',
    'M20 21.2v-1.9',
  ],
};

/** The portrait of a bot; nothing for a bot that has none. It is decoration next to the bot's name. */
export function BotPortrait({ bot, size = 20 }: { readonly bot: string; readonly size?: number }): JSX.Element | null {
  const paths = PORTRAITS[bot];
  if (paths === undefined) return null;
  return <LineArt paths={paths} size={size} stroke={1.4} />;
}
