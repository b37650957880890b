import { translationsReady } from '@portolan/i18n';
import { Button, SkipLink, Toasts } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/shell.ts';
import { Header } from './Header.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import { later } from './later.tsx';
import { LOADERS, type Page } from './pages.ts';
import { currentPlace } from './router.ts';
import { findRoute, type PageName } from './routes.ts';
import { dismiss, toasts } from './session.ts';
import { useStore } from './useStore.ts';
import { asking } from './whoAmI.ts';

// Only for someone new who sits down.
const WhoAreYou = later(async () => (await import('./WhoAreYou.tsx')).WhoAreYou);

export function App(): JSX.Element {
  const { path } = useStore(currentPlace);
  const { page, params } = findRoute(path);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // Moves a screen reader to the new page; for the first page the browser does it.
    if (shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return (
    <>
      <SkipLink target="page">{t('app.skip')}</SkipLink>
      <Header page={page} />
      <LinkBanner />
      <main ref={main} id="page" class={`page page-${page}`} tabIndex={-1}>
        <PageBody key={path} page={page} params={params} />
      </main>
      <Toasts toasts={useStore(toasts)} closeLabel={t('app.close')} onClose={dismiss} />
      {useStore(asking) !== undefined && <WhoAreYou />}
    </>
  );
}

function PageBody({ page, params }: { readonly page: PageName; readonly params: Record<string, string> }) {
  const [Loaded, setLoaded] = useState<Page>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPage(page).then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [page]);
  if (failed) return <LoadFailed />;
  return Loaded === undefined ? <p class="page-loading">{t('app.loading')}</p> : <Loaded params={params} />;
}

async function loadPage(page: PageName): Promise<Page> {
  const component = await LOADERS[page]();
  await translationsReady();
  return component;
}

function LoadFailed(): JSX.Element {
  return (
    <div class="column stack">
      <p>{t('app.loadFailed')}</p>
      <div>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      </div>
    </div>
  );
}
