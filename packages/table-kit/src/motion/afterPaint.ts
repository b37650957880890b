/**
 * Runs `begin` once what was rendered last is on the screen. Answers how to end it, which may also come before it has
 * begun; what `begin` returns is called then. It waits for further frames while `isEarly`.
 */
export function afterPaint(begin: () => (() => void) | undefined, isEarly = (): boolean => false): () => void {
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number;
  const wait = (): void => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (isEarly()) wait();
        else end = begin();
      });
    });
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}
