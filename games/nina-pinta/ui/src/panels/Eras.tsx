import { firstPrice, type View, warsIn } from '@portolan/nina-pinta';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { worldName } from '../words.ts';
import { t } from './messages.ts';
import { Panel } from './Panel.tsx';
import './eras.css';

/** The era track: the token of each era as far as revealed, its wars, and what its first Benefit costs. */
export function Eras(): JSX.Element {
  const { box, view } = useScene();
  return (
    <Panel
      name="eras"
      title={t('eras')}
      note={<small>{t('erasNote')}</small>}
      of={[view.era, view.tokens.length, view.phase]}
    >
      {() => (
        <ol class="np-eras">
          {Array.from({ length: box.components.eras }, (_, at) => (
            <Era
              key={at}
              era={at + 1}
              now={view.era}
              token={view.tokens[at]}
              wars={warsIn(box, at + 1)}
              price={firstPrice(box, at + 1)}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface EraProps {
  readonly era: number;
  readonly now: number;
  readonly token: View['tokens'][number] | undefined;
  readonly wars: number;
  readonly price: number;
}

function Era({ era, now, token, wars, price }: EraProps): JSX.Element {
  const { box } = useScene();
  const facts = { n: era, wars, price };
  const label =
    token === undefined
      ? t('eraTitle', facts)
      : t('eraToken', {
          ...facts,
          kind: token.kind === 'grow' ? 'grow' : 'other',
          world: worldName(box, token.world),
          gold: token.gold,
        });
  return (
    <li
      class={cx('np-era', era === now && 'np-era-current', era < now && 'np-era-past')}
      data-card={`era:${era}`}
      data-spot={`era:${era}`}
      aria-current={era === now ? 'step' : undefined}
      title={label}
    >
      <span class="unseen">{label}</span>
      <b aria-hidden="true">{`${era}`}</b>
      <span
        class={token === undefined ? 'np-era-token' : 'np-era-token np-hue'}
        data-world={token?.world}
        data-spot={`storage:${era}`}
        aria-hidden="true"
      >
        {token === undefined ? t('unknown') : <Glyph name={token.kind} />}
        {token !== undefined && <small>{`${token.gold}`}</small>}
      </span>
      <span class="np-era-wars" data-none={wars === 0} aria-hidden="true">
        <Glyph name={wars === 0 ? 'peace' : 'war'} />
        {wars > 0 && `${wars}`}
      </span>
      <span class="np-era-price" aria-hidden="true">
        <Glyph name="gold" />
        {`${price}`}
      </span>
    </li>
  );
}
