// Runs before the first paint. The theme, so that no wrong one flashes up; the key is THEME_KEY of the kit.
try {
  const theme = localStorage.getItem('portolan.theme');
  if (theme === 'vellum' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {}
// The files of the page at this address; see build/preloadPages.ts.
for (const { path, files } of JSON.parse(document.currentScript?.dataset.pages ?? '[]')) {
  if (!new RegExp(path).test(location.pathname)) continue;
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
    // As the bundle requests them, so that it finds them loaded.
    Object.assign(link, { crossOrigin: '', href });
    document.head.append(link);
  }
}
