import { applyTheme, Button, CompassRose, Icon, readTheme } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/shell.ts';
import type { PageName } from './routes.ts';
import { identity } from './session.ts';
import { useStore } from './useStore.ts';

const LINKS = [
  { page: 'lobby', href: '/lobby', label: 'nav.lobby' },
  { page: 'newTable', href: '/new', label: 'nav.new' },
  { page: 'learn', href: '/learn', label: 'nav.learn' },
  { page: 'about', href: '/about', label: 'nav.about' },
] as const satisfies readonly { readonly page: PageName; readonly href: string; readonly label: string }[];

export function Header({ page }: { readonly page: PageName }): JSX.Element {
  const who = useStore(identity);
  const name = (who.known ? who.me?.name : undefined) ?? t('nav.guest');
  return (
    <header class="head">
      <a class="head-brand" href="/" aria-label={t('app.name')}>
        <CompassRose />
        <span>{t('app.name')}</span>
      </a>
      <nav class="head-nav" aria-label={t('nav.label')}>
        {LINKS.map(({ page: one, href, label }) => (
          <a
            key={href}
            href={href}
            class={`head-link head-link-${one}`}
            aria-current={one === page ? 'page' : undefined}
          >
            {t(label)}
          </a>
        ))}
      </nav>
      <ThemeSwitch />
      <a
        class="head-me"
        href="/me"
        aria-label={t('nav.profile', { name })}
        aria-current={page === 'profile' ? 'page' : undefined}
      >
        <Icon name="person" />
        <span>{name}</span>
      </a>
    </header>
  );
}

function ThemeSwitch(): JSX.Element {
  const [night, setNight] = useState(isNight);
  function change(): void {
    setNight(!night);
    // Every colour of the page changes, so the button is repainted first.
    requestAnimationFrame(() => setTimeout(() => applyTheme(night ? 'vellum' : 'night')));
  }
  return (
    <Button
      look="plain"
      icon={night ? 'sun' : 'moon'}
      label={t(night ? 'theme.toVellum' : 'theme.toNight')}
      onClick={change}
    />
  );
}

function isNight(): boolean {
  const theme = readTheme();
  return theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'night';
}
