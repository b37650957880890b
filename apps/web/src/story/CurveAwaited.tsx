import type { JSX } from 'preact';
import { t } from '../messages/story.ts';

/** How the analysis begins. Its lead is short: a longer one would be the page's largest content, and it is painted late. */
export function CurveHead(): JSX.Element {
  return (
    <>
      <h2>{t('story.curve')}</h2>
      <p class="quiet">{t('story.curveLead')}</p>
    </>
  );
}

/** Keeps the place of the analysis before anything of it has been loaded. */
export function CurveAwaited(): JSX.Element {
  return (
    <section class="story-part">
      <CurveHead />
    </section>
  );
}
