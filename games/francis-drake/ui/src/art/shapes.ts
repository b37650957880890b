/** Measures are in units of the sheet; one unit is one pixel at its usual size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** From its left top corner. */
export interface Box extends Spot, Size {}

export interface Sheet {
  readonly width: number;
  readonly height: number;
}
