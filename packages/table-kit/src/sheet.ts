/** A point on a sheet, in the sheet's own units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A drawing on which things have their places. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Styles that centre a rectangle of `size` on `spot`, in percent of the sheet. */
export function atSpot({ width, height }: Sheet, { x, y }: Spot, { w, h }: Size): Readonly<Record<string, string>> {
  return {
    left: percent((x - w / 2) / width),
    top: percent((y - h / 2) / height),
    width: percent(w / width),
    height: percent(h / height),
  };
}

/** Styles for a rectangle whose top left corner is at `x`, `y`. */
export function inRectangle(sheet: Sheet, { x, y, w, h }: Spot & Size): Readonly<Record<string, string>> {
  return atSpot(sheet, { x: x + w / 2, y: y + h / 2 }, { w, h });
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
