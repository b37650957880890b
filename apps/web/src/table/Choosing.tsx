import { type ControlsProps, describeMove, type GameUi, moveSentence } from '@portolan/client';
import { Confirmation } from '@portolan/table-kit';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/table.ts';
import type { LoadedTable } from './useGameTable.ts';

// Not needed for the first paint.
const Choices = later(async () => (await import('./choices.ts')).Choices);

/** Screen readers announce the choice together with the button that confirms it. */
const CHOSEN = 'chosen-move';

export interface ChoosingProps extends Omit<ControlsProps, 'otherwise'> {
  readonly ui: GameUi;
  readonly loaded: LoadedTable;
}

/** The chosen move with its buttons, and the controls to choose one. */
export function Choosing({ loaded, ...props }: ChoosingProps): JSX.Element {
  const { ui, moment, turn } = props;
  const { Controls } = loaded;
  const { chosen, canBack } = turn.outlook;
  const confirm = useRef<HTMLDivElement>(null);
  const choices = <Choices ui={ui} view={moment.view} turn={turn} />;
  useEffect(() => {
    if (chosen !== undefined && canBack) confirm.current?.querySelector('button')?.focus();
  }, [chosen?.text, canBack]);
  return (
    <>
      {chosen === undefined && canBack && (
        <div>
          <Button look="plain" size="small" icon="back" onClick={turn.back}>
            {t('table.back')}
          </Button>
        </div>
      )}
      {chosen !== undefined && (
        <Confirmation root={confirm}>
          <p id={CHOSEN}>
            <span class="prompt-who">{t('table.chosen')} </span>
            <strong>{moveSentence(describeMove(ui, chosen.text, moment.view))}</strong>
          </p>
          <div class="row">
            <Button look="primary" icon="check" describedBy={CHOSEN} onClick={turn.confirm}>
              {t('table.confirm')}
            </Button>
            {canBack && (
              <Button icon="back" onClick={turn.back}>
                {t('table.back')}
              </Button>
            )}
          </div>
        </Confirmation>
      )}
      {Controls === undefined ? choices : <Controls {...props} otherwise={choices} />}
    </>
  );
}
