import { isLastRound, staysOnDisplay } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { TokenFace } from '../panels/TokenFace.tsx';
import { useScene } from '../table/scene.ts';
import { tokenWords } from '../words.ts';
import { Cash } from './Cash.tsx';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** The progress tokens on display and what each does. */
export function ChooseToken(): JSX.Element {
  const { box, view } = useScene();
  const isLast = isLastRound(box, view);
  return (
    <>
      <div class="am-column am-long">
        {view.display.map((token, at) => {
          const id = box.names.tokens[token];
          return (
            id !== undefined && (
              <WordChoice
                key={id}
                target={`token:${id}`}
                main={capital(tokenWords(box, token))}
                figure={<TokenFace box={box} token={token} />}
                more={isLast ? t('tokenLast') : t(staysOnDisplay(box, at) ? 'tokenStays' : 'tokenLeaves')}
                card={`token:${id}`}
              />
            )
          );
        })}
      </div>
      <Cash />
    </>
  );
}
