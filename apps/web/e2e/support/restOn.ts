import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Longer than a mouse has to rest until a card comes. */
const REST_MS = 800;

/**
 * Points at a thing until what that brings is there. Cards and mentions are loaded after the table, and take no notice of
 * a mouse that has come to rest before.
 */
export async function restOn(thing: Locator, brings: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    if ((await brings.count()) > 0) return true;
    const { width, height } = (await thing.boundingBox()) ?? { width: 0, height: 0 };
    for (const by of [-1, 1]) await thing.hover({ position: { x: width / 2 + by, y: height / 2 } });
    return false;
  };
  await expect.poll(isThere, { interval: REST_MS }).toBe(true);
}
