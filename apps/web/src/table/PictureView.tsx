import type { Mark, Outlook, Picture } from '@portolan/client';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../messages/tableLater.ts';
import { IsName } from './Term.tsx';
import '../style/picture.css';

export interface PictureViewProps {
  readonly picture: Picture;
  readonly outlook: Outlook | undefined;
  readonly onPick: ((target: string) => void) | undefined;
}

/** The minimum size of a unit, so that text on the drawing stays readable. */
const READABLE_REM = 1.05;

/** A game's simple drawing. Keyboard users find the same places among the choices. */
export function PictureView({ picture, outlook, onPick }: PictureViewProps): JSX.Element {
  const pick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.getAttribute('data-target') : null;
    if (target !== null && outlook?.lit.has(target) === true) onPick?.(target);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the drawing scrolls sideways, so it must be reachable
    <section class="picture-window" aria-label={t('table.picture')} tabIndex={0}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the choices hold the same places as buttons */}
      <svg
        class="picture"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        style={{ minWidth: `${picture.width * READABLE_REM}rem` }}
        role="img"
        aria-label={t('table.picture')}
        onClick={pick}
      >
        {picture.marks.map((mark, at) => (
          <MarkView key={at} mark={mark} outlook={outlook} />
        ))}
      </svg>
    </section>
  );
}

/** On SVG elements, Preact would remove a `translate` that is false. */
const AS_DATA: Readonly<Record<string, string>> = { translate: 'no' };

/** A hull and a sail, one wide. */
const HULL = 'M-.42.12H.42L.28.4H-.28zM-.04-.44V.08H.34zM-.1-.3V.08H-.34z';

function MarkView({ mark, outlook }: { readonly mark: Mark; readonly outlook: Outlook | undefined }): JSX.Element {
  const isName = useContext(IsName);
  const { shape, x, y, width, height, tint, text = '', target } = mark;
  const lit = target !== undefined && outlook?.lit.has(target) === true;
  const settled = target !== undefined && outlook?.settled.includes(target) === true;
  const look = cx('mark', `mark-${shape}`, lit && 'mark-lit', settled && 'mark-settled');
  const [midX, midY] = [x + width / 2, y + height / 2];
  const style = `--tint: var(${typeof tint === 'number' ? `--seat-${tint}` : `--picture-${tint}`})`;
  if (shape === 'box') {
    return <rect class={look} style={style} x={x} y={y} width={width} height={height} data-target={target} />;
  }
  if (shape === 'text') {
    return (
      <text class={look} style={style} x={midX} y={midY} {...(isName(text) ? AS_DATA : {})}>
        {text}
      </text>
    );
  }
  if (shape === 'ship') {
    return <path class={look} style={style} d={HULL} transform={`translate(${midX} ${midY}) scale(${width})`} />;
  }
  return <circle class={look} style={style} cx={midX} cy={midY} r={(shape === 'dot' ? 0.32 : 0.36) * width} />;
}
