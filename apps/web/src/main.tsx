import '@fontsource-variable/source-sans-3/wght.css';
import '@portolan/ui-kit/style.css';
import './style/shell.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { startRouter } from './app/router.ts';
import { startSession } from './app/session.ts';

startRouter();
void startSession();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
