import type { ControlsProps } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { StreetControls } from './controls/StreetTurn.tsx';
import { YieldControls } from './controls/Yield.tsx';
import { type Question, SceneProvider, sceneOf } from './scene.ts';
import './controls/controls.css';

type Known = Readonly<Partial<Record<Question['kind'], () => JSX.Element>>>;

const PLYMOUTH: Known = { plymouthTurn: StreetControls, chooseYield: YieldControls };

/** The controls below the question; each kind of question has its own. */
export function Controls({
  box,
  ...props
}: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element | null {
  const { moment, turn, names, own, otherwise } = props;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, turn, names, own]);
  const { known, waiting } = useKnown();
  const Asked = scene.question === undefined ? undefined : known[scene.question.kind];
  if (Asked === undefined) return waiting ? null : <div>{otherwise}</div>;
  return (
    <SceneProvider value={scene}>
      <div class="tk-choices fd-controls" data-asked={scene.question?.kind}>
        <Asked />
      </div>
    </SceneProvider>
  );
}

let all: Known | undefined;

/** The controls for Plymouth are there at once; the others are fetched while the player considers a first stop. */
function useKnown(): { readonly known: Known; readonly waiting: boolean } {
  const [state, setState] = useState({ known: all ?? PLYMOUTH, waiting: all === undefined });
  useEffect(() => {
    // They may have arrived after this was rendered.
    if (all !== undefined) return setState({ known: all, waiting: false });
    const done = (known: Known): void => setState({ known, waiting: false });
    import('./controls/sailing.tsx').then(
      ({ SAILING }) => {
        all = { ...PLYMOUTH, ...SAILING };
        done(all);
      },
      () => done(PLYMOUTH),
    );
  }, []);
  return state;
}
