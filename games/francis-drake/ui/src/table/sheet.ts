import type { Sheet, Size, Spot } from '../art/geometry.ts';

/** Puts a box of `size` with its middle at `spot`, in percent of the sheet. */
export function atSpot({ width, height }: Sheet, { x, y }: Spot, { w, h }: Size): Readonly<Record<string, string>> {
  return {
    left: percent((x - w / 2) / width),
    top: percent((y - h / 2) / height),
    width: percent(w / width),
    height: percent(h / height),
  };
}

export function inBox(sheet: Sheet, { x, y, w, h }: Spot & Size): Readonly<Record<string, string>> {
  return atSpot(sheet, { x: x + w / 2, y: y + h / 2 }, { w, h });
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
