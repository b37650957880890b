import type { ComponentChildren, JSX } from 'preact';
import { useTableScene } from './tableContext.ts';
import { isLit, isSettled } from './turnState.ts';
import './hit.css';
import './turnState.css';

export interface HitProps {
  /** What it picks; undefined for something that can only be looked at. */
  readonly target: string | undefined;
  /** What a sighted player sees there, in words. */
  readonly label: string;
  /** One hit area of a sheet must be reachable by Tab even when nothing on it can be chosen. */
  readonly first?: boolean;
  /**
   * What is drawn in it, as phrasing content: parts of it can have cards of their own and still pick the target. The label
   * is then text of the button: an `aria-label` that does not repeat the text in sight confuses speech input.
   */
  readonly children?: ComponentChildren;
}

/** The clickable area of a thing on the board: it covers the drawing, takes the focus and carries the spoken name. */
export function Hit({ target, label, first = false, children }: HitProps): JSX.Element {
  const scene = useTableScene();
  const lit = isLit(scene, target);
  const settled = isSettled(scene, target);
  return (
    <button
      type="button"
      class="tk-hit"
      data-target={target}
      data-pick={lit ? '' : undefined}
      tabIndex={lit || first ? 0 : -1}
      aria-disabled={!lit}
      aria-pressed={settled ? true : undefined}
      aria-label={children === undefined ? label : undefined}
      onClick={() => {
        if (lit && target !== undefined) scene.turn?.pick(target);
        else if (settled) scene.turn?.back();
      }}
    >
      {children !== undefined && (
        <>
          <span class="unseen">{label}</span>
          <span aria-hidden="true">{children}</span>
        </>
      )}
    </button>
  );
}
