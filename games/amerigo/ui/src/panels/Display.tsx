import { displayHalves, isLastRound } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { Pickable, picks } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { tokenWords } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import { TokenFace } from './TokenFace.tsx';
import './display.css';

/** The face-up progress tokens: those that stay, and those that leave at the end of the round. */
export function Display(): JSX.Element {
  const scene = useScene();
  const { box, view } = scene;
  const isLast = isLastRound(box, view);
  const spaces = view.display.map((token, space) => ({ token, space }));
  const { kept, leaving } = displayHalves(box, spaces);
  return (
    <Panel name="display" title={t('display')} of={[view.display.join(), isLast, picks(scene, 'token')]}>
      {() => (
        <div class="am-display">
          <Half name={t('kept')} title={isLast ? t('leavingLast') : t('keptTitle')} spaces={kept} />
          <Half name={t('leaving')} title={isLast ? t('leavingLast') : t('leavingTitle')} spaces={leaving} leaving />
        </div>
      )}
    </Panel>
  );
}

interface Space {
  /** Negative on an empty space. */
  readonly token: number;
  readonly space: number;
}

interface HalfProps {
  readonly name: string;
  readonly title: string;
  readonly spaces: readonly Space[];
  readonly leaving?: boolean;
}

function Half({ name, title, spaces, leaving = false }: HalfProps): JSX.Element {
  const { box } = useScene();
  return (
    <>
      <span class="am-half" data-leaving={leaving} title={title}>
        {name}
      </span>
      <ul class="am-half-tokens" data-leaving={leaving}>
        {spaces.map(({ token, space }) => {
          const id = box.names.tokens[token];
          return id === undefined ? (
            <li key={space} class="am-token am-token-gone" data-spot={`display:${space}`}>
              <span class="unseen">{t('freeSpace')}</span>
            </li>
          ) : (
            <Pickable
              key={space}
              class="am-token"
              target={`token:${id}`}
              card={`token:${id}`}
              spot={`display:${space}`}
              piece={`token:${id}`}
              label={capital(tokenWords(box, token))}
            >
              <TokenFace box={box} token={token} words />
            </Pickable>
          );
        })}
      </ul>
    </>
  );
}
