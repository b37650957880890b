type Known = readonly (readonly [name: string, pattern: RegExp])[];

/** Most browsers also name the ones they derive from, so the order matters. */
const BROWSERS: Known = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The browser and the system, by which people recognize a device; empty for a program. */
export function deviceLabel(userAgent: string | undefined): string {
  const found = (known: Known): string[] => {
    const one = known.find(([, pattern]) => pattern.test(userAgent ?? ''));
    return one === undefined ? [] : [one[0]];
  };
  return [...found(BROWSERS), ...found(SYSTEMS)].join(', ');
}
