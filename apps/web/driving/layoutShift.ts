import type { Page } from 'playwright-core';

/** Records layout shifts, from the next page load on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of the screen moved by itself since the page was loaded, and what. */
export async function shiftsOf(page: Page): Promise<{ readonly score: number; readonly moved: readonly string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  return { score, moved: shifts.toSorted((a, b) => b.value - a.value)[0]?.moved ?? [] };
}

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
