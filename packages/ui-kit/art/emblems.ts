import type { EmblemName } from '../src/seatStyle.ts';

/** Filled shapes on a 24-unit grid, distinguishable at 12 pixels. Contours that run the other way are holes. */
export const EMBLEM_PATHS: Readonly<Record<EmblemName, string>> = {
  anchor:
    'M12 2.5a2.6 2.6 0 0 0-1.2 4.9V9H8v2.2h2.8v7.6c-2.6-.4-4.6-2-5.3-4.3l1.7.6L5 11 2.5 15l1.3.2c1 3.7 4.2 6.3 8.2 6.3s7.2-2.6 8.2-6.3l1.3-.2L19 11l-2.2 4.1 1.7-.6c-.7 2.3-2.7 3.9-5.3 4.3v-7.6H16V9h-2.8V7.4A2.6 2.6 0 0 0 12 2.5z',
  star: 'M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7z',
  crown: 'M3 7l4.3 4L12 4l4.7 7L21 7l-1.8 10H4.8zM4.8 18.5h14.4v2.3H4.8z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 1l1.8 4h-3.6zM12 23l-1.8-4h3.6zM1 12l4-1.8v3.6zM23 12l-4 1.8v-3.6zM4.2 4.2l4.1 1.6-2.5 2.5zM19.8 19.8l-4.1-1.6 2.5-2.5zM4.2 19.8l1.6-4.1 2.5 2.5zM19.8 4.2l-1.6 4.1-2.5-2.5z',
  fish: 'M1.5 6.5 7 10c2-2.6 4.7-4 7.8-4 3.3 0 6 2 7.7 6-1.7 4-4.4 6-7.7 6-3.1 0-5.8-1.4-7.8-4l-5.5 3.5L4 12z',
  tower: 'M5 3h3.2v2.5h2.2V3h3.2v2.5h2.2V3H19v7h-1.5v9H20v2.5H4V19h2.5v-9H5z',
  moon: 'M15.5 2A10 10 0 1 0 22 16.5 9 9 0 0 1 15.5 2z',
  wheel:
    'M12 4.5A7.5 7.5 0 1 1 12 19.5 7.5 7.5 0 0 1 12 4.5zM12 7.5A4.5 4.5 0 1 0 12 16.5 4.5 4.5 0 0 0 12 7.5zM10.8 1h2.4v22h-2.4zM1 10.8h22v2.4H1z',
};
