import type { GameUi } from '@portolan/client';
import { type ContainerNode, h, options, render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { useEventTexts } from './useEventTexts.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;
const before = { ...options };

afterEach(() => {
  render(null, NOTHING_DRAWN);
  vi.unstubAllGlobals();
  Object.assign(options, { requestAnimationFrame: undefined, debounceRendering: undefined }, before);
});

it('a page that was drawn before its game was loaded learns that the texts are there', async () => {
  vi.stubGlobal('window', new EventTarget());
  options.requestAnimationFrame = (run) => run();
  options.debounceRendering = (run) => run();
  const seen: boolean[] = [];
  function Page({ ui }: { readonly ui: GameUi | undefined }): null {
    seen.push(useEventTexts(ui));
    return null;
  }
  render(h(Page, { ui: undefined }), NOTHING_DRAWN);
  const ui = { text: { loadEvents: () => Promise.resolve() } } as unknown as GameUi;
  render(h(Page, { ui }), NOTHING_DRAWN);
  expect(seen.at(-1)).toBe(false);
  await expect.poll(() => seen.at(-1)).toBe(true);
});
