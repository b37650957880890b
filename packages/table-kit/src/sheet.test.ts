import { describe, expect, it } from 'vitest';
import { atSpot, inRectangle } from './sheet.ts';

describe('places on a sheet', () => {
  const sheet = { width: 400, height: 200 };

  it('are in percent of the sheet, by their middle or by their corner', () => {
    const style = { left: '20%', top: '40%', width: '10%', height: '20%' };
    expect(atSpot(sheet, { x: 100, y: 100 }, { w: 40, h: 40 })).toEqual(style);
    expect(inRectangle(sheet, { x: 80, y: 80, w: 40, h: 40 })).toEqual(style);
  });
});
