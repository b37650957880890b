/**
 * Pieces with a body, seen from above at an angle, on a 48-unit grid. A part is path data preceded by its fill (a name in
 * BODY_FILLS, or nothing) and a bar; a second bar separates attributes of its own. `--colour` is the seat's.
 */
export const BODY_FILLS: Readonly<Record<string, string>> = {
  seat: 'var(--colour)',
  seatLight: 'color-mix(in oklab,var(--colour),#fff 40%)',
  seatDark: 'color-mix(in oklab,var(--colour),#1c1208 40%)',
  hull: '#7d5230',
  hullDark: '#54341d',
  deck: '#c89a62',
  canvas: '#fbf3dd',
  canvasDark: '#e0cfa6',
  stone: '#cfc3ac',
  stoneLight: '#eae1cd',
  stoneDark: '#95876e',
  skin: '#efc9a0',
  gold: '#e6bb58',
  goldLight: '#f7e0a0',
  goldDark: '#a87820',
  rock: '#7b7168',
  rockDark: '#4d453e',
  leaf: '#8fa35c',
  leafDark: '#5d7340',
  hide: '#c99a63',
  hideDark: '#8d6237',
  red: '#b8402a',
  redDark: '#7c2415',
  iron: '#8b8b90',
  ink: '#2a1d12',
  foam: '#ffffffb3',
};

/** A thick disc seen at an angle. */
function disc(top: string, side: string): readonly string[] {
  return [`${side}|M1.5 21v6a22.5 18.5 0 0 0 45 0v-6z`, `${top}|M1.5 21a22.5 18.5 0 1 0 45 0 22.5 18.5 0 1 0-45 0z`];
}

const WAKE =
  'foam|M2 42.5q4-3.4 8-.6t8 1 8 .3 8-.7 8-1.6q2.2-.2 4 1.2-3.2 3.6-9 4.2-11 1.6-22 .7-8-.7-13-4.500z|stroke="none"';

