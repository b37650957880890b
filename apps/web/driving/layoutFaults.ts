import type { Page } from 'playwright-core';

/** What must be true of a page at the current size of its window. */
export interface LayoutLimits {
  /** Text below this many pixels counts as unreadable. */
  readonly text?: number;
  /** The least width and height of anything that can be pressed; links within a sentence are exempt. */
  readonly target?: number;
  /** Pieces of the game, by selector, and the least size of each. */
  readonly pieces?: { readonly select: string; readonly least: number };
  /** Elements whose overlap is intended: fanned-out pieces, changes that appear for a moment. */
  readonly ignore?: readonly string[];
  /** Where a long text may end in an ellipsis, because all of it can be read elsewhere. */
  readonly ellipsis?: readonly string[];
}

interface AllLimits extends Required<Omit<LayoutLimits, 'pieces'>> {
  readonly pieces: { readonly select: string; readonly least: number };
}

/** Overlaps, clipped and tiny text, and small targets on the page as it is now, one line each. */
export function layoutFaults(page: Page, limits: LayoutLimits = {}): Promise<string[]> {
  const all: AllLimits = {
    text: limits.text ?? 12,
    target: limits.target ?? 24,
    pieces: limits.pieces ?? { select: 'none', least: 0 },
    ignore: [...(limits.ignore ?? [])],
    ellipsis: [...(limits.ellipsis ?? [])],
  };
  return page.evaluate(measureInPage, all);
}

/** Waits until the page has been laid out for the size of its window. */
export async function resizeTo(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    // What is out of sight has a size only once it is laid out.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
    /** A page that is not painted has no frames. */
    const frame = (): Promise<unknown> =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    // A change of the layout is rendered a frame after it was measured.
    for (let frames = 0; frames < 2; frames++) await frame();
    // A table is drawn part by part. Otherwise nothing would tell what a test is waiting for.
    const latest = performance.now() + 60_000;
    while (document.documentElement.hasAttribute('data-drawing')) {
      if (performance.now() > latest) throw new Error('the table has been drawn for a minute and is not complete');
      await frame();
    }
  });
}

