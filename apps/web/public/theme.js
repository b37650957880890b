// Before the first paint, so that nobody sees the wrong theme for a moment. The key is THEME_KEY of the kit.
try {
  const theme = localStorage.getItem('portolan.theme');
  if (theme === 'vellum' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {}
