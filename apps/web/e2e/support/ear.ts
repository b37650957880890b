import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What somebody hears who does not see the page. */
export interface Ear {
  /** What was announced since it was last asked, in order. */
  news(): Promise<string[]>;
  /** What is said of the thing that has the focus: what it is, its name, and what describes it. */
  focus(): Promise<string>;
}

/** Keeps what is added to the log of the table; from the next page on. */
export async function lendEar(context: BrowserContext, page: Page): Promise<Ear> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardNews: heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = target instanceof Element && target.closest('[role=log][aria-live]') !== null;
        if (live) for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Accessibility.enable');
  return {
    news: () => page.evaluate(() => (window as unknown as { heardNews: string[] }).heardNews.splice(0)),
    focus: () => sayFocus(devtools),
  };
}

/** As the browser tells it to a screen reader. */
async function sayFocus(devtools: CDPSession): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return 'nothing';
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const described = node?.description?.value ? ` (${node.description.value})` : '';
  const pressed = node?.properties?.some(({ name, value }) => name === 'pressed' && value.value === 'true') ?? false;
  return `${node?.role?.value}: ${node?.name?.value}${described}${pressed ? ', pressed' : ''}`;
}
