import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages.ts';
import type { Sheet, Spot } from '../sheet.ts';
import { STEP } from './step.ts';
import { useViewport } from './useViewport.ts';
import type { Viewport } from './viewport.ts';

import './panZoom.css';

/** Lets others move what is shown. */
export interface PanZoomHandle {
  /** Brings a point of the sheet, in its own units, into sight; how much it is enlarged stays, unless `zoom` is given. */
  follow(spot: Spot, zoom?: number): void;
}

export interface PanZoomProps {
  readonly sheet: Sheet;
  /** Otherwise everything is shown as it is. */
  readonly enabled: boolean;
  readonly handle?: RefObject<PanZoomHandle | null>;
  /** How much the sheet can be enlarged. */
  readonly most?: number;
  readonly class?: string;
  /** Stays in place in front of the sheet. */
  readonly overlay?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A window onto a sheet that pans and zooms by finger, mouse, buttons and the keys `+`, `-` and `0`. */
export function PanZoom({ sheet, enabled, handle, most = 4, overlay, children, ...rest }: PanZoomProps): JSX.Element {
  const [root, content] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { viewport, zoom, zoomBy } = useViewport({ window: root, sheet: content, enabled, most });
  useEffect(() => {
    if (handle !== undefined)
      handle.current = { follow: (spot, wanted) => followOn(viewport.current, sheet, spot, wanted) };
  }, [handle, sheet]);
  return (
    <div class={cx('tk-pan-zoom', rest.class)} data-enabled={enabled ? '' : undefined}>
      <div ref={root} class="tk-pan-zoom-window" style={{ '--tk-ratio': `${sheet.width / sheet.height}` }}>
        <div ref={content} class="tk-pan-zoom-sheet">
          {children}
        </div>
      </div>
      {overlay}
      {enabled && (
        <div class="tk-pan-zoom-buttons">
          <ZoomButton label={t('zoomIn')} sign="+" disabled={zoom >= most} onClick={() => zoomBy(STEP)} />
          <ZoomButton label={t('zoomOut')} sign="−" disabled={zoom <= 1} onClick={() => zoomBy(1 / STEP)} />
        </div>
      )}
    </div>
  );
}

function followOn(
  viewport: Viewport | null,
  { width, height }: Sheet,
  { x, y }: Spot,
  wanted: number | undefined,
): void {
  viewport?.centreOn({ x: x / width, y: y / height }, wanted ?? viewport.camera().zoom);
}

interface ZoomButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function ZoomButton({ label, sign, disabled, onClick }: ZoomButtonProps): JSX.Element {
  return (
    <button type="button" class="tk-zoom" aria-label={label} aria-disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
