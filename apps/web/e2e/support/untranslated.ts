import { PSEUDO_CLOSE, PSEUDO_OPEN } from '@portolan/i18n/testing';
import type { Page } from 'playwright-core';

export interface Search {
  /** Names that people typed and titles of games; where they are more than a name, the code marks them as data. */
  readonly data: readonly string[];
  /** CSS selectors of what is not looked at. */
  readonly except?: readonly string[];
}

/** What the page shows or reads aloud in the pseudo-locale that is neither a message nor marked `translate="no"`. */
export function untranslated(page: Page, { data, except = [] }: Search): Promise<string[]> {
  const skipped = ['script', 'style', 'noscript', '[translate="no"]', ...except].join();
  const asked = { data: [...data], skipped, open: PSEUDO_OPEN, close: PSEUDO_CLOSE };
  return page.evaluate(({ data: known, skipped: skip, open, close }) => {
    const found: string[] = [];
    let depth = 0;
    /** What stands outside the markers, after names are taken away. */
    const outside = (text: string): string => {
      let rest = '';
      for (const char of text) {
        if (char === open) depth += 1;
        else if (char === close) depth -= 1;
        else if (depth === 0) rest += char;
      }
      return known.reduce((left, name) => left.replaceAll(name, ''), rest);
    };
    const check = (text: string, where: string): void => {
      if (/\p{L}/u.test(outside(text))) found.push(`${where}: ${text.trim()}`);
    };
    const placeOf = (element: Element): string =>
      `<${element.localName}${element.classList.length === 0 ? '' : ` .${[...element.classList].join('.')}`}>`;

    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(skip) !== null) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
        depth = 0;
        check(element.getAttribute(name) ?? '', `${placeOf(element)} ${name}`);
      }
      depth = 0;
      if (element instanceof HTMLInputElement && element.type === 'text') check(element.value, placeOf(element));
    }
    // A rich message is spread over several text nodes, so its markers are followed through the page.
    depth = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || parentElement.closest(skip) !== null) continue;
      if (parentElement.checkVisibility()) check(node.textContent ?? '', placeOf(parentElement));
    }
    if (depth !== 0) found.push(`a message is cut: ${depth} markers are open at the end of the page`);
    depth = 0;
    check(document.title, 'the title of the page');
    return [...new Set(found)];
  }, asked);
}
