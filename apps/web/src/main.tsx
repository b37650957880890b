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

void start();
// Names of players can be in any script; the first picture needs only the small Latin face.
void import('@fontsource-variable/source-sans-3/wght.css');
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
