// Runs before the first paint, so that no wrong theme flashes up; the key is THEME_KEY of the kit.
try {
  const theme = localStorage.getItem('portolan.theme');
  if (theme === 'vellum' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {}
