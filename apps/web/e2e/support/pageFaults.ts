import type { Page } from 'playwright-core';
import { findingsInBothThemes } from '../../driving/axe.ts';
import { layoutFaults, resizeTo } from '../../driving/layoutFaults.ts';
import { boardFollows } from '../../driving/play.ts';
import { SIZES } from '../../driving/sizes.ts';

/** Names and lines that can be read in full elsewhere. */
const ELLIPSIS = [
  '.ticker span',
  '.clock-name',
  '.head-me',
  '.tk-seat-head h3',
  '.seat-name',
  '.table-card-title',
  '.table-card-state',
];
/** Three letters or so. */
const LEAST_NAME_PX = 32;
const INTENDED = ['.figure-change', '.vignette', '.lf-island > svg'];

/** What cannot be read or pressed at one of the sizes, and what axe finds in one of the themes. */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await boardFollows(page);
  for (const [size, window] of Object.entries(SIZES)) {
    await resizeTo(page, window);
    const faults = [
      ...(await layoutFaults(page, { ellipsis: ELLIPSIS, ignore: INTENDED })),
      ...(await lostNames(page)),
    ];
    found.push(...faults.map((fault) => `${size}: ${fault}`));
  }
  await resizeTo(page, SIZES['1440x900']);
  return [...found, ...(await findingsInBothThemes(page))];
}

/** Names of which nothing is left to tell one from another. */
function lostNames(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ names, least }) =>
      [...document.querySelectorAll(names)]
        .filter((one) => one.checkVisibility() && one.clientWidth < least && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `only ${one.clientWidth} pixels are left of “${one.textContent}”`),
    { names: ELLIPSIS.join(), least: LEAST_NAME_PX },
  );
}
