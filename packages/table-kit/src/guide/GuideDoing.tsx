import type { Said } from '@portolan/client';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import type { GuideNews, GuideStep } from './page.ts';

export interface GuideDoingProps {
  readonly step: GuideStep;
  readonly choose: (move: string) => void;
}

/** What happened, what is asked now, and what the guide would do. */
export function GuideDoing({ step: { news, ask, waiting, advice }, choose }: GuideDoingProps): JSX.Element {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
      <div class="tk-guide-body" aria-live="polite" tabIndex={0}>
        {news.length > 0 && <News news={news} />}
        {ask === undefined ? (
          <p class="quiet">{waiting}</p>
        ) : (
          <>
            <h3>{ask.title}</h3>
            <p class="tk-guide-text">{ask.text}</p>
          </>
        )}
      </div>
      {advice !== undefined && (
        <div class="tk-guide-advice">
          <p>
            {t
              .parts('advice', { move: { text: advice.words, target: 'move' }, reason: advice.reason })
              .map((part) => (typeof part === 'string' ? part : <strong key={part.target}>{part.text}</strong>))}
          </p>
          <Button size="small" class="tk-guide-choose" onClick={() => choose(advice.move)}>
            {t('choose')}
          </Button>
        </div>
      )}
    </>
  );
}

function News({ news }: { readonly news: readonly GuideNews[] }): JSX.Element {
  return (
    <ul class="tk-guide-news">
      {news.map(({ said, meaning }) => (
        <li key={meaning}>
          {said.map(word)} <span class="quiet">{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

function word(part: Said, at: number): JSX.Element | string {
  if (typeof part === 'string') return part;
  return (
    <span key={at} class="mention" data-mention={part.target}>
      {part.text}
    </span>
  );
}
