/** An element that follows the pointer over the page. */
export interface Slide {
  /** The distance from where it started, in pixels. */
  slideTo(dx: number, dy: number): void;
  remove(): void;
}

/** Smaller movements, in pixels, are part of a tap or a click. */
export const LEAST_DRAG_PX = 6;

/** The length of the animations, which never run. */
const WHOLE_MS = 1000;

/**
 * Puts an element on the page and moves it with two paused animations, one per axis, by setting their current time.
 * Setting a transform would make the browser assign layers to the whole page again in every frame; setting an
 * animation's time only moves the existing layer.
 */
export function slide(element: HTMLElement): Slide {
  const sideways = document.createElement('div');
  const upright = document.createElement('div');
  sideways.className = 'tk-slide';
  upright.append(element);
  sideways.append(upright);
  document.body.append(sideways);
  const across = standing(sideways, 'translateX', window.innerWidth);
  const down = standing(upright, 'translateY', window.innerHeight);
  return {
    slideTo(dx, dy) {
      across(dx);
      down(dy);
    },
    remove: () => sideways.remove(),
  };
}

function standing(element: HTMLElement, way: 'translateX' | 'translateY', reach: number): (px: number) => void {
  const animation = element.animate([{ transform: `${way}(${-reach}px)` }, { transform: `${way}(${reach}px)` }], {
    duration: WHOLE_MS,
    fill: 'both',
  });
  animation.pause();
  return (px) => {
    animation.currentTime = (WHOLE_MS * (px + reach)) / (2 * reach);
  };
}
