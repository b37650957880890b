import type { Rule } from '@portolan/client';
import { cx, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/learn.ts';
import { piecesOf } from './search.ts';

export interface RuleSectionProps {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** The search terms. */
  readonly words: readonly string[];
  /** The rule named in the address. */
  readonly here: string;
}

/** Not drawn again while the sections after it are added. */
export function RuleSection(props: RuleSectionProps): JSX.Element {
  return <Memo of={Object.values(props)}>{() => draw(props)}</Memo>;
}

/** The ledger is written in English only. */
function draw({ id, title, rules, words, here }: RuleSectionProps): JSX.Element {
  return (
    <section class="rule-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} translate={false}>
        {title}
      </h2>
      {[...Map.groupBy(rules, ({ group }) => group)].map(([group, inside]) => (
        <div key={group} class="rule-group">
          {group !== '' && <h3 translate={false}>{group}</h3>}
          <dl class="rules">
            {inside.map((rule) => (
              <RuleLine key={rule.id} rule={rule} words={words} here={rule.id === here} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

interface RuleLineProps {
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly here: boolean;
}

function RuleLine({ rule: { id, text, ruling }, words, here }: RuleLineProps): JSX.Element {
  return (
    <div id={id} class={cx('rule', here && 'rule-here')} aria-current={here ? 'true' : undefined}>
      <dt>
        <a href={`#${id}`}>
          <Marked text={id} words={words} />
        </a>
      </dt>
      <dd>
        <Marked text={text} words={words} />
        {ruling === true && (
          <>
            {' '}
            <span class="rule-ruling" title={t('learn.rulingHint')}>
              {t('learn.ruling')}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return (
    <span translate={false}>
      {words.length === 0
        ? text
        : piecesOf(text, words).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text))}
    </span>
  );
}
