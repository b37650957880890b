// Names of players can be in any script. Faces that are announced later would make the browser lay out every text again.
import '@fontsource-variable/source-sans-3/wght.css';
import '@portolan/ui-kit/style.css';
import './style/shell.css';
import { setLocale } from '@portolan/i18n';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { browserLocale } from './app/browserLocale.ts';
import { startRouter } from './app/router.ts';
import { startSession } from './app/session.ts';

async function start(): Promise<void> {
  const locale = browserLocale();
  document.documentElement.lang = locale;
  // English needs nothing loaded, so the first render need not wait.
  if (locale !== 'en') await setLocale(locale);
  startRouter();
  void startSession();
  const root = document.getElementById('app');
  if (root !== null) render(<App />, root);
}

/** After the first picture, which would have to wait for it otherwise. */
function startServiceWorker(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

function startTab(): void {
  void import('./app/showTab.ts').then(({ showTab }) => showTab()).catch(() => {});
}

void start();
if (import.meta.env.PROD) window.addEventListener('load', startServiceWorker, { once: true });
window.addEventListener('load', startTab, { once: true });
