import type { JSX } from 'preact';
import { LineArt } from './LineArt.tsx';

/** Icons on a 24-unit grid with a stroke of 1.6, each a list of path data. */
const PATHS = {
  back: ['M14.5 5.5 8 12l6.5 6.5'],
  bot: ['M5 9.5h14v9.5H5z', 'M12 9.5V5.5', 'M12 5.5h.01', 'M9 13.6v1.2', 'M15 13.6v1.2', 'M2.8 13v3', 'M21.2 13v3'],
  calendar: ['M4.5 6h15v13.5h-15z', 'M4.5 10.2h15', 'M8.5 3.8v4', 'M15.5 3.8v4', 'M8.3 14.2h2', 'M13.7 14.2h2'],
  chat: ['M4 5h16v11.5H10.5L6 20v-3.5H4z', 'M8 9.2h8', 'M8 12.4h5'],
  check: ['M4.5 12.8 9.5 18 19.5 6.5'],
  clock: ['M12 4a8 8 0 1 0 .01 0z', 'M12 7.8V12l3 2'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  copy: ['M8.5 8.5h11v11h-11z', 'M15.5 8.5v-4h-11v11h4'],
  download: ['M12 4v11', 'M7.5 11 12 15.5 16.5 11', 'M4.5 19.5h15'],
  end: ['M6 5.5 14.5 12 6 18.5z', 'M17.5 5.5v13'],
  eye: [
    'M2.5 12C5 7.8 8.3 5.8 12 5.8S19 7.8 21.5 12C19 16.2 15.7 18.2 12 18.2S5 16.2 2.5 12z',
    'M12 9.3a2.7 2.7 0 1 0 .01 0z',
  ],
  forward: ['M9.5 5.5 16 12l-6.5 6.5'],
  hint: ['M9.5 17.2c0-2-3.3-3.3-3.3-7.4a5.8 5.8 0 0 1 11.6 0c0 4.1-3.3 5.4-3.3 7.4z', 'M10 20.4h4'],
  link: [
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3',
    'M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  ],
  log: ['M6 3.5h9.5L19 7v13.5H6z', 'M9 9h6.5', 'M9 12.5h6.5', 'M9 16h4'],
  moon: ['M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'],
  offline: [
    'M4 4l16 16',
    'M2.8 9.5a14 14 0 0 1 5-3',
    'M12.5 5.4a14 14 0 0 1 8.7 4.1',
    'M6 13a9.5 9.5 0 0 1 4.2-2.4',
    'M15.5 11.3A9.5 9.5 0 0 1 18 13',
    'M9.2 16.3a4.5 4.5 0 0 1 5.6 0',
    'M12 19.5h.01',
  ],
  pause: ['M8 5.5v13', 'M16 5.5v13'],
  person: ['M12 4a4 4 0 1 0 .01 0z', 'M4.5 20c.8-4.3 3.5-6.5 7.5-6.5s6.7 2.2 7.5 6.5'],
  play: ['M7.5 5 18.5 12 7.5 19z'],
  plus: ['M12 5v14', 'M5 12h14'],
  question: ['M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3', 'M12 18.2h.01'],
  send: ['M4 12 20 4.5 15.5 20l-3.7-6z', 'M20 4.5 11.8 14'],
  start: ['M18 5.5 9.5 12 18 18.5z', 'M6.5 5.5v13'],
  sun: [
    'M12 8a4 4 0 1 0 .01 0z',
    'M12 2.5v2',
    'M12 19.5v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'M5.3 5.3l1.4 1.4',
    'M17.3 17.3l1.4 1.4',
    'M5.3 18.7l1.4-1.4',
    'M17.3 6.7l1.4-1.4',
  ],
  undo: ['M8.5 5 4 9.5 8.5 14', 'M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9'],
  upload: ['M12 15.5v-11', 'M7.5 9 12 4.5 16.5 9', 'M4.5 19.5h15'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IconName = keyof typeof PATHS;

/** An icon next to text, hidden from screen readers. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return <LineArt paths={PATHS[name]} size={size} stroke={1.6} />;
}
