/** `system` follows the device. */
export const THEMES = ['system', 'vellum', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** `apps/web/index.html` reads the same key before the first paint, so change both together. */
export const THEME_KEY = 'portolan.theme';

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the theme still applies until the page is closed.
  }
}
