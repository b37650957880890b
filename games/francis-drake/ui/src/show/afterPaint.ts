/**
 * Does something when what was drawn last is on the screen. What it answers is done at the end, which may also come
 * before it has begun.
 */
export function afterPaint(begin: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      end = begin();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}
