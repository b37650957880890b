import type { Said } from '@portolan/client';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import type { GuideAdvice, GuideAnnotation, GuideStep } from './page.ts';

export interface GuideDoingProps {
  readonly step: GuideStep;
  readonly choose: (move: string) => void;
}

/** The lesson comes first, so that neither a response nor an annotation ever pushes it out of sight. */
export function GuideDoing({ step, choose }: GuideDoingProps): JSX.Element {
  const { response, annotations, ask, plan, press, advice } = step;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
      <div class="tk-guide-body" aria-live="polite" tabIndex={0}>
        {ask !== undefined && (
          <>
            <h3>{ask.title}</h3>
            <p class="tk-guide-text">{ask.text}</p>
          </>
        )}
        {plan !== undefined && (
          <p class="tk-guide-plan">
            <strong>{plan.title}</strong> {plan.text}
          </p>
        )}
        {response !== undefined && <p class="tk-guide-response">{response}</p>}
        {annotations.length > 0 && <Annotations annotations={annotations} />}
      </div>
      {advice.length > 0 && <Suggestions advice={advice} choose={choose} />}
      <p class="tk-guide-press" role="status">
        {press}
      </p>
    </>
  );
}

interface SuggestionsProps {
  readonly advice: readonly GuideAdvice[];
  readonly choose: (move: string) => void;
}

function Suggestions({ advice, choose }: SuggestionsProps): JSX.Element {
  return (
    <ul class="tk-guide-advice" aria-label={t('suggestions')}>
      {advice.map(({ move, words, reason }, at) => (
        <li key={move}>
          <button type="button" class="tk-guide-choose" onClick={() => choose(move)}>
            {t
              .parts(at === 0 ? 'suggestion' : 'alternative', { move: { text: words, target: 'move' }, reason })
              .map((part) => (typeof part === 'string' ? part : <strong key={part.target}>{part.text}</strong>))}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Annotations({ annotations }: { readonly annotations: readonly GuideAnnotation[] }): JSX.Element {
  return (
    <ul class="tk-guide-annotations">
      {annotations.map(({ said, meaning }) => (
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
