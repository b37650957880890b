import type { JSX } from 'preact';

/** A progress bar; the value runs from 0 to 1. */
export function Progress({ label, value }: { readonly label: string; readonly value: number }): JSX.Element {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div class="progress">
      <span class="small quiet">{label}</span>
      <div
        class="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div class="progress-fill" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
