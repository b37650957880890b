import { useEffect } from 'preact/hooks';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/table.ts';

/** The tab's title names the table and says when it is the player's turn. */
export function useTitle(title: string | undefined, asked: boolean): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = tShell('app.title', { page: asked ? t('table.yourTurn', { title }) : title });
    return () => {
      document.title = tShell('app.name');
    };
  }, [title, asked]);
}
