import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/table.ts';

export interface AfterGameProps {
  /** Shows the game from its beginning, at a table of bots. */
  readonly onWatch: (() => void) | undefined;
}

/** The way back to the result after scrolling away from it, and to a game that nobody has seen. */
export function AfterGame({ onWatch }: AfterGameProps): JSX.Element {
  const inView = useResultInView();
  const show = (): void => resultSpot()?.scrollIntoView({ block: 'start' });
  return (
    <div class="row">
      {onWatch !== undefined && (
        <Button look="primary" icon="play" onClick={onWatch}>
          {t('table.watchGame')}
        </Button>
      )}
      {!inView && <Button onClick={show}>{t('table.seeResult')}</Button>}
    </div>
  );
}

function resultSpot(): Element | null {
  return document.querySelector('.result-spot');
}

/** Whether any of the result is on the screen. */
function useResultInView(): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const spot = resultSpot();
    if (spot === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting === true));
    observer.observe(spot);
    return () => observer.disconnect();
  }, []);
  return inView;
}
