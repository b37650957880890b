import { COMPASS } from '../src/map/layout.ts';

const ink = 'style="stroke:var(--np-ripple-ink);stroke-width:1;fill:var(--np-beast)"';
const lines = 'style="stroke:var(--np-ripple-ink);stroke-width:.9"';

/** A serpent whose coils rise from the waves. */
const SERPENT = [
  `<path ${ink} d="M34 335q0-17 9-17t9 17h-5q0-11-4-11t-4 11zM57 335q0-13 7-13t7 13h-4q0-8-3-8t-3 8zM75 335q0-8 5-10l1-6 4 5 5 0-3 4q-6 2-7 7z"/>`,
  `<path ${ink} d="M30 335q1-10-4-14-4 3-10 1-3 2-6-1l5-2-5-2q4-6 11-7l3-4 1 4q8 2 10 9 2 7 1 16z"/>`,
  `<path ${lines} d="M19 315h.6M28 315q3 2 4 5M31 323q1 3 1 6M6 337q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0M14 342q4-2 8 0t8 0M52 342q4-2 8 0t8 0"/>`,
];

/** A whale that blows. */
const WHALE = [
  `<path ${ink} d="M14 331q2-12 18-13 15 0 24 8 6 4 13-1l2-7 5 4 6-2-2 7q-5 5-11 8-6 3-14 2H24q-8 0-10-6z"/>`,
  `<path ${lines} d="M28 314q-1-6-7-6m7 6q0-8 6-9m-6 9v-9M22 325h.4M14 331q8 1 14-2M8 340q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0"/>`,
];

/** A kraken between two waves. */
const KRAKEN = [
  `<path ${ink} d="M36 332q-5-6-4-14 2-10 11-10t11 10q1 8-4 14z"/>`,
  `<path ${ink} d="M34 333q-9-1-10-9-1-5-6-4 2-5 7-3 4 2 5 8 2 4 6 4zM52 333q9-1 10-9 1-5 6-4-2-5-7-3-4 2-5 8-2 4-6 4zM33 335q-12 3-17-3-2-3-5-1 0-5 5-4 3 1 5 3 4 3 12 2zM53 335q12 3 17-3 2-3 5-1 0-5-5-4-3 1-5 3-4 3-12 2z"/>`,
  `<path ${lines} d="M40 320v.5M46 320v.5M40 326q3 2 6 0M8 340q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0"/>`,
];

const { x, y, r } = COMPASS;

/** What is drawn in one world only: a beast at sea, and the rose of its compass. */
export const ORNAMENTS: Readonly<Record<string, string>> = {
  nina: `${SERPENT.join('')}${rose([16, 'star'])}`,
  pinta: `${WHALE.join('')}${rose([8, 'lily'])}`,
  santaMaria: `${KRAKEN.join('')}${rose([12, 'sun'])}`,
};

/** A compass rose with that many winds; the middle stays free for what lies on it. */
function rose([winds, centre]: readonly [number, 'star' | 'lily' | 'sun']): string {
  const point = (turn: number, far: number, off = 0): string => {
    const angle = turn + off - Math.PI / 2;
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  };
  const rays = Array.from({ length: winds }, (_, at) => {
    const turn = (at * 2 * Math.PI) / winds;
    const main = at % (winds / 4) === 0;
    const far = r * (main ? 1 : centre === 'sun' ? 0.84 : at % 2 === 0 ? 0.82 : 0.66);
    const half = Math.PI / winds;
    const root = r * 0.4;
    const dark = `M${point(turn, far)}L${point(turn, root, half)}L${point(turn, root * 0.6)}z`;
    const pale = `M${point(turn, far)}L${point(turn, root, -half)}L${point(turn, root * 0.6)}z`;
    const colour = main ? 'var(--np-hue)' : 'var(--np-gilt)';
    return `<path d="${dark}" style="fill:${colour}"/><path d="${pale}" style="fill:var(--np-paper)"/>`;
  });
  const order = [...rays.filter((_, at) => at % (winds / 4) !== 0), ...rays.filter((_, at) => at % (winds / 4) === 0)];
  const north = `M${point(0, r + 2)}q-4-5-1-8l1-3 1 3q3 3-1 8z`;
  return [
    `<g style="stroke:var(--np-ink);stroke-width:.6">`,
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.72)}" style="fill:var(--np-paper);opacity:.85"/>`,
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.66)}"${centre === 'lily' ? ' stroke-dasharray="2 1.5"' : ''}/>`,
    ...order,
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.42)}" style="fill:var(--np-paper);stroke:var(--np-gilt);stroke-width:1.4"/>`,
    `<path d="${north}" style="fill:var(--np-hue)"/></g>`,
  ].join('');
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
