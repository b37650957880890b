/**
 * The building at each Location, on a 64 by 48 grid. Parts are written as in `glyphs.ts`: a fill and path data. The
 * street runs along the bottom edge.
 */
type Drawing = readonly string[];

/** A house seen from the front: walls and a gable with its ridge in the middle. */
function gable(x: number, width: number, eaves: number, ridge: number): Drawing {
  const right = x + width;
  const middle = x + width / 2;
  return [
    `wall|M${x} 47V${eaves}H${right}V47z`,
    `roof|M${x - 2.5} ${eaves}L${middle} ${ridge}L${right + 2.5} ${eaves}z`,
  ];
}

/** A house seen from the side: its roof is a long slope. */
function long(x: number, width: number, eaves: number, ridge: number): Drawing {
  const right = x + width;
  return [
    `wall|M${x} 47V${eaves}H${right}V47z`,
    `roof|M${x - 2} ${eaves}L${x + 3} ${ridge}H${right - 3}L${right + 2} ${eaves}z`,
  ];
}

function pane(x: number, y: number, width = 5, height = 6): string {
  return `glass|M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}`;
}

function door(x: number, width = 7, height = 11): string {
  return `dark|M${x} 47V${47 - height + 3}q0-3 ${width / 2}-3t${width / 2} 3V47z`;
}

function barrel(x: number, foot = 47): string {
  return `wood|M${x} ${foot}q-1.6-4.5 0-9h6q1.6 4.5 0 9zM${x - 0.7} ${foot - 3}h7.4M${x - 0.7} ${foot - 6.2}h7.4`;
}

function sailor(x: number, foot = 47): Drawing {
  return [
    `wash|M${x - 3.5} ${foot}v-5.5q0-3.5 3.5-3.5t3.5 3.5V${foot}z`,
    `skin|M${x - 2.2} ${foot - 11}a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z`,
    `dark|M${x - 2.6} ${foot - 12}q.4-2.4 2.6-2.4t2.6 2.4z`,
  ];
}

const GROUND = '|M1 47h62';

