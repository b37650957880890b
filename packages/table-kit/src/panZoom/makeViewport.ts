import type { Viewport } from './viewport.ts';

/**
 * The sheet is enlarged by its width, and the window scrolls natively: whatever takes the focus or is scrolled into view
 * is found, pieces keep their real size on the screen, and a finger at the edge scrolls the page.
 */
export function makeViewport(
  root: HTMLElement,
  sheet: HTMLElement,
  most: number,
): Omit<Viewport, 'zoomBy' | 'centreOn'> {
  let zoom = 1;
  return {
    window: root,
    sizes: () => ({
      window: { width: root.clientWidth, height: root.clientHeight },
      sheet: { width: root.clientWidth, height: sheet.offsetHeight / zoom },
      most,
    }),
    camera: () => ({ zoom, x: root.scrollLeft, y: root.scrollTop }),
    show(camera) {
      sheet.style.removeProperty('transform');
      sheet.style.removeProperty('will-change');
      if (camera.zoom !== zoom) {
        zoom = camera.zoom;
        sheet.style.width = `${zoom * 100}%`;
        root.toggleAttribute('data-zoomed', zoom > 1);
      }
      root.scrollTo({ left: camera.x, top: camera.y, behavior: 'instant' });
    },
    preview(from, to) {
      sheet.style.willChange = 'transform';
      sheet.style.transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${to.zoom / from.zoom})`;
    },
    spotOf({ clientX, clientY }) {
      const { left, top } = root.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    },
    swallowClick() {
      const stop = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
      };
      root.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', stop, true), 0);
    },
  };
}
