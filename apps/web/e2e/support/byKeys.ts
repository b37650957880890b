import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { greet } from '../../driving/tables.ts';
import { forbidPointer } from './keys.ts';
import type { Device, Stage } from './stage.ts';

/** More tab stops than any page has. */
const MOST_TABS = 400;
/** More options than any list has that is gone through with the arrow keys. */
const MOST_OPTIONS = 40;

/** The device of somebody who has no pointer; see `wasPointed`. */
export async function keyedDevice(stage: Stage, name: string): Promise<Device> {
  const device = await stage.device(name, '/about');
  await forbidPointer(device.page);
  await greet(device.page, name);
  return device;
}

/** What people do who have no pointer: they go to a control with Tab, see that it has the focus, and press a key. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await goTo(target);
  await target.page().keyboard.press(key);
}

/** Replaces what a text field holds. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await goTo(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
  await expect.poll(() => field.inputValue()).toBe(text);
}

/** Chooses an option of a list by what it says, with the arrow keys. */
export async function chooseIn(list: Locator, option: string | RegExp): Promise<void> {
  await goTo(list);
  const { keyboard } = list.page();
  await keyboard.press('Home');
  for (let presses = 0; presses < MOST_OPTIONS; presses++) {
    const chosen = await list.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text ?? '');
    if (typeof option === 'string' ? chosen === option : option.test(chosen)) return;
    await keyboard.press('ArrowDown');
  }
  throw new Error(`${option} cannot be chosen`);
}

/** Chooses one of several radio buttons: Tab leads to the group, arrows lead through it. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await radio.waitFor();
  const name = await radio.getAttribute('name');
  const page = radio.page();
  const hasFocus = (): Promise<boolean> => radio.evaluate((one) => document.activeElement === one);
  await goTo(page.locator(`input[type="radio"][name="${name}"]:checked`));
  for (let presses = 0; !(await hasFocus()); presses++) {
    if (presses === MOST_OPTIONS) throw new Error(`${radio} cannot be chosen`);
    await page.keyboard.press('ArrowDown');
  }
  await expect.poll(() => radio.isChecked()).toBe(true);
}

/** Opens a tab: the tabs are one stop, and arrows lead from one to the next. */
export async function openTab(tab: Locator): Promise<void> {
  await tab.waitFor();
  const page = tab.page();
  const isOpen = async (): Promise<boolean> => (await tab.getAttribute('aria-selected')) === 'true';
  await goTo(page.locator('[role="tab"][aria-selected="true"]'));
  for (let presses = 0; !(await isOpen()); presses++) {
    if (presses === MOST_OPTIONS) throw new Error(`${tab} cannot be opened`);
    await page.keyboard.press('ArrowRight');
  }
}

/** A date, in the order in which the English of the United States writes it. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await goTo(field);
  await field.page().keyboard.type(`${month}${date}${year}`);
  await expect.poll(() => field.inputValue()).toBe(day);
}

/** Presses Tab or Shift+Tab until the target has the focus, and makes sure that this can be seen. */
async function goTo(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => target.isEnabled(), { timeout: 30_000 }).toBe(true);
  for (let tabs = 0; ; tabs++) {
    const way = await wayTo(target);
    if (way === undefined) break;
    if (tabs === MOST_TABS) throw new Error(`${target} cannot be reached by Tab`);
    await target.page().keyboard.press(way);
  }
  // A toast may cover it, for six seconds.
  await expect.poll(() => hiddenFocus(target), { timeout: 10_000 }).toBe('');
}

function wayTo(target: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> {
  return target.evaluate((there) => {
    const here = document.activeElement;
    if (here === null || here === there) return undefined;
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });
}

/** Why nobody can see that the target has the focus; empty if it can be seen. */
function hiddenFocus(target: Locator): Promise<string> {
  return target.evaluate((one) => {
    // A file field or a radio button may be drawn by its label.
    const drawn = [one, one.closest('label')].filter((part) => part !== null);
    const isMarked = drawn.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const { left, top, width, height } = one.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = on === null || !drawn.some((part) => part.contains(on) || on.contains(part));
    if (isCovered) return `the focus is covered by ${on?.className ?? 'the edge of the window'}`;
    return isMarked ? '' : 'nothing marks the focus';
  });
}