/** Runs in the browser, so it brings everything it needs. */
function measureInPage({ text: leastText, target: leastTarget, pieces, ignore, ellipsis }: AllLimits): string[] {
  interface Item {
    readonly element: Element;
    readonly kind: 'text' | 'symbol' | 'piece' | 'control';
    readonly box: DOMRect;
    readonly what: string;
  }
  const found = new Set<string>();
  const ignored = ['.unseen', '[inert]', 'script', 'style', '.tk-stage', ...ignore].join();
  const mayEnd = ellipsis.join() || 'none';
  /** Rounding and the antialiasing of borders. */
  const SLACK = 1.5;

  const nameOf = (element: Element): string => {
    const classes = [...element.classList].slice(0, 2).join('.');
    return `${element.localName}${classes === '' ? '' : `.${classes}`}`;
  };
  /** Only for screen readers, by whatever class: a box of one pixel. */
  const isUnseen = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (one.clientWidth === 1 && getComputedStyle(one).clipPath !== 'none') return true;
    }
    return false;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(ignored) === null &&
    !isUnseen(element);
  /** The part of a box that no scrolling or clipping ancestor hides. */
  const visiblePart = (start: Element | null, box: DOMRect): DOMRect | undefined => {
    let { left, top, right, bottom } = box;
    for (let one = start; one !== null && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = one.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left < 1 || bottom - top < 1 ? undefined : new DOMRect(left, top, right - left, bottom - top);
  };
  /** What floats above the page may cover what can be scrolled from under it. */
  const layerOf = (element: Element): Element | null => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky') return one;
    }
    return null;
  };
  const screenOf = (element: Element): DOMMatrix | null =>
    element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const overlap = (one: DOMRect, other: DOMRect): number =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );

  const { clientWidth } = document.documentElement;
  const tooWide = document.documentElement.scrollWidth - clientWidth;
  if (tooWide > 0) found.add(`the page is ${tooWide} pixels too wide`);

  const items: Item[] = [];
  const add = (element: Element, kind: Item['kind'], box: DOMRect, what: string): void => {
    // Text is clipped by its own element too.
    const part = visiblePart(kind === 'text' ? element : element.parentElement, box);
    if (part !== undefined) items.push({ element, kind, box: part, what });
  };

  /** Says whether text ends before its container does. */
  const checkClipping = (element: Element, box: DOMRect, what: string): void => {
    let scrolls = false;
    let bordered = false;
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      const hides = (way: string): boolean => way === 'hidden' || way === 'clip';
      const wide = Math.max(edge.left - box.left, box.right - edge.right);
      const high = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (one.matches(mayEnd)) return;
      if (!scrolls && hides(x) && wide > SLACK) found.add(`clipped by ${nameOf(one)}: ${what} (${Math.round(wide)})`);
      if (!scrolls && hides(y) && high > SLACK) found.add(`clipped by ${nameOf(one)}: ${what} (${Math.round(high)})`);
      if (['auto', 'scroll'].includes(x) || ['auto', 'scroll'].includes(y)) scrolls = true;
      const sides = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
      const boxed = sides.filter((width) => Number.parseFloat(width) > 0).length >= 3 && style.display !== 'inline';
      if (boxed && !bordered && !scrolls) {
        bordered = true;
        if (wide > SLACK || high > SLACK)
          found.add(`spills out of ${nameOf(one)}: ${what} (${Math.round(Math.max(wide, high))})`);
      }
      if (style.position === 'fixed') return;
    }
    if (!scrolls && (box.left < -SLACK || box.right > clientWidth + SLACK)) found.add(`cut off by the window: ${what}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (element === null || words === '' || !isShown(element)) continue;
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const { a = 1, b = 0 } = screenOf(element) ?? {};
    const size = Number.parseFloat(style.fontSize) * Math.hypot(a, b) * element.currentCSSZoom;
    const what = `“${words.slice(0, 40)}” in ${nameOf(element)}`;
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (lines.length > 0 && size < leastText - 0.05) found.add(`${size.toFixed(1)} px: ${what}`);
    for (const line of lines) {
      // The line box is higher than the letters.
      const trim = Math.max(0, (line.height - size) / 2);
      const box = new DOMRect(line.x, line.y + trim, line.width, line.height - 2 * trim);
      checkClipping(element, box, what);
      add(element, 'text', box, what);
    }
  }
  for (const svg of document.querySelectorAll<SVGSVGElement>('svg:has(> use)')) {
    const box = svg.getBoundingClientRect();
    if (isShown(svg) && box.width <= 64 && svg.closest(pieces.select) === null)
      add(
        svg,
        'symbol',
        box,
        `${svg.querySelector('use')?.getAttribute('href')?.split('#')[1]} in ${nameOf(svg.parentElement ?? svg)}`,
      );
  }
  for (const piece of document.querySelectorAll(pieces.select)) {
    if (!isShown(piece)) continue;
    const box = piece.getBoundingClientRect();
    const least = Math.min(box.width, box.height);
    if (least > 0 && least < pieces.least - 0.5)
      found.add(`a piece of ${least.toFixed(1)} px: ${nameOf(piece)} in ${nameOf(piece.parentElement ?? piece)}`);
    add(piece, 'piece', box, `${nameOf(piece)} at ${piece.closest('[data-card]')?.getAttribute('data-card')}`);
  }
  const pressed = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
  for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!isShown(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 1) continue;
    const what = `${nameOf(control)} ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)}`;
    const inline = getComputedStyle(control).display === 'inline';
    const ownBox = control.matches('input[type="checkbox"], input[type="radio"]') && control.closest('label') !== null;
    if (!inline && !ownBox && Math.min(box.width, box.height) < leastTarget - 0.5)
      found.add(`only ${Math.round(box.width)}x${Math.round(box.height)} to press: ${what}`);
    if (!ownBox) add(control, 'control', box, what);
  }

  // The text of a select is no text node.
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    if (!isShown(select) || pen === null) continue;
    // The shorthand is empty where one of its parts cannot be written in it.
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const [words, arrow] = [select.selectedOptions[0]?.text ?? '', 18];
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const room = select.clientWidth - padding - arrow;
    if (pen.measureText(words).width > room) found.add(`clipped by its select: “${words}”`);
  }

  /** A hit area belongs to the card around it. */
  const homeOf = ({ element, kind }: Item): Element =>
    kind === 'control' && element.childElementCount === 0 && element.textContent === ''
      ? (element.parentElement ?? element)
      : element;
  const placed = items
    .map((item) => {
      const { element } = item;
      const [label, piece] = [element.closest('label'), element.closest(pieces.select)];
      return { ...item, home: homeOf(item), layer: layerOf(element), label, piece };
    })
    .sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of placed.entries()) {
    for (let next = at + 1; next < placed.length; next++) {
      const other = placed[next];
      if (other === undefined || other.box.top > one.box.bottom - 2) break;
      const deep = overlap(one.box, other.box);
      if (deep <= 2 || one.home.contains(other.home) || other.home.contains(one.home)) continue;
      if (one.label !== null && one.label === other.label) continue;
      // Pieces may be stacked; one on top of another covers part of what is printed on it.
      if (one.piece !== null && other.piece !== null) continue;
      if (one.layer !== other.layer) continue;
      found.add(`overlap of ${Math.round(deep)}: ${one.what} and ${other.what}`);
    }
  }
  return [...found];
}
