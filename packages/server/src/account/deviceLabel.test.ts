import { describe, expect, it } from 'vitest';
import { deviceLabel } from './deviceLabel.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the label of a device', () => {
  it.each([
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Edge, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0'],
    ['Chrome, Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36'],
    ['Safari, macOS', `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`],
    ['Firefox, iPhone', `${PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    ['', 'curl/8.0'],
    ['', undefined],
    ['', '<script>alert(1)</script>'],
  ])('is %j', (label, userAgent) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
