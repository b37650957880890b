import { isFrameSpace } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rectangleOf } from '../../map/geometry.ts';
import { nameTarget } from '../../table/nameTarget.ts';
import { type Question, type Scene, useScene } from '../../table/scene.ts';
import { HitField, type MapHit } from '../HitField.tsx';
import { type HarbourForecast, harboursOf, type Reached, reachedBy } from '../mapHits.ts';
import { t } from '../messages.ts';
import { priceSteps } from '../priceSteps.ts';
import { useNextFrame } from '../useNextFrame.ts';
import { areaPath, Overlay } from './Area.tsx';
import { HarbourMarks } from './HarbourMarks.tsx';
import { Route } from './Route.tsx';
import { Tip } from './Tip.tsx';

type SailQuestion = Extract<Question, { readonly kind: 'sailShip' }>;

/**
 * The water in reach, shaded by its cost. Shaded in a task of its own, after the table has been drawn for the question;
 * what can be picked on it follows in the next frame.
 */
export function SailLayer({ question }: { readonly question: SailQuestion }): JSX.Element {
  const { view } = useScene();
  return useNextFrame(view) ? <ReachedWater question={question} /> : <StillDrawing />;
}

/** Tells tests that more follows. */
function StillDrawing(): JSX.Element {
  return <span data-drawing="" hidden={true} />;
}

function ReachedWater({ question }: { readonly question: SailQuestion }): JSX.Element {
  const scene = useScene();
  const { layout, view } = scene;
  const reached = useMemo(() => reachedBy(scene, question), [view]);
  const shading = useMemo(() => {
    const inReach = reached.filter(({ gold }) => gold === 0).map(({ berth }) => berth);
    return { bands: bandsOf(scene, reached), rim: areaPath(layout, inReach) };
  }, [reached]);
  return (
    <>
      <Overlay>
        <defs>
          <pattern id="am-gold-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path class="am-hatch-line" d="M0 0V3" />
          </pattern>
        </defs>
        {shading.bands.map(({ path, gold, near }) => (
          <path key={path} class={gold ? 'am-area-gold' : 'am-area-ap'} style={{ '--near': `${near}` }} d={path} />
        ))}
        <path class="am-area-rim" d={shading.rim} />
      </Overlay>
      {useNextFrame(reached) ? <SailHits question={question} reached={reached} /> : <StillDrawing />}
    </>
  );
}

interface SailHitsProps {
  readonly question: SailQuestion;
  readonly reached: readonly Reached[];
}

/** The harbours in reach with what founding brings, and everything that can be picked. */
function SailHits({ question, reached }: SailHitsProps): JSX.Element {
  const scene = useScene();
  const harbours = useMemo(() => harboursOf(scene, question, reached), [reached]);
  const hits = useMemo(() => {
    const byBerth = new Map(harbours.map((one) => [one.berth, one]));
    return reached.map((one) => hitOf(scene, one, byBerth.get(one.berth)));
  }, [harbours]);
  return (
    <>
      <Route question={question} />
      <HarbourMarks harbours={harbours} />
      <HitField hits={hits} />
      <Tip hits={hits} />
    </>
  );
}

interface Band {
  readonly path: string;
  readonly gold: boolean;
  /** From 1 for the first step down to 0 for the last. */
  readonly near: number;
}

/** One shape for each number of steps. */
function bandsOf({ layout }: Scene, reached: readonly Reached[]): readonly Band[] {
  const most = reached.at(-1)?.steps ?? 1;
  const bands: Band[] = [];
  for (let steps = 1; steps <= most; steps++) {
    const some = reached.filter((one) => one.steps === steps);
    if (some.length === 0) continue;
    const path = areaPath(
      layout,
      some.map(({ berth }) => berth),
    );
    bands.push({ path, gold: (some[0]?.gold ?? 0) > 0, near: 1 - (steps - 1) / most });
  }
  return bands;
}

function hitOf(scene: Scene, reached: Reached, harbour: HarbourForecast | undefined): MapHit {
  return {
    target: reached.target,
    label: () => labelOf(scene, reached, harbour),
    tip: () => withHarbour(priceSteps(reached), harbour),
    at: rectangleOf(scene.layout, reached.berth),
    tab: harbour !== undefined,
  };
}

/** With row and column, for those who do not see where it is. */
function labelOf({ box, layout }: Scene, reached: Reached, harbour: HarbourForecast | undefined): string {
  const { berth, target, steps, gold } = reached;
  const { stride } = layout;
  const label = isFrameSpace(layout, berth)
    ? frameLabel({ place: nameTarget(box, target) ?? '', steps, gold })
    : squareLabel({ row: Math.floor(berth / stride) + 1, col: (berth % stride) + 1, steps, gold });
  return withHarbour(label, harbour);
}

function withHarbour(label: string, harbour: HarbourForecast | undefined): string {
  return harbour === undefined ? label : t('harbourLabel', { label, island: harbour.island, brings: harbour.text });
}

function squareLabel(square: { row: number; col: number; steps: number; gold: number }): string {
  return square.gold > 0 ? t('waterSquareGold', square) : t('waterSquare', square);
}

function frameLabel(frame: { place: string; steps: number; gold: number }): string {
  return frame.gold > 0 ? t('waterFrameGold', frame) : t('waterFrame', frame);
}
