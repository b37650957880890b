/** The part of a terminal stream that a progress bar needs. */
export interface BarStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** Sets how much of the total is done. Cheap to call often. */
  at(done: number): void;
  /** Clears the bar, so that output continues on a clean line. */
  done(): void;
}

const REDRAW_MS = 100;
const BAR = 20;

/** A progress bar on `stream` if it is a terminal; otherwise nothing. */
export function progress(label: string, total: number, stream: BarStream = process.stderr): Progress {
  if (stream.isTTY !== true) return { at: () => undefined, done: () => undefined };
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS && done < total) return;
      drawn = now;
      stream.write(
        `\r\u001B[2K${drawBar(label, { done, total, ms: now - start }).slice(0, (stream.columns ?? 80) - 1)}`,
      );
    },
    done() {
      stream.write('\r\u001B[2K');
    },
  };
}

export interface Amount {
  readonly done: number;
  readonly total: number;
  /** Since the start. */
  readonly ms: number;
}

export function drawBar(label: string, { done, total, ms }: Amount): string {
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(part * BAR);
  const left = part > 0 && part < 1 ? `  ${showTime((ms / part) * (1 - part))} left` : '';
  return `${label} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.floor(part * 100)}% (${done}/${total})${left}`;
}

function showTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
