import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a screen reader user hears. */
export interface Ear {
  /** The announcements since the last call, in order. */
  news(): Promise<string[]>;
  /** The role, name and description of the focused element. */
  focus(): Promise<string>;
}

/** Records additions to the table's log, from the next page load on. */
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
    news: () => page.evaluate(hearNews),
    focus: () => sayFocus(devtools),
  };
}

/** In the page. What has happened is announced after the next frame has been painted. */
async function hearNews(): Promise<string[]> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
  return (window as unknown as { heardNews: string[] }).heardNews.splice(0);
}

/** As the browser exposes it to a screen reader. */
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
