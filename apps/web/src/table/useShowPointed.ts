import { pointed, useReadable } from '@portolan/table-kit';
import { useEffect } from 'preact/hooks';

/** Until a board that turns to another sheet has drawn it. */
const DRAWN_MS = 250;
const MARGIN_PX = 28;

/** On a phone, scrolls to what the guide points at, which the question may cover. */
export function useShowPointed(wanted: boolean): void {
  const ids = useReadable(pointed);
  useEffect(() => {
    if (!wanted || ids.length === 0) return;
    const frame = requestAnimationFrame(showPointed);
    const timer = setTimeout(showPointed, DRAWN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted, ids.join(' ')]);
}

function showPointed(): void {
  const things = [...document.querySelectorAll('.live-board [data-pointed]')].map((one) => one.getBoundingClientRect());
  const dock = document.querySelector('.live-dock');
  if (things.length === 0 || dock === null) return;
  const { left, right, top } = dock.getBoundingClientRect();
  // Beside the board, the question covers nothing.
  const behind = things.filter((thing) => left < thing.right && right > thing.left);
  if (behind.length === 0) return;
  const [first, last] = [Math.min(...behind.map((one) => one.top)), Math.max(...behind.map((one) => one.bottom))];
  const [above, below] = [MARGIN_PX - first, last - top + MARGIN_PX];
  if (below > 0) window.scrollBy(0, Math.min(below, first - MARGIN_PX));
  else if (above > 0) window.scrollBy(0, -above);
}
