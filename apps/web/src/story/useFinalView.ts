import type { TableInfo } from '@portolan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, tellFailure } from '../app/session.ts';

/** The view of a finished match at its end, with nothing hidden; undefined until loaded. */
export function useFinalView({ id, seq }: TableInfo): unknown {
  const [view, setView] = useState<unknown>();
  useEffect(() => {
    let stale = false;
    void api.moments(id, { from: seq, to: seq, as: 'open' }).then((answer) => {
      if (!answer.ok) tellFailure(answer.error);
      else if (!stale) setView(answer.value.moments[0]?.view);
    });
    return () => {
      stale = true;
    };
  }, [id, seq]);
  return view;
}
