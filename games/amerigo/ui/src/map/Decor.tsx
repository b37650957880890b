import type { MapLayout } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { drawScenery, LAND_PENS, type Pen, SEA_PENS } from './drawScenery.ts';
import { EDGE, frameWater, SCALE, sheetOf } from './geometry.ts';
import { planOf } from './mapPlan.ts';
import { RoseArt } from './RoseArt.tsx';
import { placeRose, type Rose, scatter } from './scatter.ts';

export interface DecorProps {
  readonly layout: MapLayout;
}

/** What is drawn on a map for its looks, by what it is drawn on. */
export interface Decor {
  AtSea(props: DecorProps): JSX.Element;
  OnLand(props: DecorProps): JSX.Element;
  OnFrame(props: DecorProps): JSX.Element;
}

interface DecorDrawing {
  readonly rose: Rose | undefined;
  readonly scenery: Readonly<Record<Pen, string>>;
}

const known = new WeakMap<MapLayout, DecorDrawing>();

function decorOf(layout: MapLayout): DecorDrawing {
  const drawn = known.get(layout) ?? drawDecor(layout);
  known.set(layout, drawn);
  return drawn;
}

function drawDecor(layout: MapLayout): DecorDrawing {
  const plan = planOf(layout);
  const rose = placeRose(plan);
  return { rose, scenery: drawScenery(scatter(plan, rose)) };
}

/** How far the middle of a corner of the frame is from the edges of the sheet. */
const CORNER = (EDGE + SCALE) / 2;

export const DECOR: Decor = {
  AtSea({ layout }) {
    const { rose, scenery } = decorOf(layout);
    const { width, height } = sheetOf(layout);
    return (
      <>
        {rose !== undefined && <RoseArt {...rose} rays={Math.hypot(width, height)} />}
        <Drawn pens={SEA_PENS} scenery={scenery} />
      </>
    );
  },
  OnLand: ({ layout }) => <Drawn pens={LAND_PENS} scenery={decorOf(layout).scenery} />,
  OnFrame({ layout }) {
    const { width, height } = sheetOf(layout);
    return (
      <>
        <path class="am-frame-wave" d={layout.frame.berths.map((berth) => waves(layout, berth)).join('')} />
        {[CORNER, width - CORNER].flatMap((x) =>
          [CORNER, height - CORNER].map((y) => <RoseArt key={`${x} ${y}`} x={x} y={y} radius={5} />),
        )}
      </>
    );
  },
};

function Drawn({
  pens,
  scenery,
}: {
  readonly pens: readonly Pen[];
  readonly scenery: DecorDrawing['scenery'];
}): JSX.Element {
  return (
    <>
      {pens.map((pen) => (
        <path key={pen} class={`am-${pen}`} d={scenery[pen]} />
      ))}
    </>
  );
}

/** A few waves along a frame space, beside the middle where the first ship lies. */
function waves(layout: MapLayout, berth: number): string {
  const { x, y, w, h } = frameWater(layout, berth);
  return [0.18, 0.34, 0.66, 0.82]
    .map((share, at) => {
      const aside = at % 2 === 0 ? 0.35 : 0.7;
      const [left, top] = w > h ? [x + w * share, y + h * aside] : [x + w * aside, y + h * share];
      return `M${left - 2.2} ${top}q1.1-1.2 2.2 0t2.2 0`;
    })
    .join('');
}
