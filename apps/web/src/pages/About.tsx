import type { JSX } from 'preact';
import { t } from '../messages/about.ts';

const PARTS = [
  { title: 'about.unofficial', texts: ['about.unofficialText'] },
  { title: 'about.fair', texts: ['about.fairText'] },
  { title: 'about.private', texts: ['about.privateText'] },
  { title: 'about.credits', texts: ['about.fell', 'about.sans', 'about.coast', 'about.colour'] },
] as const;

export function About(): JSX.Element {
  return (
    <div class="column prose stack-wide">
      <header class="stack">
        <h1>{t('about.title')}</h1>
        <p class="lead">{t('about.lead')}</p>
      </header>
      {PARTS.map(({ title, texts }) => (
        <section key={title} class="stack">
          <h2>{t(title)}</h2>
          {texts.map((text) => (
            <p key={text}>{t(text)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
