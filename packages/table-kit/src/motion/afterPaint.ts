/**
 * Runs `begin` once what was rendered last is on the screen. Answers how to end it, which may also come before it has
 * begun; what `begin` returns is called then.
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