export const HOUSES: Readonly<Record<string, Drawing>> = {
  crew: [
    ...long(8, 34, 24, 11),
    pane(12, 29),
    pane(21, 29),
    pane(30, 29),
    'wood|M13 11V5.5h5V11',
    ...sailor(38),
    ...sailor(47),
    ...sailor(56),
    GROUND,
  ],
  guns: [
    ...gable(6, 26, 24, 9),
    'dark|M13 47V35q0-4 6-4t6 4v12z',
    'red|M16 47q-1-5 3-9 4 4 3 9z',
    'wood|M27 13V3h5v14',
    '|M28.5 2.5q-1-1.5 1-2.3',
    'iron|M35 36l18-6.5 2 5.4L38 41.3q-2.6.9-3.7-1.3-1-2.5.7-4z',
    'wood|M37.5 43a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
    'iron|M50 45.2a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM54 45.2a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM52 42a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z',
    GROUND,
  ],
  supplies: [
    ...gable(8, 30, 22, 7),
    'cloth|M6 30.5l3-5h28l3 5z',
    '|M13 25.5l-2 5M20 25.5l-1 5M26 25.5l1 5M33 25.5l2 5',
    door(12),
    pane(25, 34, 8, 6),
    pane(20, 14, 6, 6),
    barrel(42),
    barrel(51),
    barrel(46.5, 38),
    GROUND,
  ],
  trade: [
    ...gable(10, 34, 20, 5),
    'dark|M23 47V36h8v11z',
    'dark|M24 26v-7h6v7z',
    '|M27 9.5h14M40 9.5v10M38.5 19.5h3',
    'wood|M36 20.5h8v7h-8zM36 20.5l8 7',
    'wood|M47 38h9v9h-9zM47 38l9 9M48.5 30h7v8h-7zM48.5 30l7 8',
    pane(13, 30),
    pane(36.5, 32),
    GROUND,
  ],
  tavern: [
    ...gable(8, 36, 25, 6),
    '|M8 35h36M18 25v10M34 25v10M20 14.5h12M26 6v8.5',
    'gold|M12 28h5v5h-5zM24 27.5h5v5.5h-5zM35.5 28h5v5h-5zM34 38h6v5h-6z',
    door(22, 8, 10.5),
    'wood|M10 14V8h4.5v3',
    '|M44 27h11M53 27v3',
    'cloth|M47.5 30h11v10h-11z',
    'white|M50 33h5v5h-5zM55 34h2v3h-2',
    GROUND,
  ],
  shipyard: [
    'wood|M6 27q3 15 14 15h22q12 0 16-17-6 3-12 3H18q-7 0-12-1z',
    '|M14 28.5q1 8 6 13.4M23 28.5q0 8 3 13.4M32 28.5v13.4M41 28.5q0 8-3 13.4M50 27.5q-1 8-7 14',
    '|M12 47l5-7M20 47v-5M30 47v-5M40 47v-5M50 47l-4-6',
    '|M10 27V8M10 8l16 19M32 28V10M27 14h10M54 26l3-15',
    'wood|M2 44h60v3H2z',
  ],
  pinnace: [
    'sea|M2 41q5-3 10 0t10 0 10 0 10 0 10 0 10 0v6H2z',
    'wood|M14 33h36l-5 9H20z',
    'white|M31 6q13 9 15 23H31z',
    'white|M29 11q-8 8-10 18h10z',
    '|M30 4v29M30 4l5 1.5-5 1.5',
    '|M20 42q2-3 5 0M38 42q2-3 5 0',
  ],
  drake: [
    'wall|M4 47V20h56v27z',
    'roof|M2 20l6-9h48l6 9z',
    'wall|M24 47V15l8-8 8 8v32z',
    'roof|M22.5 15.5 32 5l9.5 10.5',
    '|M32 5V0',
    'red|M32 .5q4-1.3 8 0t6 0v5q-3 1.3-6 0t-8 0z',
    pane(8, 26),
    pane(16, 26),
    pane(43, 26),
    pane(51, 26),
    pane(8, 37),
    pane(16, 37),
    pane(43, 37),
    pane(51, 37),
    pane(29.5, 19, 5, 8),
    door(28, 8, 14),
    GROUND,
  ],
  queen: [
    'wall|M4 47V24h10v23zM50 47V24h10v23z',
    'roof|M3 24l6-14 6 14zM49 24l6-14 6 14z',
    'wall|M14 47V20h36v27z',
    'cloth|M18 20q14-17 28 0z',
    'gold|M25 12l-1.5-8 5 3.5L32 1l3.5 6.5 5-3.5L39 12z',
    '|M14 20h3v-3h4v3h4v-3h4v3h6v-3h4v3h4v-3h4v3h3',
    pane(18, 26, 5, 8),
    pane(41, 26, 5, 8),
    'dark|M26 47V35q0-6 6-6t6 6v12z',
    pane(6.5, 29),
    pane(52.5, 29),
    GROUND,
  ],
  admiral: [
    ...gable(6, 30, 22, 8),
    pane(10, 27),
    pane(18.5, 27),
    pane(27, 27),
    door(17, 8, 11),
    'glass|M18.5 16a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
    '|M48 47V5',
    'white|M48 6q5-1.5 9 0t6 0v10q-3 1.5-6 0t-9 0z',
    'red|M48 10h15v2.5H48zM53.5 6.2h2.5v10.2h-2.5z',
    '|M40 40v-6M36.5 36h7M36 38q0 5 4 6 4-1 4-6',
    GROUND,
  ],
  governor: [
    'wall|M8 47V20h48v27z',
    'wall|M6 47V10h12v37zM46 47V10h12v37z',
    'wall|M5 10V5h3.5v2.5h2V5h3v2.5h2V5H19v5zM45 10V5h3.5v2.5h2V5h3v2.5h2V5H59v5z',
    'wall|M18 20v-4h4v2h4v-2h4v2h4v-2h4v2h4v-2h4v4',
    'dark|M26 47V36q0-7 6-7t6 7v11z',
    '|M27 38h10M27 42h10M32 29v18',
    'glass|M10.5 18h3v6h-3zM50.5 18h3v6h-3z',
    'cloth|M28 19h8v7l-4 3-4-3z',
    GROUND,
  ],
  informer: [
    ...gable(3, 22, 20, 6),
    ...gable(40, 21, 18, 3),
    'dark|M25 47V24h15v23z',
    pane(8, 26),
    pane(16, 26),
    pane(46, 25),
    'wash|M32.5 27q-6 3-6.5 12v8h13v-8q-.5-9-6.5-12z',
    'dark|M29.5 35q0-3.5 3-3.5t3 3.5-3 4-3-.5z',
    '|M31.5 35h.01M33.7 35h.01',
    '|M55 25v4',
    'gold|M53 29h4v5h-4z',
    GROUND,
  ],
  goldenHind: [
    'sea|M2 42q5-3 10 0t10 0 10 0 10 0 10 0 10 0v5H2z',
    'wood|M10 30h6l2 3h22l4-5h10l-5 14H18z',
    '|M12 34h38M22 37.5h.01M28 37.5h.01M34 37.5h.01M40 37.5h.01',
    'white|M20 14h16q3 6 0 12H20q3-6 0-12z',
    'gold|M27 17.5l1 2.5h2.5l-2 1.7.8 2.5-2.3-1.5-2.3 1.5.8-2.5-2-1.7H26z',
    'white|M22 5h12q2 4 0 7.5H22q2-3.5 0-7.5z',
    'white|M42 12h9q2 4.5 0 9h-9q2-4.5 0-9z',
    '|M28 33V2M46 28V9M28 2l6 1.5M16 30l-6-13 10 3',
  ],
  investor: [
    ...gable(6, 32, 22, 8),
    '|M6 26h32M11 26v21M33 26v21',
    door(18, 8, 12),
    pane(13, 30, 4, 7),
    pane(28, 30, 4, 7),
    'gold|M19.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
    '|M51 44V24M43 26h16M43 26l-3 8h6zM59 26l-3 8h6z',
    'gold|M40 34h6q-.5 3-3 3t-3-3zM56 34h6q-.5 3-3 3t-3-3z',
    'wood|M47 47q0-3 4-3t4 3z',
    GROUND,
  ],
  dockside: [
    'sea|M2 42q5-3 10 0t10 0v5H2z',
    'wood|M22 38h40v3H22z',
    '|M26 41v6M36 41v6M46 41v6M56 41v6M22 44h40',
    '|M46 38V10M46 10 24 4M46 18 33 6.5M50 38 46 26M24 4v13',
    'wood|M19.5 17h9v8h-9zM19.5 17l9 8',
    barrel(52, 38),
    'wood|M30 38v-4.5h4V38z',
    '|M30 35.5q-8 0-10 6',
  ],
};

export const HOUSE_FILLS: Readonly<Record<string, string>> = {
  wall: 'light-dark(#f7eed6,#223542)',
  roof: 'light-dark(#c98f6a,#5c4438)',
  wood: 'light-dark(#d3ae77,#5b4a35)',
  glass: 'light-dark(#bcd3cf,#e0b75a)',
  dark: 'light-dark(#5a4636,#0b141b)',
  iron: 'light-dark(#8d8a86,#5d6b74)',
  cloth: 'light-dark(#d2775f,#8f4a3c)',
  red: 'light-dark(#cf5f45,#d9765d)',
  gold: 'light-dark(#e0b352,#e3b959)',
  white: 'light-dark(#fffaf0,#b9b6a5)',
  skin: 'light-dark(#efc9a0,#b98f6c)',
  sea: 'light-dark(#a9c7c1,#1e3d4e)',
  wash: 'light-dark(#7fa39a,#3d6d66)',
};
