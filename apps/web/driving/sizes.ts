/** The windows that every page supports: phones, a desktop at 200 % zoom, a tablet and desktops. */
export const SIZES = {
  '320x568': [320, 568],
  '390x844': [390, 844],
  '844x390': [844, 390],
  '720x450': [720, 450],
  '1024x768': [1024, 768],
  '1440x900': [1440, 900],
  '1920x1080': [1920, 1080],
  '2560x1440': [2560, 1440],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;
