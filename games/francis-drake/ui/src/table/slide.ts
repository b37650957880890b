/** An element that follows the pointer over the page. */
export interface Slide {
  /** So far from where it began, in pixels. */
  slideTo(dx: number, dy: number): void;
  remove(): void;
}

/** How long the animations would take, if they ran. */
const WHOLE_MS = 1000;

/**
 * Puts an element on the page, to be slid by two animations that stand still: one sideways, one up and down, each set to
 * the moment that is asked for. Setting a transform would make the browser sort everything on the page into layers
 * again in every frame; setting an animation's time moves the layer that is there.
 */
export function slide(element: HTMLElement): Slide {
  const sideways = document.createElement('div');
  const upright = document.createElement('div');
  sideways.className = 'fd-slide';
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