export const BODIES: Readonly<Record<string, readonly string[]>> = {
  /** A turned wooden figure with a hat: the body carries the emblem. */
  settler: [
    'seatDark|M9 41q0 5 15 5t15-5v-3H9z',
    'seat|M9 38q0-15 8.5-18.500h13Q39 23 39 38q0 4.5-15 4.500T9 38z',
    'seatLight|M12.5 37q0-12 6.5-15.500h3.500Q15.5 26 15.5 39.200q-3-.8-3-2.200z|stroke="none"',
    'skin|M16.5 13.500a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z',
    'seatDark|M10.5 10.500Q16 12.3 24 12.300t13.5-1.800q-2-2.7-6.5-3.500Q30 1.5 24 1.500T17 7q-4.5.8-6.5 3.500z',
  ],
  /** The same figure with a plumed hat and a sash. */
  captain: [
    'seatDark|M7 41q0 5 17 5t17-5v-3H7z',
    'seat|M7 38q0-15 10-18.500h14Q41 23 41 38q0 4.5-17 4.500T7 38z',
    'gold|M16.5 20 38.5 40.500q-2 1-4.5 1.400L12.5 22.500q1.8-1.8 4-2.500z',
    'gold|M5.5 25.500q4-6.5 11.5-5l-3 5zM42.5 25.500q-4-6.5-11.5-5l3 5z',
    'skin|M16.5 14a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z',
    'ink|M18.5 17.500q5.5 3 11 0-1 5-5.5 5t-5.5-5z|stroke="none"',
    'seatDark|M5 11.500q7-8.5 19-8.500t19 8.500q-8.5-2-19-2t-19 2z',
    'canvas|M27 4q6-5.5 13-2.5-1 6.5-9.5 7z',
  ],
  town: [
    'stoneDark|M40 20l5 4v18l-5 3z',
    'stoneLight|M4 24h17v20H4z',
    'seat|M1.5 25 12.5 11 24 25z',
    'stoneLight|M20 18h20v27H20z',
    'seat|M16.5 19.5 30 3.500l14 16z',
    'seatLight|M16.5 19.5 30 3.500l2 2.3-11.5 13.700z|stroke="none"',
    'ink|M27 45v-8.500q0-3 3-3t3 3V45zM8.5 31h4v5h-4zM24 23.500h4v5h-4zM32.5 23.500h4v5h-4z|stroke="none"',
  ],
  /** A walled town on its disc. */
  city: [
    'goldDark|M1 35.500q0 11 23 11t23-11v-3.500H1z',
    'gold|M1 32q0 11 23 11t23-11-23-10S1 22.5 1 32z',
    'stoneLight|M7 17h8v17.500q-5-.8-8-2.500zM33 17h8v15q-3 1.7-8 2.500z',
    'stone|M15 22h18v13q-9 1.2-18 0z',
    'seat|M5 17.5 11 7.500l6 10zM31 17.5 37 7.500l6 10z',
    'stoneLight|M19 12h10v15H19z',
    'seat|M16.5 12.5 24 0l7.5 12.500z',
    'seatLight|M16.5 12.5 24 0l1 1.7-5 10.800z|stroke="none"',
    'ink|M21.5 35.800v-4q0-2.3 2.5-2.300t2.5 2.300v4zM22.3 16h3.400v5h-3.400zM9.5 21h3v4h-3zM35.5 21h3v4h-3z|stroke="none"',
  ],
  ship: [
    WAKE,
    '|M1.2 25.5 9 30.5',
    'canvas|M2.5 25.2 12.5 9.5 11.8 27.500q-4.8-2.7-9.3-2.300z',
    'hull|M4 30.500q4 3 12 3l18-1.5 3.5-10 8-1q.6 11-8 20.7-11 3.8-25.5 1-6.5-4.2-8-12.200z',
    'deck|M4 30.500q9-4 32-4l-2 5.5-18 1.500q-8 0-12-3z',
    'seat|M5 34.2q4.5 2.4 11.5 2.3l19.5-1.5q5.5-1.3 8.5-5.5-.6 2.5-1.8 5-2.7 3-6.7 3.9l-19.5 1.5q-6.3.1-10-1.7-1.1-2-1.5-4z',
    '|M14.5 32V6M27 31V2.500M39.5 22V10',
    'canvasDark|M8.5 9q5-1.4 11 .2 2.2 7.3 0 14.3-5.8-2-11.2-.2 2.3-7.3.2-14.300z',
    'canvas|M35.5 11.5 44 9.500q1.2 4.5.2 8.500l-7 1.300q-1.4-3.8-1.7-7.800z',
    'seat|M19 6.500q8-2 16.5.3 3.3 9.7.2 19.2-8.6-3-16.9-.6 3-9.7.2-18.900z',
    'seatLight|M19 6.500q3-.7 6-.9 3.2 9.6.3 19.1-3.2 0-6.5.7 3-9.7.2-18.900z|stroke="none"',
    '|M19 6.500q8-2 16.5.3 3.3 9.7.2 19.2-8.6-3-16.9-.6 3-9.7.2-18.900z',
    'red|M27 2.500l7.5-1.2-2.5 2.2 2 2-7-1z',
  ],
  stronghold: [
    'stoneDark|M36 16l8-3v26l-8 6z',
    'stone|M5 45V12h5.500v5h5v-5H21v5h5v-5h5.500v5H36v28z',
    'stoneLight|M7 45V21h5v24z|stroke="none"',
    'stoneDark|M36 17v-5l8-3v4z',
    'ink|M15 45V35q0-6 5.5-6t5.5 6v10z|stroke="none"',
    '|M7 25h5M8 31h4M29 24h5M28 30h5M30 37h4',
  ],
  mine: [
    'rock|M2 44 12 18l8-3 6-10 9 5 5 13 6 21z',
    'rockDark|M26 5l9 5 5 13 6 21H33L30 24z|stroke="none"',
    'ink|M12 44V32q0-9 9-9t9 9v12z',
    '|M12 44V30M30 44V30M10 30h22|stroke="#c89a62" stroke-width="3"',
    'gold|M16 44q-1-5 2-6 1-4 4-3 4 0 4 3 3 2 1 6z',
    'goldLight|M19 40l2-2 2 2-2 2z|stroke="none"',
  ],
  /** A stepped pyramid. */
  civilisation: [
    'stoneDark|M35 38l11-5v6l-11 6zM31 29l11-5v6l-11 6zM28 20l9-4v6l-9 5z',
    'stone|M2 38h33v7H2zM6 29h25v8H6zM10 20h18v8H10zM13 11h11v8H13z',
    'stoneLight|M2 38l11-5h33l-11 5zM6 29l11-5h25l-11 5zM10 20l9-4h18l-9 4z',
    'stoneDark|M24 11l6-3v8l-6 3z',
    'red|M11 11l9-5h12l-8 5z',
    'ink|M16 19v-5h5v5z|stroke="none"',
    'gold|M15 20h7v25h-7z',
    '|M15 25h7M15 30h7M15 35h7M15 40h7',
  ],
  natives: [
    'hideDark|M28 14 46 42l-10 3z',
    'hide|M26 12 8 45h28z',
    'hide|M26 12 3 42l5 3z',
    'ink|M22 45l2-14 6 14z|stroke="none"',
    'red|M17.5 28l3-5.5 3 5.500zM28 28l1.5-5 3 5zM12 39l3-5.5 3 5.500z|stroke="none"',
    '|M26 12 20 2M26 12l7-9M26 12l1-10',
  ],
  /** A heap of coins. */
  gold: [
    'goldDark|M4 36q0 8 12 8t12-8v-5H4z',
    'gold|M4 31q0 7 12 7t12-7-12-7-12 7z',
    'goldDark|M20 37q0 8 12 8t12-8v-5H20z',
    'gold|M20 32q0 7 12 7t12-7-12-7-12 7z',
    'goldDark|M11 22q0 8 12 8t12-8v-6H11z',
    'gold|M11 16q0 7 12 7t12-7-12-7-12 7z',
    'goldLight|M15 16q0 4 8 4 3 0 5-.8-8-.2-9-6.4-4 1-4 3.200z|stroke="none"',
  ],
  cathedral: [
    'stoneDark|M35 24l9-4v20l-9 5z',
    'stoneLight|M9 24h26v21H9z',
    'redDark|M35 24 31 14h9l4 6z',
    'red|M6 25 14 14h18l5 11z',
    'stoneLight|M4 16h10v29H4z',
    'red|M2.5 16.5 9 4l6.5 12.500z',
    '|M9 4V-1M7 1h4',
    'ink|M7 22h4v6H7zM21 45V36q0-4 4-4t4 4v9zM17 29a2 2 0 1 0 .1 0zM32 29a1.5 1.5 0 1 0 .1 0zM7 33h4v6H7z|stroke="none"',
  ],
  corn: [
    'leaf|M24 46Q8 40 10 20q9 6 14 26zM24 46q16-6 14-26-9 6-14 26z',
    'gold|M24 3q8 6 8 19t-8 20q-8-7-8-20T24 3z',
    'goldDark|M19 14h.1M24 11h.1M29 14h.1M19 21h.1M24 18h.1M29 21h.1M19 28h.1M24 25h.1M29 28h.1M24 33h.1|stroke="#a87820" stroke-width="4"',
  ],
  timber: [
    'hull|M8 30l26 4v11L8 40z',
    'hull|M12 17l26 4v12l-26-4z',
    'deck|M34 39a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0zM36 27a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0z',
    'hull|M5 6l28 4v12L5 17z',
    'deck|M28 16a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0z',
    '|M39.5 39h.1M41.5 27h.1M33.5 16h.1M10 11l12 2M14 23l10 2',
  ],
  iron: [
    'rockDark|M32 24l12-5 2 14-10 9z',
    'iron|M2 40l6-16h24l4 18z',
    'stoneLight|M8 24l10-7 26 2-12 5z',
    '|M13 30h13M12 35h16',
  ],
  gems: [
    'foam|M4 18 14 6h20l10 12-20 27z',
    'leaf|M4 18 14 6h20l10 12-20 27z',
    'leafDark|M30 18 34 6l10 12-20 27z|stroke="none"',
    '|M4 18h40M14 6l4 12 6 27 6-27 4-12M18 18l6-12 6 12',
  ],
  /** Crossed swords on a red disc. */
  war: [
    ...disc('red', 'redDark'),
    'canvas|M11 8l4 .5 15 17-2.5 3-15.5-17zM37 8l-4 .5-15 17 2.5 3 15.5-17z',
    'gold|M31 23l3 3 3 5-3 2-4.5-3.5-3-3zM17 23l-3 3-3 5 3 2 4.5-3.5 3-3z',
  ],
  /** An olive branch. */
  peace: [
    '|M8 38Q26 34 40 10',
    'leaf|M40 10q-7-1-10 5 7 2 10-5zM33 20q-8-3-12 3 7 4 12-3zM36 17q1 8 8 8 0-7-8-8zM26 27q-8-3-12 3 7 4 12-3zM28 26q2 8 9 7-1-7-9-7zM18 33q-7-1-9 4 6 3 9-4zM20 32q3 6 9 4-2-6-9-4z',
  ],
  /** A black flag on its mast. */
  pirate: [
    'hull|M8 2h4v44H8z',
    'ink|M12 5q8-4 16 0t17-1v26q-9 4-17 0t-16 1z',
    'canvas|M22 15a6.5 6 0 1 1 12 0q1 3-2 5v3h-8v-3q-3-2-2-5z|stroke="none"',
    'ink|M24.5 15a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM29 15a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z|stroke="none"',
  ],
  arts: [
    ...disc('canvas', 'goldDark'),
    'hull|M16 10q9-4 16 1t5 12-10 8-5-4-5-3-8-4 7-10z',
    'red|M18 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0z|stroke="none"',
    'leaf|M26 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0z|stroke="none"',
    'goldLight|M31 23a2 2 0 1 0 4 0 2 2 0 1 0-4 0z|stroke="none"',
  ],
  science: [
    ...disc('canvas', 'goldDark'),
    '|M24 8.500a12.5 12.5 0 1 0 .1 0zM24 8.500v25M11.5 21h25M14 13.500q10 5 20 0M14 28.500q10-5 20 0',
    'gold|M20.5 21a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z',
  ],
  religion: [...disc('canvas', 'goldDark'), 'gold|M21 7h6v7h7.500v6H27v14h-6V20h-7.500v-6H21z'],
  grow: [
    ...disc('canvas', 'leafDark'),
    'leaf|M24 27q-9 0-11-13 10 0 11 13zM24 23q2-12 12-14 1 13-12 14z',
    '|M24 34V22',
  ],
  build: [...disc('canvas', 'hullDark'), 'iron|M12 9h19l4 5-3 4H12z', 'hull|M20 18h6v16h-6z'],
};
